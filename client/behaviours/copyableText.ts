const shells = new Set(['bash', 'sh', 'shell', 'console', 'zsh', 'shellsession']);
const prompt = /^\s*(?:\$|>|PS [^>]*>) /;

/**
 * What a reader wants to paste. In a shell's block with prompts that is the commands without them, and not what they print; lines
 * behind a backslash belong to their command.
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
