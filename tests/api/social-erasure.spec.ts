import fs from 'node:fs';
import path from 'node:path';
import type { ListPurchases, SocialAccount, SocialPost } from '@contract';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { client, eventually } from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { FAKE_TOKEN, startFakeSocial, type FakeSocial } from '../support/fake-social';
import { onNetworks, ROUND_MS } from '../support/on-networks';
import { signInToPanel } from '../support/panel';
import type { OwnedSocial } from '../support/social';
import { startCms, type CmsServer } from '../support/start-cms';
import { QUICK_PUBLISHING } from '../support/timings';

const SLOW = 240_000;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let fake: FakeSocial;
let server: CmsServer;
beforeAll(async () => {
  fake = await startFakeSocial();
  server = await startCms({ env: { SEED_DEMO: 'true', ...QUICK_PUBLISHING, ...fake.env } });
});
afterAll(async () => {
  await server?.stop();
  await fake?.close();
});
afterEach(() => fake.clearFaults());

const { ownerOn, read, publish, become, set, madeOf } = onNetworks(() => ({ server, fake }));

const numberOf = async (statement: string) => Number((await sql(server, statement))[0]?.n);
const idOf = async (table: string, documentId: string) =>
  numberOf(`select id as n from ${table} where document_id = '${documentId}'`);

/** A project with something of everything that one can have. */
const furnish = async (social: OwnedSocial): Promise<void> => {
  const attach = (where: string, name: string, bytes: Buffer) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), name);
    return social.post(where, form);
  };
  const project = `/social/projects/${social.project.id}`;
  const listino = Buffer.from('Pane di segale: 4 euro al chilo.');
  const pictured = await social.write();
  const replies = [
    await attach(`${project}/files`, 'listino.txt', listino),
    await attach(`/social/posts/${pictured.id}/image`, 'pane.png', PNG),
    await social.post(`${project}/schedules`, {
      name: 'Ogni lunedì',
      daysOfWeek: [1],
      postTimes: ['09:00'],
      timezone: 'Europe/Rome',
      postsPerWeek: 1,
      active: true,
    }),
  ];
  expect(replies.map(({ status }) => status < 300)).toEqual([true, true, true]);
};

const TABLES = [
  'social_posts',
  'social_accounts',
  'social_files',
  'social_photos',
  'social_schedules',
  'social_generations',
  'oauth_states',
];
/** What is there of a project: its rows, rows of nobody, and its files on disk. */
const belongings = async (social: OwnedSocial) => {
  const project = await idOf('social_projects', social.project.id);
  const keys = await sql(
    server,
    `select image_file as key from social_posts where project_id = ${project} and image_file is not null
     union all select file_key as key from social_files where project_id = ${project}`,
  );
  const files = keys.map(({ key }) => path.join(server.dataDir, 'files', String(key)));
  return {
    files,
    left: async () => {
      const rows = await Promise.all(
        TABLES.map((table) =>
          numberOf(`select count(*) as n from ${table} where project_id = ${project} or project_id is null`),
        ),
      );
      return {
        projects: await numberOf(`select count(*) as n from social_projects where id = ${project}`),
        rows: rows.reduce((sum, count) => sum + count, 0),
        files: files.filter((file) => fs.existsSync(file)).length,
      };
    },
  };
};
const NOTHING = { projects: 0, rows: 0, files: 0 };

/** Lets the week pass that an erasure can be taken back in, and the hour strike. */
const weekPasses = async ({ owner }: OwnedSocial): Promise<void> => {
  const response = await client(server).post('/me/erasure', { password: owner.password }, owner);
  expect(response.status).toBe(200);
  const past = instant(server, Date.now() - 1000);
  await sql(server, `update up_users set erases_at = ${past} where email = '${owner.email}'`);
  await runJob(server, 'erase-accounts');
};

/** Stops a post on X while it is still being prepared, in the renewal of its access. */
const holdPreparation = async () => {
  const { social, account } = await ownerOn('x');
  const post = await social.write({ platform: 'x' });
  const past = instant(server, Date.now() - 1000);
  await sql(
    server,
    `update social_accounts set token_expires_at = ${past} where document_id = '${account.id}'`,
  );
  fake.fail({ platform: 'x', kind: 'token', fault: 'block-before-create' });
  const blocked = fake.whenBlocked();
  await publish(social, post);
  await blocked;
  expect((await read(social, post)).status).toBe('publishing');
  return { social, account, post };
};

/** Somebody else's post goes out: whatever happened before, publishing goes on. */
const goesOn = async (): Promise<void> => {
  const { social } = await ownerOn('facebook');
  const post = await social.write();
  await publish(social, post);
  await become(social, post, 'published');
  expect(server.log()).not.toMatch(/was not settled|nothing was taken/);
};

