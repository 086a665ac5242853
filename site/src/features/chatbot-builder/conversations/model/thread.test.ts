import { expect, test } from 'vitest';
import { aVisitorMessage } from '../../testing/a-conversation';
import { threadOf } from './thread';

const day = (instant: string) => instant.slice(0, 10);

test('each day is named once, and each reply knows its question', () => {
  const thread = threadOf(
    [
      aVisitorMessage({ id: '1', sender: 'bot', text: 'Ciao!', createdAt: '2026-11-20T10:00:00.000Z' }),
      aVisitorMessage({ id: '2', text: 'Siete aperti?', createdAt: '2026-11-20T10:01:00.000Z' }),
      aVisitorMessage({ id: '3', sender: 'bot', text: 'Sì.', createdAt: '2026-11-20T10:01:02.000Z' }),
      aVisitorMessage({ id: '4', text: 'E domani?', createdAt: '2026-11-21T08:00:00.000Z' }),
      aVisitorMessage({ id: '5', sender: 'person', text: 'No.', createdAt: '2026-11-21T08:01:00.000Z' }),
    ],
    day,
  );
  expect(thread.map(({ day: name, question }) => [name, question])).toEqual([
    ['2026-11-20', ''],
    [null, ''],
    [null, 'Siete aperti?'],
    ['2026-11-21', ''],
    [null, 'E domani?'],
  ]);
});
