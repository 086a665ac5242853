import { expect, test } from 'vitest';
import { createMeetings } from './index';

test('every consultation has a room of its own, on the configured server', async () => {
  const meetings = createMeetings('https://video.esempio.test');
  const rooms = await Promise.all(Array.from({ length: 50 }, () => meetings.open()));
  expect(new Set(rooms.map(({ url }) => url)).size).toBe(50);
  for (const { url } of rooms) expect(url).toMatch(/^https:\/\/video\.esempio\.test\/officina-[0-9a-f]{40}$/);
});
