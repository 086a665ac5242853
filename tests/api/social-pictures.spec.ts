import type { ErrorBody, SocialPost } from '@contract';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { client, signUp } from '../support/client';
import { cmsRoot } from '../support/paths';
import { BAKERY, ownerOfSocial, type OwnedSocial } from '../support/social';
import { sharedCms, type SharedCms } from '../support/shared-cms';

// cms draws with it; tests have no packages of their own.
const sharp = createRequire(path.join(cmsRoot, 'package.json'))(
  'sharp',
) as (typeof import('sharp'))['default'];

type Refused = Partial<Pick<ErrorBody, 'error'>>;

let server: SharedCms;
let social: OwnedSocial;
beforeAll(async () => {
  server = sharedCms();
  social = await ownerOfSocial(server);
  await social.instruct({ instructions: BAKERY });
});

const give = (social: OwnedSocial, post: SocialPost, bytes: Uint8Array | string, name = 'foto.jpg') => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return social.post<{ data: SocialPost } & Refused>(`/social/posts/${post.id}/image`, form);
};
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c86432' } })
    .withExif({ IFD0: { Make: 'SegretoCamera' }, IFD3: { GPSLatitude: '44/1 38/1 0/1' } })
    .jpeg()
    .toBuffer();

test('is drawn anew without what else the file carried, in a shape that its network takes', async () => {
  const post = await social.write({ platform: 'instagram' });
  expect(post).toMatchObject({ status: 'queued', held: 'image' });
  const original = await photo(600, 1600);
  expect(original.includes('SegretoCamera')).toBe(true);
  const reply = await give(social, post, original);
  expect(reply.status).toBe(200);
  expect(reply.body.data).toMatchObject({
    status: 'ready',
    held: 'no-account',
    image: { kind: 'upload', alt: '' },
  });
  const { url, width, height } = reply.body.data.image ?? { url: '', width: 0, height: 1 };
  expect(width / height).toBeGreaterThanOrEqual(0.8);
  const shown = await fetch(server.url + url);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(bytes.includes('SegretoCamera')).toBe(false);
  const metadata = await sharp(bytes).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width, height });
  expect(metadata.exif).toBeUndefined();

  const removed = await social.del(`/social/posts/${post.id}/image`);
  expect((removed.body as { data: SocialPost }).data).toMatchObject({
    image: null,
    status: 'queued',
    held: 'image',
  });
  expect((await fetch(server.url + url)).status).toBe(404);
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'UNSUPPORTED_FILE_TYPE'],
  ['HTML', '<!doctype html><img src=x>', 'UNSUPPORTED_FILE_TYPE'],
  [
    'a JPEG in name only',
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(200, 7)]),
    'UNSUPPORTED_FILE_TYPE',
  ],
  ['nothing', '', 'UNSUPPORTED_FILE_TYPE'],
  ['too many bytes', Buffer.alloc(21 * 1024 * 1024), 'FILE_TOO_LARGE'],
])('%s is refused', async (_name, bytes, code) => {
  const reply = await give(social, await social.write(), bytes);
  expect(reply.body.error?.details.code).toBe(code);
});

test('a file that unpacks into a bomb is refused', async () => {
  const bomb = await sharp({
    create: { width: 7_500, height: 7_500, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 6 })
    .toBuffer();
  const reply = await give(social, await social.write(), bomb, 'bomba.png');
  expect(reply.body.error?.details.code).toBe('UNSUPPORTED_FILE_TYPE');
});

test.each([
  'http://example.com/a.jpg',
  'file:///etc/passwd',
  'https://127.0.0.1/a.jpg',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/a.jpg',
  'https://[::1]/a.jpg',
  'https://user:secret@93.184.216.34/a.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
])('%s is no address of a picture', async (url) => {
  const post = await social.write();
  const reply = await social.post<Refused>(`/social/posts/${post.id}/image`, { url });
  expect(reply.body.error?.details).toMatchObject({ code: 'VALIDATION' });
});

test('a card is drawn from the words, looks different the next time, and its address cannot be guessed', async () => {
  const post = await social.write({ platform: 'pinterest', title: 'Il pane della domenica' });
  const draw = () => social.post<{ data: SocialPost }>(`/social/posts/${post.id}/image`, { card: true });
  const first = (await draw()).body.data.image;
  expect(first).toMatchObject({
    kind: 'card',
    width: 1000,
    height: 1500,
    alt: 'Il pane della domenica – Forno Gallo di Modena',
  });
  const bytes = async (url = '') => Buffer.from(await (await fetch(server.url + url)).arrayBuffer());
  const firstBytes = await bytes(first?.url);
  const second = (await draw()).body.data.image;
  expect((await bytes(second?.url)).equals(firstBytes)).toBe(false);
  expect(
    (await fetch(server.url + (second?.url ?? '').replace(/\.[\w-]{22}\./, `.${'A'.repeat(22)}.`))).status,
  ).toBe(404);
  const stranger = await signUp(server);
  const foreign = await client(server).post(
    `/social/posts/${post.id}/image`,
    { card: true },
    { token: stranger.token },
  );
  expect(foreign.status).toBe(404);
});
