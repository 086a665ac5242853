import type { ErrorBody, SocialPhoto, SocialPost, UpdateSocialPhoto } from '@contract';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { cmsRoot } from '../support/paths';
import { eventually } from '../support/client';
import { ownerOfSocial, RICH_BAKERY, type OwnedSocial } from '../support/social';
import { sharedCms, type SharedCms } from '../support/shared-cms';

// cms draws with it; tests have no packages of their own.
const sharp = createRequire(path.join(cmsRoot, 'package.json'))(
  'sharp',
) as (typeof import('sharp'))['default'];

type Reply = { data: SocialPhoto } & Partial<Pick<ErrorBody, 'error'>>;

let server: SharedCms;
let social: OwnedSocial;
let other: OwnedSocial;
beforeAll(async () => {
  server = sharedCms();
  [social, other] = await Promise.all([ownerOfSocial(server), ownerOfSocial(server)]);
});

/** Red above, green below: what a crop keeps can be seen. */
const tallPhoto = () =>
  sharp({ create: { width: 400, height: 1200, channels: 3, background: '#00ff00' } })
    .composite([
      {
        input: { create: { width: 400, height: 600, channels: 3, background: '#ff0000' } },
        gravity: 'north',
      },
    ])
    .withExif({ IFD0: { Make: 'SegretoCamera' } })
    .jpeg()
    .toBuffer();
const upload = (by: OwnedSocial, bytes: Uint8Array | string, name = 'vetrina di Natale.jpg') => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  return by.post<Reply>(`/social/projects/${by.project.id}/photos`, form);
};
const stored = async (by: OwnedSocial): Promise<SocialPhoto> => {
  const { status, body } = await upload(by, await tallPhoto());
  expect(status).toBe(201);
  return body.data;
};
const change = (photo: SocialPhoto, request: UpdateSocialPhoto['request'] | object) =>
  social.patch<Reply>(`/social/photos/${photo.id}`, request);
const put = (post: SocialPost, photo: SocialPhoto) =>
  social.post<{ data: SocialPost }>(`/social/posts/${post.id}/image`, { photoIds: [photo.id] });
const listed = async (by: OwnedSocial): Promise<SocialPhoto[]> =>
  (await by.get<{ data: SocialPhoto[] }>(`/social/projects/${by.project.id}/photos`)).body.data;
const pixels = async (url: string) => {
  const bytes = Buffer.from(await (await fetch(server.url + url)).arrayBuffer());
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { bytes, info, topIsRed: (data[0] ?? 0) > 200, bottomIsGreen: (data.at(-2) ?? 0) > 200 };
};

test('a photo is kept whole and without what its camera wrote, under the name of its file', async () => {
  const photo = await stored(social);
  expect(photo).toMatchObject({
    name: 'vetrina di Natale',
    width: 400,
    height: 1200,
    alt: '',
    folder: '',
    tags: [],
    focus: { x: 0.5, y: 0.5 },
    usedIn: 0,
  });
  const { bytes } = await pixels(photo.url);
  expect(bytes.includes('SegretoCamera')).toBe(false);
});

test('its words, folder and tags can be changed; tags are written small and once', async () => {
  const photo = await stored(social);
  const changed = await change(photo, {
    alt: 'La vetrina con le luci',
    folder: 'Natale',
    tags: ['Vetrina', 'vetrina', 'luci'],
  });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({
    alt: 'La vetrina con le luci',
    folder: 'Natale',
    tags: ['vetrina', 'luci'],
  });
  expect(await listed(social)).toContainEqual(changed.body.data);
});

test.each([
  ['a focus outside of the photo', { focus: { x: 1.2, y: 0 } }],
  ['no name', { name: ' ' }],
  ['a field that nobody may set', { fileKey: '00/x.jpg' }],
])('%s is refused', async (_, request) => {
  const photo = await stored(social);
  expect(await change(photo, request)).toMatchObject({
    status: 422,
    body: { error: { details: { code: 'VALIDATION' } } },
  });
});

test.each([
  ['above', 0, { topIsRed: true, bottomIsGreen: false }],
  ['below', 1, { topIsRed: false, bottomIsGreen: true }],
])('Instagram gets a part of a tall photo, around what matters: %s', async (_, y, ends) => {
  const photo = await stored(social);
  await change(photo, { focus: { x: 0.5, y }, alt: 'La torre' });
  const post = await social.write({ platform: 'instagram' });
  const { body } = await put(post, photo);
  expect(body.data).toMatchObject({ status: 'ready', image: { kind: 'upload', alt: 'La torre' } });
  const image = await pixels(body.data.image?.url ?? '');
  expect(image).toMatchObject({ ...ends, info: { width: 400, height: 500 } });
});

