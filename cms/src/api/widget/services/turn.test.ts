import { expect, test } from 'vitest';
import { Turn, type Reply, type TurnEvent } from './turn';

const reply: Reply = {
  id: 'r1',
  text: 'Alle nove.',
  outcome: 'answered',
  sources: [],
  suggestions: [],
  handover: false,
};
const collect = async (turn: Turn) => {
  const events: TurnEvent[] = [];
  for await (const event of turn.follow()) events.push(event);
  return events;
};

test('whoever comes early and whoever comes late hear the same', async () => {
  const turn = new Turn();
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
  const turn = new Turn();
  turn.push({ type: 'failed' });
  turn.push({ type: 'done', reply });
  expect(await turn.result()).toBeNull();
});

test('a stored reply is told in one piece', async () => {
  expect(await Turn.of(reply).result()).toEqual(reply);
});

test('a reply without words is told without a word', async () => {
  const attended: Reply = { ...reply, id: '', text: '', outcome: 'person' };
  expect(await collect(Turn.of(attended))).toEqual([{ type: 'done', reply: attended }]);
});

test('what was said so far is known at any moment', () => {
  const turn = new Turn();
  expect(turn.said).toBe('');
  turn.push({ type: 'delta', text: 'Alle ' });
  turn.push({ type: 'delta', text: 'nove.' });
  expect(turn.said).toBe('Alle nove.');
});