describe('an account that is erased', () => {
  test(
    'while its post is on its way takes everything along, and the log says what the network keeps',
    async () => {
      const { social } = await ownerOn('facebook');
      await furnish(social);
      const { files, left } = await belongings(social);
      expect(files.map((file) => fs.existsSync(file))).toEqual([true, true]);
      const post = await social.write();
      const row = await idOf('social_posts', post.id);
      fake.fail({ platform: 'facebook', kind: 'create', fault: 'block-after-create' });
      const blocked = fake.whenBlocked();
      await publish(social, post);
      await blocked;
      await weekPasses(social);
      await eventually(left, (now) => now.projects === 0, ROUND_MS);
      fake.release();
      const [made] = madeOf(post);
      await eventually(
        () => Promise.resolve(server.log()),
        (log) =>
          log.includes(`Post ${row} on facebook was erased while it went out: it is there as ${made?.id}`),
        ROUND_MS,
      );
      await eventually(left, ({ files: fileCount }) => fileCount === 0, ROUND_MS);
      expect(await left()).toEqual(NOTHING);
      expect(madeOf(post)).toHaveLength(1);
      expect(server.log()).not.toContain(FAKE_TOKEN);
      await goesOn();
    },
    SLOW,
  );

  test(
    'while its post is being prepared has it never sent, and its access is taken back',
    async () => {
      const { social, post } = await holdPreparation();
      const { left } = await belongings(social);
      await weekPasses(social);
      await eventually(left, (now) => now.projects === 0, ROUND_MS);
      await eventually(
        () =>
          Promise.resolve(fake.requests.filter(({ path: response }) => response.endsWith('/oauth2/revoke'))),
        (response) => response.length > 0,
        ROUND_MS,
      );
      fake.release();
      await goesOn();
      expect(await left()).toEqual(NOTHING);
      expect(madeOf(post)).toHaveLength(0);
    },
    SLOW,
  );

  test(
    'holds its posts for the week before, and has them go out when it stays after all',
    async () => {
      const { social } = await ownerOn('facebook');
      const { owner } = social;
      const post = await social.write();
      await client(server).post('/me/erasure', { password: owner.password }, owner);
      expect(await read(social, post)).toMatchObject({ status: 'ready', held: 'leaving' });
      const refused = await publish(social, post);
      expect([refused.status, refused.body.error?.details]).toMatchObject([409, { held: 'leaving' }]);
      await set(post, `scheduled_for = ${instant(server, Date.now() - 60_000)}`);
      // Somebody else's goes out meanwhile: the engine has looked.
      await goesOn();
      expect((await read(social, post)).status).toBe('ready');
      await client(server).del('/me/erasure', undefined, owner);
      expect(await read(social, post)).toMatchObject({ held: null });
      await become(social, post, 'published');
      expect(madeOf(post)).toHaveLength(1);
    },
    SLOW,
  );
});

describe('what stops a post while it is being prepared has it never sent:', () => {
  const withdraw = async (social: OwnedSocial) => {
    const bought = await social.get<ListPurchases['response']>('/purchases');
    const id = bought.body.data.find(({ product }) => product.kind === 'social')?.id;
    return social.post(`/purchases/${id}/withdraw`, { name: 'Giulia Rossi', email: social.owner.email });
  };
  const pause = async (social: OwnedSocial) => {
    const { version } = social.project;
    return social.patch(`/social/projects/${social.project.id}`, { version, status: 'paused' });
  };
  const disconnect = (social: OwnedSocial, { id }: SocialAccount) =>
    social.post(`/social/accounts/${id}/disconnect`, { mode: 'hard' });

  test.each([
    ['a purchase that is withdrawn from', withdraw],
    ['a project that pauses', pause],
    ['an account that is taken away', disconnect],
  ] as const)(
    '%s',
    async (_, stop) => {
      const { social, account, post } = await holdPreparation();
      expect((await stop(social, account)).status).toBeLessThan(300);
      fake.release();
      const stateOf = async ({ id }: SocialPost) =>
        (await sql(server, `select state, phase, attempts from social_posts where document_id = '${id}'`))[0];
      // It costs no attempt, and is there for the day that all is well again.
      await eventually(
        () => stateOf(post),
        (row) => row?.state === 'ready',
        ROUND_MS,
      );
      expect(await stateOf(post)).toMatchObject({ phase: null, attempts: 0 });
      await goesOn();
      expect(madeOf(post)).toHaveLength(0);
    },
    SLOW,
  );
});

describe('what runs posts is deleted by no administrator in the panel', () => {
  const PURCHASE = 'api::purchase.purchase';
  const INSTALLATION = 'api::purchase.installation';
  const purchaseOf = async ({ installationId }: OwnedSocial) => {
    const rows = await sql(
      server,
      `select p.document_id as id from purchases p join installations i on i.purchase_id = p.id where i.document_id = '${installationId}'`,
    );
    return String(rows[0]?.id);
  };

  test.each([
    ['the project', 'api::social.social-project', async ({ project }: OwnedSocial) => project.id],
    ['the installation', INSTALLATION, async ({ installationId }: OwnedSocial) => installationId],
    ['the purchase', PURCHASE, purchaseOf],
  ] as const)('not even %s', async (_, uid, rowOf) => {
    const { social } = await ownerOn('facebook');
    await furnish(social);
    const { left } = await belongings(social);
    const before = await left();
    const panel = await signInToPanel(server);
    expect((await panel.call('DELETE', `/${uid}/${await rowOf(social)}`)).status).toBe(403);
    expect(await left()).toEqual(before);
  });
});
