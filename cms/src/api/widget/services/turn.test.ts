import { expect, test } from 'vitest';
import { ReplyStream, type Reply, type ReplyEvent } from './turn';

const reply: Reply = {
  id: 'r1',
  text: 'Alle nove.',
  outcome: 'answered',
  sources: [],
  suggestions: [],
  handover: false,
};
const collect = async (turn: ReplyStream) => {
  const events: ReplyEvent[] = [];
  for await (const event of turn.follow()) events.push(event);
  return events;
};

test('whoever comes early and whoever comes late hear the same', async () => {
  const turn = new ReplyStream();
  const early = collect(turn);
  turn.push({ type: 'delta', text: 'Alle ' });
  turn.push({ type: 'delta', text: 'nove.' });
  const late = collect(turn);
  turn.push({ type: 'done', reply });
  const all = [
    { type: 'delta', text: 'Alle ' },
    { type: 'delta', text: 'nove.' },
    { type: 'done', reply },
  ];
  expect(await early).toEqual(all);
  expect(await late).toEqual(all);
  expect(await collect(turn)).toEqual(all);
});

test('nothing follows the end', async () => {
  const turn = new ReplyStream();
  turn.push({ type: 'failed' });
  turn.push({ type: 'done', reply });
  expect(await turn.result()).toBeNull();
});

test('a stored reply is told in one piece', async () => {
  expect(await ReplyStream.of(reply).result()).toEqual(reply);
});

test('a reply without words is told without a word', async () => {
  const attended: Reply = { ...reply, id: '', text: '', outcome: 'person' };
  expect(await collect(ReplyStream.of(attended))).toEqual([{ type: 'done', reply: attended }]);
});

test('what was said so far is known at any moment', () => {
  const turn = new ReplyStream();
  expect(turn.text).toBe('');
  turn.push({ type: 'delta', text: 'Alle ' });
  turn.push({ type: 'delta', text: 'nove.' });
  expect(turn.text).toBe('Alle nove.');
});
