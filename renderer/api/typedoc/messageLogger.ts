import { Logger, LogLevel, type MinimalNode, type MinimalSourceFile } from 'typedoc';

/** A message of TypeDoc, with its spot in a file where it gave one. */
export interface Message {
  readonly text: string;
  readonly spot?:
    | { readonly file: Pick<MinimalSourceFile, 'fileName' | 'getLineAndCharacterOfPosition'>; readonly pos: number }
    | undefined;
}

/** Keeps the warnings and errors that TypeDoc would print. */
export class MessageLogger extends Logger {
  readonly messages: Message[] = [];

  protected override addContext(
    text: string,
    level: Exclude<LogLevel, LogLevel.None>,
    ...context: [MinimalNode?] | [number, MinimalSourceFile]
  ): string {
    if (level >= LogLevel.Warn) this.messages.push({ text, spot: spotOf(context) });
    return text;
  }
}

function spotOf([first, file]: [MinimalNode?] | [number, MinimalSourceFile]): Message['spot'] {
  if (first === undefined) return undefined;
  if (typeof first === 'number') return file === undefined ? undefined : { file, pos: first };
  return { file: first.getSourceFile(), pos: first.getStart() };
}
