import { defaultMessages } from '../../renderer/model/messages.ts';
import { code, page, table } from './markdown.ts';

/** The reference of interface messages. */
export function messagesPage(): string {
  const rows = Object.entries(defaultMessages).map(([key, text]) => [
    code(key),
    text.replaceAll('{', '\\{').replaceAll('<', '\\<'),
    placeholders(text),
  ]);
  return page(
    {
      title: 'UI texts',
      description: 'All texts of the interface with their keys. Translate or replace them with the option messages.',
      intro:
        'These are the texts that the theme shows. Replace or translate any of them with the option `messages` of the config. A value replaces a placeholder such as `{title}`. [Translate the interface](../guides/translate.md) shows how.',
    },
    table(['Key', 'English text', 'Placeholders'], rows),
  );
}

function placeholders(text: string): string {
  return [...text.matchAll(/\{\w+\}/g)].map(([mark]) => code(mark)).join(', ');
}
