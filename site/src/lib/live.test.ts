import { expect, test } from 'vitest';
import { eventsOf, type LiveMessage } from './live';

const stream = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
const read = async (...chunks: string[]) => {
  const events: LiveMessage[] = [];
  await eventsOf(stream(...chunks), (event) => events.push(event));
  return events.map(({ topic }) => topic);
};

test.each([
  [
    'whole lines',
    ['data: {"topic":"account"}\n\ndata: {"topic":"marketplace"}\n\n'],
    ['account', 'marketplace'],
  ],
  ['a line cut in the middle', ['data: {"top', 'ic":"account"}\n\n'], ['account']],
  ['pings and rubbish', [': ping\n\ndata: nonsense\n\ndata: {"topic":"account"}\r\n\r\n'], ['account']],
  ['an unfinished last line', ['data: {"topic":"account"}'], []],
])('%s', async (_, chunks, topics) => {
  expect(await read(...chunks)).toEqual(topics);
});
