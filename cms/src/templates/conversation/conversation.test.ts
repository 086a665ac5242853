import { expect, test } from 'vitest';
import type { AssistantMessage } from '../../contract';
import { conversationDocument } from './document';
import { conversationMarkdown } from './markdown';
import { markdownBlocks } from './markdown-blocks';

const message = (author: 'user' | 'assistant', text: string): AssistantMessage => ({
  id: author,
  clientId: '',
  author,
  text,
  state: 'done',
  stopped: false,
  attachments: [],
  advice: null,
  createdAt: '2026-11-22T09:00:00.000Z',
});
const thread = (...messages: AssistantMessage[]) => ({
  title: 'Pareggio',
  locale: 'it' as const,
  at: '2026-11-22T10:00:00.000Z',
  messages,
});

test('what a person typed is no Markdown', () => {
  const markdown = conversationMarkdown(thread(message('user', '# Uno\n1. due\n- tre')));
  expect(markdown).toContain('\\# Uno  \n1\\. due  \n\\- tre');
});

test('a reply keeps its headings, lists, tables and links in a document', () => {
  const text =
    '## Conti\n\n- **a** & b\n  - dentro\n\n| A | B |\n|---|--:|\n| x | 1 |\n\n[qui](https://a.test)';
  expect(markdownBlocks(text)).toEqual([
    { kind: 'heading', text: 'Conti' },
    {
      kind: 'list',
      ordered: false,
      items: [[{ text: 'a', strong: true }, { text: ' & b' }], [{ text: 'dentro' }]],
    },
    {
      kind: 'table',
      caption: '',
      columns: [
        { label: 'A', align: 'start' },
        { label: 'B', align: 'end' },
      ],
      rows: [['x', '1']],
    },
    { kind: 'paragraph', text: [{ text: 'qui', href: 'https://a.test' }] },
  ]);
});

test('neither a script nor an odd address becomes a link or markup', () => {
  const text = markdownBlocks('[x](javascript:alert(1)) <img src=x onerror=alert(1)>');
  expect(JSON.stringify(text)).not.toContain('href');
});

test('a document has a section for each question, the replies under it', () => {
  const { sections, version, sources } = conversationDocument(
    thread(message('user', 'Uno?'), message('assistant', 'Sì.'), message('user', 'Due?')),
  );
  expect(sections.map(({ title, blocks }) => [title, blocks.length])).toEqual([
    ['Uno?', 1],
    ['Due?', 0],
  ]);
  expect([version, sources]).toEqual([0, []]);
});
