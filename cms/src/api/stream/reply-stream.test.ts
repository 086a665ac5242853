import { expect, test } from 'vitest';
import type { Reply } from '../widget/services/reply';
import { ReplyStream, type ReplyEvent } from './reply-stream';

const reply: Reply = {
  id: 'r1',
  text: 'Alle nove.',
  outcome: 'answered',
  sources: [],
  suggestions: [],
  handover: false,
};
const collect = async (stream: ReplyStream<Reply>) => {
  const events: ReplyEvent<Reply>[] = [];
  for await (const event of stream.follow()) events.push(event);
  return events;
};

test('whoever comes early and whoever comes late hear the same', async () => {
  const stream = new ReplyStream<Reply>();
  const early = collect(stream);
  stream.push({ type: 'delta', text: 'Alle ' });
  stream.push({ type: 'delta', text: 'nove.' });
  const late = collect(stream);
  stream.push({ type: 'done', reply });
  const all = [
    { type: 'delta', text: 'Alle ' },
    { type: 'delta', text: 'nove.' },
    { type: 'done', reply },
  ];
  expect(await early).toEqual(all);
  expect(await late).toEqual(all);
  expect(await collect(stream)).toEqual(all);
});

test('nothing follows the end', async () => {
  const stream = new ReplyStream<Reply>();
  stream.push({ type: 'failed' });
  stream.push({ type: 'done', reply });
  expect(await stream.result()).toBeNull();
});

test('a stored reply is told in one piece', async () => {
  expect(await ReplyStream.of(reply).result()).toEqual(reply);
});

test('a reply without words is told without a word', async () => {
  const attended: Reply = { ...reply, id: '', text: '', outcome: 'person' };
  expect(await collect(ReplyStream.of(attended))).toEqual([{ type: 'done', reply: attended }]);
});

test('what was said so far is known at any moment', () => {
  const stream = new ReplyStream<Reply>();
  expect(stream.text).toBe('');
  stream.push({ type: 'delta', text: 'Alle ' });
  stream.push({ type: 'delta', text: 'nove.' });
  expect(stream.text).toBe('Alle nove.');
});
