import type { AssistantMessage } from '../../contract';
import { assistantWords } from '../../locales/assistant';
import { formatInstant } from '../../locales/format';
import type { Thread } from './thread';

/** A person's own words are no Markdown: a line that looks like a heading stays a line. */
const plain = (text: string): string =>
  text
    .replace(/^(\s*)([#>+*-]+)(?=\s)/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/gm, '$1\\$2')
    .replace(/\n(?=\S)/g, '  \n');

/** A conversation as Markdown that any editor shows well. */
export const conversationMarkdown = ({ title, locale, at, messages }: Thread): string => {
  const words = assistantWords[locale];
  const parts = ({ author, text, attachments, advice, stopped, createdAt }: AssistantMessage): string[] => [
    `## ${author === 'user' ? words.you : words.assistant} · ${formatInstant(createdAt, locale)}`,
    author === 'user' ? plain(text) : text,
    ...attachments.map(({ name }) => `_${words.attached(name)}_`),
    ...(advice && advice.sources.length > 0
      ? [
          `${words.sources}: ${advice.sources
            .map(({ title: source, page }) => (page === null ? source : `${source}, ${words.page(page)}`))
            .join('; ')}`,
        ]
      : []),
    ...(stopped ? [`_${words.stopped}_`] : []),
  ];
  return `${[
    `# ${title}`,
    `_${words.exported(formatInstant(at, locale))}_`,
    ...messages.flatMap(parts).filter((part) => part !== ''),
    '---',
    `_${words.aiNotice}_`,
  ].join('\n\n')}\n`;
};