test('Facebook gets it whole, and both posts are counted until one loses it', async () => {
  const photo = await stored(social);
  const usedIn = async () => (await listed(social)).find(({ id }) => id === photo.id)?.usedIn;
  const [facebook, instagram] = [
    await social.write({ platform: 'facebook' }),
    await social.write({ platform: 'instagram' }),
  ];
  const { body } = await put(facebook, photo);
  expect(body.data.image).toMatchObject({ width: 400, height: 1200 });
  await put(instagram, photo);
  expect(await usedIn()).toBe(2);
  await social.del(`/social/posts/${facebook.id}/image`);
  expect(await usedIn()).toBe(1);
  await social.del(`/social/posts/${instagram.id}`);
  expect(await usedIn()).toBe(0);
});

test('a post keeps its copy when the photo is deleted', async () => {
  const photo = await stored(social);
  const post = await social.write({ platform: 'instagram' });
  const { body } = await put(post, photo);
  expect((await social.del(`/social/photos/${photo.id}`)).status).toBe(204);
  expect((await fetch(server.url + photo.url)).status).toBe(404);
  expect((await fetch(server.url + (body.data.image?.url ?? ''))).status).toBe(200);
  const left = await social.get<{ data: SocialPost }>(`/social/posts/${post.id}`);
  expect(left.body.data).toMatchObject({ status: 'ready', image: { width: 400 } });
});

test('what is no picture is refused with the kinds that are taken', async () => {
  const reply = await upload(social, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'foto.jpg');
  expect(reply).toMatchObject({
    status: 415,
    body: { error: { details: { code: 'UNSUPPORTED_FILE_TYPE' } } },
  });
});

test('nobody else sees a photo, changes it, deletes it, or puts it into a post', async () => {
  const photo = await stored(social);
  const post = await other.write({ platform: 'instagram' });
  const replies = await Promise.all([
    other.get(`/social/projects/${social.project.id}/photos`),
    other.patch(`/social/photos/${photo.id}`, { alt: 'mia' }),
    other.del(`/social/photos/${photo.id}`),
    other.post(`/social/posts/${post.id}/image`, { photoIds: [photo.id] }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await listed(other)).toEqual([]);
});

test('generated posts show the photo of what they say, and a logo is no photo', async () => {
  const baker = await ownerOfSocial(server);
  await baker.instruct({ instructions: RICH_BAKERY });
  const photo = (await upload(baker, await tallPhoto(), 'pane.jpg')).body.data;
  const tags = ['pane', 'forno', 'focaccia', 'farina', 'torte', 'grissini', 'crostata', 'pizza', 'biscotti'];
  await baker.patch(`/social/photos/${photo.id}`, { tags, alt: 'Il pane appena sfornato' });
  const logo = (await upload(baker, await tallPhoto(), 'logo del forno pane.jpg')).body.data;
  const schedule = await baker.schedule({ postsPerWeek: 2 });
  await baker.post(
    `/social/projects/${baker.project.id}/generations`,
    { scheduleId: schedule.id, platforms: ['facebook'], topics: [] },
    { 'Idempotency-Key': crypto.randomUUID() },
  );
  const { data } = await eventually(
    () => baker.posts(),
    ({ data: posts }) => posts.length > 0 && posts.every(({ status }) => status === 'ready'),
    60_000,
  );
  expect(data.every(({ image }) => image !== null)).toBe(true);
  expect(data.some(({ image }) => image?.kind === 'upload' && image.alt === 'Il pane appena sfornato')).toBe(
    true,
  );
  const library = await baker.get<{ data: SocialPhoto[] }>(`/social/projects/${baker.project.id}/photos`);
  expect(library.body.data.find(({ id }) => id === logo.id)?.usedIn).toBe(0);
}, 90_000);

test('a photo given as a reference file is one for posts too', async () => {
  const baker = await ownerOfSocial(server);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await tallPhoto())]), 'crostata.jpg');
  const file = await baker.post<{ data: { status: string } }>(
    `/social/projects/${baker.project.id}/files`,
    form,
  );
  expect([file.status, file.body.data.status]).toEqual([201, 'kept']);
  const library = await baker.get<{ data: SocialPhoto[] }>(`/social/projects/${baker.project.id}/photos`);
  expect(library.body.data.map(({ name }) => name)).toEqual(['crostata']);
});
