import type { AssistantMessage, AssistantStreamEvent } from '@contract';
import { expect, test } from 'vitest';
import { aConversation, aMessage, anAllowance } from '../testing';
import { afterEvent, expectedExchange, lastReply, withExchange, type Exchange } from './thread';

const now = new Date('2026-11-22T09:00:00Z');
const textsOf = (messages: readonly AssistantMessage[]) =>
  messages.map(({ author, text }) => `${author}: ${text}`);
const run = (exchange: Exchange, ...events: AssistantStreamEvent[]) => events.reduce(afterEvent, exchange);

const question = aMessage({ id: 'm1', clientId: 'c1', text: 'Che prezzo?' });
const pending = aMessage({ id: 'r1', clientId: 'c1', author: 'assistant', text: '', state: 'pending' });
const done = { ...pending, text: 'Dodici euro.', state: 'done' as const };
const meta: AssistantStreamEvent = {
  type: 'meta',
  conversation: aConversation(),
  message: question,
  reply: pending,
};

test('what was asked shows at once, grows with the reply, and ends as the server stored it', () => {
  const exchange = expectedExchange({ clientId: 'c1', text: 'Che prezzo?', now });
  expect(textsOf(withExchange([], exchange))).toEqual(['user: Che prezzo?', 'assistant: ']);
  const grown = run(exchange, meta, { type: 'delta', text: 'Do' }, { type: 'delta', text: 'dici' });
  expect(textsOf(withExchange([], grown))).toEqual(['user: Che prezzo?', 'assistant: Dodici']);
  const ended = run(grown, { type: 'done', reply: done, allowance: anAllowance() });
  expect(withExchange([], ended)).toEqual([question, done]);
});

test('a stream that is joined again says it from the beginning, and nothing stands twice', () => {
  const joined = run(
    expectedExchange({ clientId: 'c1', text: null, now }),
    meta,
    { type: 'delta', text: 'Do' },
    meta,
    { type: 'delta', text: 'Dodici' },
  );
  expect(textsOf(withExchange([question, pending], joined))).toEqual([
    'user: Che prezzo?',
    'assistant: Dodici',
  ]);
});

test('an edited message takes the place of the old one and of all after it', () => {
  const thread = [question, done, aMessage({ id: 'm2' }), aMessage({ id: 'r2', author: 'assistant' })];
  const edited = expectedExchange({ clientId: 'c9', text: 'Che costo?', replaces: 'm1', now });
  expect(textsOf(withExchange(thread, edited))).toEqual(['user: Che costo?', 'assistant: ']);
});

test('another reply takes the place of the last one', () => {
  const again = expectedExchange({ clientId: 'c9', text: null, replaces: 'r1', now });
  expect(textsOf(withExchange([question, done], again))).toEqual(['user: Che prezzo?', 'assistant: ']);
});

test('the last reply is one only at the end of the thread', () => {
  expect(lastReply([question, done])).toBe(done);
  expect(lastReply([question])).toBeNull();
});
