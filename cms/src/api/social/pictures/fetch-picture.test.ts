import { expect, test } from 'vitest';
import { SOCIAL_LIMITS } from '../../../contract';
import { WebFetchError, type FetchOptions, type WebFetchFault } from '../../../engines/web';
import { ApiError } from '../../../http/api-error';
import { fetchPicture } from './fetch-picture';

const page = (url: string, status = 200) => ({
  url,
  status,
  contentType: '',
  charset: null,
  body: Buffer.from('jpeg'),
});
const failing = (fault: WebFetchFault) => ({ fetch: () => Promise.reject(new WebFetchError(fault)) });
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fetched',
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );

test('a picture comes from https, in as many bytes as an upload may have, within seconds', async () => {
  let received: FetchOptions | undefined;
  const web = {
    fetch: (url: string, options: FetchOptions) => {
      received = options;
      return Promise.resolve(page(url));
    },
  };
  expect((await fetchPicture(web, 'https://sito.example/a.jpg')).toString()).toBe('jpeg');
  expect(received).toMatchObject({ maxBytes: SOCIAL_LIMITS.image.maxBytes, timeoutMs: 15_000 });
});

test('a redirect that ends without https is refused', async () => {
  const web = { fetch: () => Promise.resolve(page('http://sito.example/a.jpg')) };
  expect(await codeOf(fetchPicture(web, 'https://sito.example/a.jpg'))).toBe('VALIDATION');
});

test.each([
  ['TOO_LARGE', 'FILE_TOO_LARGE'],
  ['PRIVATE_ADDRESS', 'VALIDATION'],
  ['BAD_ADDRESS', 'VALIDATION'],
  ['TOO_SLOW', 'SITE_UNREACHABLE'],
  ['UNREACHABLE', 'SITE_UNREACHABLE'],
  ['TOO_MANY_REDIRECTS', 'SITE_UNREACHABLE'],
] as const)('%s on the way is told as %s', async (fault, code) => {
  expect(await codeOf(fetchPicture(failing(fault), 'https://sito.example/a.jpg'))).toBe(code);
});

test('a page that is missing is no picture', async () => {
  const web = { fetch: (url: string) => Promise.resolve(page(url, 404)) };
  expect(await codeOf(fetchPicture(web, 'https://sito.example/a.jpg'))).toBe('SITE_UNREACHABLE');
});
