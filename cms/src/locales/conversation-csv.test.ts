import { expect, test } from 'vitest';
import type { GetConversation, VisitorMessage } from '../contract';
import { conversationCsv } from './conversation-csv';

type Exported = GetConversation['response']['data'];

const message = (text: string, more: Partial<VisitorMessage> = {}): VisitorMessage => ({
  id: 'm1',
  sessionId: 's1',
  sender: 'visitor',
  text,
  sources: [],
  answered: null,
  aiGenerated: false,
  feedback: null,
  feedbackReason: '',
  stopped: false,
  createdAt: '2026-07-01T08:00:00.000Z',
  ...more,
});
const conversation = (messages: VisitorMessage[]): Exported => ({
  conversation: {
    sessionId: 's1',
    label: '12345',
    startedAt: '2026-07-01T08:00:00.000Z',
    lastMessageAt: '2026-07-01T08:00:00.000Z',
    messageCount: messages.length,
    preview: '',
    page: 'Menù',
    unanswered: false,
    thumbsDown: false,
    personRequestedAt: null,
    attendedBy: 'bot',
    waiting: false,
    unread: false,
    handoverEmail: null,
    handoverNote: null,
    identity: { name: 'Anna', email: '' },
    isPreview: false,
  },
  messages,
});
const written = async (...messages: VisitorMessage[]) => {
  async function* conversations() {
    yield conversation(messages);
  }
  let text = '';
  for await (const piece of conversationCsv(conversations(), 'it')) text += piece;
  return text;
};

test('an Italian Excel opens it: mark, semicolons, line ends, the clock of Rome', async () => {
  const text = await written(message('Apre alle 19; davvero?', { answered: false }));
  expect(text.startsWith('\ufeffConversazione;Data e ora;')).toBe(true);
  expect(text.split('\r\n')[1]).toBe(
    '12345;01/07/2026 10:00:00;Visitatore;"Apre alle 19; davvero?";Sì;;;;Menù;Anna;;',
  );
  expect(text.endsWith('\r\n')).toBe(true);
});

test.each(['=1+1', '+39 06', '-2', '@SUM(A1)', '\t=1', '  =1', '＝1', '=HYPERLINK("http://x";"y")'])(
  '%j is a text and no formula',
  async (formula) => {
    const line = (await written(message(formula))).split('\r\n')[1] ?? '';
    expect(line).toContain(`'${formula.replaceAll('"', '""')}`);
  },
);
