import type { VisitorMessage } from '@contract';
import { expect, test, vi } from 'vitest';
import { aVisitorMessage } from '../../testing/a-conversation';
import { createReplyOutbox, undelivered, type OutgoingReply } from './reply-outbox';

const messageOf = (text: string, id = `said-${text}`): VisitorMessage =>
  aVisitorMessage({ id, sender: 'person', text });

const open = (send: (sessionId: string, clientId: string, text: string) => Promise<VisitorMessage>) => {
  const sent: string[] = [];
  let ids = 0;
  const outbox = createReplyOutbox({
    send,
    onSent: ({ text }) => sent.push(text),
    makeId: () => `c${(ids += 1)}`,
  });
  const states = () => outbox.store.getState().replies.map(({ text, state }) => `${text} ${state}`);
  return { outbox, sent, states };
};

test('what is said is there at once, and gone from the outbox when it is delivered', async () => {
  const { outbox, sent, states } = open(async (_, __, text) => messageOf(text));
  outbox.say('s1', 'Buongiorno', []);
  expect(states()).toEqual(['Buongiorno sending']);
  await vi.waitFor(() => expect(states()).toEqual([]));
  expect(sent).toEqual(['Buongiorno']);
});

test('replies of one conversation keep their order, however slow the first is', async () => {
  const order: string[] = [];
  let letGo: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (letGo = resolve));
  const { outbox, states } = open(async (_, __, text) => {
    if (text === 'uno') await slow;
    order.push(text);
    return messageOf(text);
  });
  outbox.say('s1', 'uno', []);
  outbox.say('s1', 'due', []);
  outbox.say('s2', 'altrove', []);
  await vi.waitFor(() => expect(order).toEqual(['altrove']));
  letGo();
  await vi.waitFor(() => expect(states()).toEqual([]));
  expect(order).toEqual(['altrove', 'uno', 'due']);
});

test('a reply that failed is sent again under the same id, and only once at a time', async () => {
  const ids: string[] = [];
  const { outbox, states } = open(async (_, clientId, text) => {
    ids.push(clientId);
    if (ids.length === 1) throw new Error('cut');
    return messageOf(text);
  });
  outbox.say('s1', 'Buongiorno', []);
  await vi.waitFor(() => expect(states()).toEqual(['Buongiorno failed']));
  outbox.retryAll();
  outbox.retry('c1');
  await vi.waitFor(() => expect(states()).toEqual([]));
  expect(ids).toEqual(['c1', 'c1']);
});

test('a discarded reply is not sent again', async () => {
  const send = vi.fn(async () => {
    throw new Error('cut');
  });
  const { outbox, states } = open(send);
  outbox.say('s1', 'Buongiorno', []);
  await vi.waitFor(() => expect(states()).toEqual(['Buongiorno failed']));
  outbox.discard('c1');
  outbox.retryAll();
  expect(states()).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);
});

test.each<[string, string[], VisitorMessage[], string[]]>([
  ['nothing came back', ['ciao'], [], ['ciao']],
  ['it came back on the stream', ['ciao'], [messageOf('ciao', 'new')], []],
  ['the same words, said before', ['ciao'], [messageOf('ciao', 'old')], ['ciao']],
  ['said twice, one came back', ['ciao', 'ciao'], [messageOf('ciao', 'new')], ['ciao']],
  [
    'said twice, both came back',
    ['ciao', 'ciao'],
    [messageOf('ciao', 'new'), messageOf('ciao', 'newer')],
    [],
  ],
  ['the visitor said the same', ['ciao'], [aVisitorMessage({ id: 'v', text: 'ciao' })], ['ciao']],
])('%s', (_, texts, messages, left) => {
  const replies = texts.map((text, index): OutgoingReply => ({
    clientId: `c${index}`,
    sessionId: 's1',
    text,
    state: 'sending',
    failure: null,
    known: new Set(['old']),
  }));
  expect(undelivered(replies, messages).map(({ text }) => text)).toEqual(left);
});
