import type { TrainingFile } from '@contract';
import { expect, test } from 'vitest';
import { withFile } from './file-list';

const aFile = (status: TrainingFile['status'], id = 'f1'): TrainingFile => ({
  id,
  name: 'listino.pdf',
  bytes: 1200,
  status,
  passages: status === 'ready' ? 14 : null,
  pages: null,
  failure: status === 'failed' ? 'SCANNED' : null,
  createdAt: '2026-11-21T09:00:00.000Z',
});

test.each([
  ['queued', 'reading', 'reading'],
  ['reading', 'ready', 'ready'],
  ['reading', 'queued', 'reading'],
  ['ready', 'queued', 'ready'],
  ['reading', 'failed', 'failed'],
  ['failed', 'queued', 'queued'],
] as const)('%s, then news of %s: %s', (known, news, shown) => {
  expect(withFile([aFile(known)], aFile(news)).map(({ status }) => status)).toEqual([shown]);
});

test('an unknown file joins at the end', () => {
  expect(withFile([aFile('ready')], aFile('queued', 'f2')).map(({ id }) => id)).toEqual(['f1', 'f2']);
});
