import {
  SERVER_PLATFORMS,
  SOCIAL_PLATFORMS,
  type SocialPlatform,
  type BulkSocialPosts,
  type ErrorBody,
  type ListSocialFiles,
  type ListSocialSchedules,
  type OpenSocialProject,
  type PreviewSocialSlots,
  type SocialFile,
  type SocialPost,
  type SocialProject,
  type SocialSchedule,
} from '@contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { client, eventually, signUp } from '../support/client';
import { sql } from '../support/database';
import { buy } from '../support/owner';
import { everyDay, inHours, ownerOfSocial, type OwnedSocial } from '../support/social';
import { sharedCms, type SharedCms } from '../support/shared-cms';

type Refused = Partial<Pick<ErrorBody, 'error'>>;

let server: SharedCms;
beforeAll(async () => {
  server = sharedCms();
});

describe('the project of an installation', () => {
  test('is made at the first opening, once for tabs that open together, and says how each network works', async () => {
    const owner = await signUp(server);
    const { installationId } = await buy(server, owner, 'creatore-post-social');
    const open = () =>
      client(server).get<OpenSocialProject['response']>(`/social/installations/${installationId}`, owner);
    const replies = await Promise.all([open(), open(), open(), open()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.data.project.id)).size).toBe(1);
    const { project, networks } = replies[0]?.body.data ?? {};
    expect(project).toMatchObject({ installationId, status: 'draft', settings: { tone: 'friendly' } });
    // Some take anybody's server, the others want a developer app.
    const isOpen = (platform: SocialPlatform): boolean => SERVER_PLATFORMS.some((open) => open === platform);
    expect(networks).toEqual(
      SOCIAL_PLATFORMS.map((platform) => ({
        platform,
        mode: isOpen(platform) ? 'real' : 'simulation',
        obstacle: null,
      })),
    );
  });

  test('is its owner’s alone, of the social builder alone, and closed while unpaid', async () => {
    const social = await ownerOfSocial(server);
    const path = `/social/installations/${social.installationId}`;
    const stranger = await signUp(server);
    const foreign = await client(server).get<Refused>(path, stranger);
    expect([foreign.status, foreign.body.error?.details.reason]).toEqual([404, 'installation']);
    const bot = await buy(server, social.owner);
    const other = await social.get<Refused>(`/social/installations/${bot.installationId}`);
    expect([other.status, other.body.error?.details.reason]).toEqual([403, 'kind']);
    await sql(
      server,
      `update installations set state = 'suspended' where document_id = '${social.installationId}'`,
    );
    for (const closed of [path, `/social/projects/${social.project.id}/posts`]) {
      const reply = await social.get<Refused>(closed);
      expect([reply.status, reply.body.error?.details.reason]).toEqual([403, 'suspended']);
    }
    await sql(
      server,
      `update installations set purchase_id = null where document_id = '${social.installationId}'`,
    );
    const unbought = await social.get<Refused>(path);
    expect([unbought.status, unbought.body.error?.details.reason]).toEqual([404, 'purchase']);
  });

  test('is saved from its newest version, part by part, and paused', async () => {
    const social = await ownerOfSocial(server);
    const save = (body: unknown) =>
      social.patch<{ data: SocialProject } & Refused>(`/social/projects/${social.project.id}`, body);
    const { version } = social.project;
    const saved = await save({ version, settings: { instructions: 'Siamo un forno.', tone: 'formal' } });
    expect(saved.body.data).toMatchObject({
      version: version + 1,
      settings: { instructions: 'Siamo un forno.', tone: 'formal', approveFirst: false },
    });
    const stale = await save({ version, settings: { tone: 'casual' } });
    expect([stale.status, stale.body.error?.details.code]).toEqual([409, 'STALE_VERSION']);
    expect((await save({ version: version + 1, status: 'paused' })).body.data.status).toBe('paused');
    for (const settings of [
      { link: 'javascript:alert(1)' },
      { brandColor: 'red' },
      { tone: 'rude' },
      { instructions: 'x'.repeat(4001) },
    ])
      expect((await save({ version: version + 2, settings })).status).toBe(422);
  });

  test('nothing of it can be read or changed by anybody else', async () => {
    const social = await ownerOfSocial(server);
    const post = await social.write();
    const plan = await social.schedule();
    const stranger = await ownerOfSocial(server);
    const replies = await Promise.all([
      stranger.get(`/social/projects/${social.project.id}/posts`),
      stranger.get(`/social/projects/${social.project.id}/summary`),
      stranger.get(`/social/projects/${social.project.id}/accounts`),
      stranger.get(`/social/projects/${social.project.id}/files`),
      stranger.get(`/social/projects/${social.project.id}/statistics?from=2026-01-01&to=2026-01-31`),
      stranger.post(`/social/projects/${social.project.id}/connect`, { platform: 'x' }),
      stranger.patch(`/social/projects/${social.project.id}`, { version: 1, status: 'paused' }),
      stranger.get(`/social/posts/${post.id}`),
      stranger.patch(`/social/posts/${post.id}`, { version: 1, copy: 'mio' }),
      stranger.post(`/social/posts/${post.id}/duplicate`),
      stranger.post(`/social/posts/${post.id}/next-slot`),
      stranger.del(`/social/posts/${post.id}`),
      stranger.patch(`/social/schedules/${plan.id}`, { version: 1, active: false }),
      stranger.del(`/social/schedules/${plan.id}?posts=delete`),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
    const bulk = await stranger.post<BulkSocialPosts['response']>(
      `/social/projects/${stranger.project.id}/posts/bulk`,
      { action: 'delete', ids: [post.id] },
    );
    expect(bulk.body.data).toEqual({ done: [], refused: [{ id: post.id, reason: 'gone' }] });
    expect((await social.posts()).meta.total).toBe(1);
  });
});

describe('reference files', () => {
  const send = (social: OwnedSocial, name: string, bytes: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    return social.post<{ data: SocialFile } & Refused>(`/social/projects/${social.project.id}/files`, form);
  };
  const files = async (social: OwnedSocial) =>
    (await social.get<ListSocialFiles['response']>(`/social/projects/${social.project.id}/files`)).body.data;

  test('are read, kept where they cannot be, and refused when they are not what their name says', async () => {
    const social = await ownerOfSocial(server);
    await send(social, 'listino.txt', Buffer.from('Pane di segale: 4 euro al chilo.\n'));
    await send(social, 'foto.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]));
    await send(social, 'vecchio.doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]));
    await send(social, 'vuoto.txt', Buffer.alloc(0));
    const settled = await eventually(
      () => files(social),
      (found) => found.every(({ status }) => status !== 'waiting'),
      60_000,
    );
    expect(settled.map(({ name, status, failure }) => [name, status, failure])).toEqual([
      ['listino.txt', 'read', null],
      ['foto.png', 'kept', null],
      ['vecchio.doc', 'kept', null],
      ['vuoto.txt', 'failed', 'EMPTY'],
    ]);
    const [row] = await sql(server, `select text from social_files where name = 'listino.txt'`);
    expect(row?.text).toContain('segale');
    expect((await send(social, 'finto.png', Buffer.from('<html>'))).status).toBe(415);
    expect((await send(social, 'programma.exe', Buffer.from('MZ'))).status).toBe(415);
    expect((await send(social, 'grande.txt', Buffer.alloc(1024 * 1024 + 1, 'a'))).status).toBe(413);
    const [first] = settled;
    expect((await social.del(`/social/files/${first?.id}`)).status).toBe(204);
    expect(await files(social)).toHaveLength(3);
  });

  test('are ten, also for uploads that arrive together', async () => {
    const social = await ownerOfSocial(server);
    const replies = await Promise.all(
      Array.from({ length: 13 }, (_, index) => send(social, `nota-${index}.txt`, Buffer.from('Una nota.'))),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(replies.find(({ status }) => status !== 201)?.body.error?.details.code).toBe('FILE_LIMIT_REACHED');
    expect(await files(social)).toHaveLength(10);
  });
});

describe('calendars', () => {
  test('are kept sorted and without repetition, and preview what they would fill', async () => {
    const social = await ownerOfSocial(server);
    const made = await social.schedule({ daysOfWeek: [5, 1, 5], postTimes: ['15:00', '09:00', '15:00'] });
    expect(made).toMatchObject({ daysOfWeek: [1, 5], postTimes: ['09:00', '15:00'], version: 1 });
    const preview = await social.post<PreviewSocialSlots['response']>(
      `/social/projects/${social.project.id}/slots`,
      { ...everyDay, name: '', postsPerWeek: 6 },
    );
    const { slots, candidates } = preview.body.data;
    expect([slots.length, candidates]).toEqual([6, 14]);
    expect(
      slots.every(({ at, time }) => Date.parse(at) > Date.now() && everyDay.postTimes.includes(time)),
    ).toBe(true);
    for (const bad of [
      { daysOfWeek: [] },
      { postTimes: [] },
      { postTimes: ['25:00'] },
      { postsPerWeek: 22 },
      { timezone: 'Mars/Olympus' },
      { name: ' ' },
    ]) {
      const reply = await social.post(`/social/projects/${social.project.id}/schedules`, {
        ...everyDay,
        ...bad,
      });
      expect([bad, reply.status]).toEqual([bad, 422]);
    }
  });

  test('take their waiting posts along when they change, but not what was moved by hand', async () => {
    const social = await ownerOfSocial(server);
    await social.connect('facebook');
    const plan = await social.schedule();
    const [one, other] = [await social.write(), await social.write()];
    await social.post(`/social/posts/${one.id}/next-slot`);
    const placed = (await social.post<{ data: SocialPost }>(`/social/posts/${other.id}/next-slot`)).body.data;
    expect(placed).toMatchObject({ scheduleId: plan.id, pinned: false });
    const byHand = await social.patch<{ data: SocialPost }>(`/social/posts/${other.id}`, {
      version: placed.version,
      scheduledFor: inHours(50),
    });
    expect(byHand.body.data.pinned).toBe(true);
    const moved = await social.patch<{ data: SocialSchedule } & Refused>(`/social/schedules/${plan.id}`, {
      version: 1,
      postTimes: ['11:30'],
      timezone: 'America/New_York',
    });
    expect(moved.body.data).toMatchObject({ version: 2, pendingPosts: 2 });
    const { data } = await social.posts(`scheduleId=${plan.id}`);
    const [ofCalendar] = data.filter(({ pinned }) => !pinned);
    const shown = new Date(ofCalendar?.scheduledFor ?? 0).toLocaleTimeString('it-IT', {
      timeZone: 'America/New_York',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect([shown, ofCalendar?.timezone]).toEqual(['11:30', 'America/New_York']);
    expect(data.find(({ pinned }) => pinned)?.scheduledFor).toBe(byHand.body.data.scheduledFor);
    const stale = await social.patch<Refused>(`/social/schedules/${plan.id}`, { version: 1, active: false });
    expect(stale.body.error?.details.code).toBe('STALE_VERSION');
  });

  test('go with their posts or without', async () => {
    const social = await ownerOfSocial(server);
    const [remaining, emptied] = [await social.schedule(), await social.schedule()];
    const place = async (id: string) => {
      const post = await social.write();
      await sql(
        server,
        `update social_posts set schedule_id = (select id from social_schedules where document_id = '${id}') where document_id = '${post.id}'`,
      );
      return post.id;
    };
    const [stays, goes] = [await place(remaining.id), await place(emptied.id)];
    await social.del(`/social/schedules/${remaining.id}?posts=keep`);
    await social.del(`/social/schedules/${emptied.id}?posts=delete`);
    expect((await social.posts()).data.map(({ id }) => id)).toEqual([stays]);
    expect((await social.get(`/social/posts/${goes}`)).status).toBe(404);
    const left = await social.get<ListSocialSchedules['response']>(
      `/social/projects/${social.project.id}/schedules`,
    );
    expect(left.body.data).toEqual([]);
  });
});
