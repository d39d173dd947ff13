const shells = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'shellsession']);
const prompt = /^\s*(?:\$|>|PS [^>]*>) /;

/**
 * The text that a copy button copies. Of a shell block with prompts, these are the commands without prompts and without their output. A
 * line after a backslash belongs to the command.
 */
export function copyableText(code: string, language: string): string {
  const text = code.replace(/\n$/, '');
  if (!shells.has(language) || !text.split('\n').some((line) => prompt.test(line))) return text;
  const commands: string[] = [];
  let isContinued = false;
  for (const line of text.split('\n')) {
    if (!isContinued && !prompt.test(line)) continue;
    commands.push(isContinued ? line : line.replace(prompt, ''));
    isContinued = line.endsWith('\\');
  }
  return commands.join('\n');
}
