import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readSettings, type Settings } from '../../../settings';
import { storageProblem } from './storage-problem';
import { startS3, type S3Server } from './testing/s3-server.suite';

let s3: S3Server;
beforeAll(async () => void (s3 = await startS3()));
afterEach(() => s3.heal());
afterAll(() => s3.close());

const problemOf = (changed: Partial<Settings['s3']>) =>
  storageProblem({ ...readSettings(), s3: { ...s3.settings, ...changed } });

test('without a bucket, and with one that works, there is none', async () => {
  expect(await problemOf({ bucket: '', accessKeyId: '' })).toBeNull();
  expect(await problemOf({})).toBeNull();
});

test.each<[string, Partial<Settings['s3']>, string]>([
  ['no keys', { secretAccessKey: '' }, 'S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY is not'],
  [
    'an address without a scheme',
    { endpoint: 's3.example.it' },
    'an address begins with http:// or https://',
  ],
  ['wrong keys', { secretAccessKey: 'wrong' }, 'the store refused'],
  ['a bucket that is not there', { bucket: 'nowhere-to-be-found' }, 'there is no such bucket'],
  [
    'an address where nobody is',
    { endpoint: 'http://127.0.0.1:9' },
    'cannot be reached: correct S3_ENDPOINT',
  ],
])('%s: one sentence says what to set', async (_name, changed, sentence) => {
  const problem = await problemOf(changed);
  expect(problem).toContain(sentence);
  expect(problem?.split('\n')).toHaveLength(1);
  // A secret is not for a log.
  expect(problem).not.toContain('wrong');
});

test('rights that do not go as far as writing are found at once', async () => {
  s3.fail('refused');
  expect(await problemOf({})).toMatch(/^S3_BUCKET \(officina-test at http.*refused.*\(AccessDenied\)\.$/);
});
