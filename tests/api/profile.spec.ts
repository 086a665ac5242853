import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account, Company, OpenSession, Profile, Session } from '@contract';
import {
  client,
  dataOf,
  eventually,
  refusalOf,
  type Reply,
  signIn,
  signUp,
  type TestUser,
} from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { describeOnSqlite } from '../support/on-sqlite';
import { codeIn, mailTo, outbox } from '../support/outbox';
import { ownerOfBot, visitor } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const SITE = 'https://bottega.test';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

let server: CmsServer;
let api: ReturnType<typeof client>;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  api = client(server);
});
afterAll(() => server.stop());

const codeOf = (reply: Reply) => refusalOf(reply).code;
const fieldsOf = (reply: Reply) => refusalOf(reply).fields;
const me = async ({ token }: TestUser) => (await api.get<{ data: Account }>('/me', { token })).body.data;
const profileOf = async ({ token }: TestUser) =>
  (await api.get<{ data: Profile }>('/me/profile', { token })).body.data;
const newAddress = () => `nuova-${Math.random().toString(36).slice(2)}@clienti.test`;
const picture = (bytes: Buffer, name: string) => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), name);
  return form;
};

test('nobody else’s page can be seen or touched', async () => {
  for (const [method, target] of [
    ['get', '/me/profile'],
    ['get', '/me/sessions'],
    ['get', '/company'],
    ['post', '/me/export'],
    ['post', '/me/erasure'],
    ['del', '/me/erasure'],
    ['post', '/me/new-email'],
    ['del', '/me/sessions'],
  ] as const) {
    expect([target, (await api[method](target)).status]).toEqual([target, 401]);
  }
});

describeOnSqlite('the picture', () => {
  test('is drawn anew, shown, replaced and removed', async () => {
    const giulia = await signUp(server);
    const put = () =>
      api.put<{ data: Account }>('/me/avatar', picture(Buffer.from(PNG, 'base64'), 'io.png'), giulia);
    const first = (await put()).body.data.avatarUrl ?? '';
    const shown = await fetch(server.url + first);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    const second = (await put()).body.data.avatarUrl ?? '';
    expect(second).not.toBe(first);
    expect((await fetch(server.url + first)).status).toBe(404);
    expect(
      (await api.del<{ data: Account }>('/me/avatar', undefined, giulia)).body.data.avatarUrl,
    ).toBeNull();
    expect((await fetch(server.url + second)).status).toBe(404);
    expect((await me(giulia)).avatarUrl).toBeNull();
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page that says it is a picture', Buffer.from('<html></html>')],
    ['half a picture', Buffer.from(PNG, 'base64').subarray(0, 40)],
  ])('%s is refused', async (_name, bytes) => {
    const giulia = await signUp(server);
    const reply = await api.put('/me/avatar', picture(bytes, 'io.png'), giulia);
    expect([reply.status, codeOf(reply)]).toEqual([415, 'UNSUPPORTED_FILE_TYPE']);
  });
});

describe('a new address', () => {
  test('is asked with the password, confirmed from there, and told to the old one', async () => {
    const giulia = await signUp(server);
    const email = newAddress();
    const ask = (password: string) =>
      api.post<{ data: Profile }>('/me/new-email', { email: ` ${email.toUpperCase()} `, password }, giulia);
    const wrong = await ask('sbagliatissima');
    expect([codeOf(wrong), fieldsOf(wrong)]).toEqual(['VALIDATION', { password: 'wrong' }]);
    expect((await ask(giulia.password)).body.data.newEmail?.address).toBe(email);
    expect((await mailTo(server, giulia.email, 'new-email-asked')).text).toContain(email);
    expect((await me(giulia)).email).toBe(giulia.email);

    const code = codeIn(await mailTo(server, email, 'new-email'));
    const confirm = () => api.post('/auth/confirm-new-email', { code });
    expect((await confirm()).status).toBe(200);
    expect(codeOf(await confirm())).toBe('TOKEN_EXPIRED');
    expect((await me(giulia)).email).toBe(email);
    expect((await profileOf(giulia)).newEmail).toBeNull();
    await mailTo(server, giulia.email, 'email-changed');
    expect((await signIn(server, email, giulia.password)).user.id).toBe(giulia.user.id);
  });

  test('that has an account is answered the same, and told there', async () => {
    const [giulia, luca] = [await signUp(server), await signUp(server, { name: 'Luca Neri' })];
    const ask = (email: string) =>
      api.post<{ data: Profile }>('/me/new-email', { email, password: giulia.password }, giulia);
    const taken = await ask(luca.email);
    const free = await ask(newAddress());
    expect([taken.status, Object.keys(taken.body.data)]).toEqual([200, Object.keys(free.body.data)]);
    const mail = await mailTo(server, luca.email, 'new-email-taken');
    expect(mail.text).toContain('Luca Neri');
    expect(mail.text).not.toContain('#code');
    expect((await outbox(server, luca.email)).map(({ kind }) => kind)).not.toContain('new-email');
  });

  test('taken back or run out, its link does nothing', async () => {
    const giulia = await signUp(server);
    const ask = async () => {
      const email = newAddress();
      await api.post('/me/new-email', { email, password: giulia.password }, giulia);
      return codeIn(await mailTo(server, email, 'new-email'));
    };
    const confirm = (code: string) => api.post('/auth/confirm-new-email', { code });
    const first = await ask();
    expect(
      (await api.del<{ data: Profile }>('/me/new-email', undefined, giulia)).body.data.newEmail,
    ).toBeNull();
    expect(codeOf(await confirm(first))).toBe('TOKEN_EXPIRED');
    const second = await ask();
    await sql(
      server,
      `update up_users set new_email_expires_at = ${instant(server, Date.now() - 1000)} where email = '${giulia.email}'`,
    );
    expect(codeOf(await confirm(second))).toBe('TOKEN_EXPIRED');
    expect((await profileOf(giulia)).newEmail).toBeNull();
  });
});

test('sessions are listed by browser, ended one by one and all but this one', async () => {
  const here = await signUp(server);
  const { email: identifier, password } = here;
  const elsewhere = async () => {
    const reply = await api.post(
      '/auth/local',
      { identifier, password },
      { headers: { 'user-agent': FIREFOX } },
    );
    return { token: (reply.body as Session).jwt };
  };
  const list = async () => (await api.get<{ data: OpenSession[] }>('/me/sessions', here)).body.data;
  const alive = async ({ token }: { token: string }) => (await api.get('/me', { token })).status === 200;
  const [one, two, three] = [await elsewhere(), await elsewhere(), await elsewhere()];
  const open = await list();
  expect(open.map(({ current }) => current)).toEqual([true, false, false, false]);
  expect(open[1]).toMatchObject({ browser: 'firefox', system: 'linux' });

  const luca = await signUp(server);
  expect((await api.del(`/me/sessions/${open[1]?.id}`, undefined, luca)).status).toBe(404);
  expect((await api.del(`/me/sessions/${open[1]?.id}`, undefined, here)).status).toBe(204);
  expect(await Promise.all([one, two, three].map(alive))).toEqual([true, true, false]);
  expect((await api.del('/me/sessions', undefined, here)).status).toBe(204);
  expect(await Promise.all([one, two, here, luca].map(alive))).toEqual([false, false, true, true]);
  expect(await list()).toHaveLength(1);
});

test('a company is written whole, checked, and its owner’s alone', async () => {
  const giulia = await signUp(server);
  const read = async (user: TestUser) =>
    (await api.get<{ data: Company | null }>('/company', user)).body.data;
  expect(await read(giulia)).toBeNull();
  const company: Company = {
    name: 'Forno Rossi',
    vatNumber: 'IT 12345678903',
    taxCode: '',
    pec: 'forno@pec.test',
    contactEmail: '',
    recipientCode: 'm5uxcr1',
    address: 'Via Roma 1',
    city: 'Bologna',
    province: 'bo',
    postalCode: '40121',
    country: 'Italia',
  };
  const bad = await api.put('/company', { ...company, name: ' ', vatNumber: '123', pec: 'x' }, giulia);
  expect(bad.status).toBe(422);
  expect(fieldsOf(bad)).toEqual({ name: 'required', vatNumber: 'vat-number', pec: 'email' });
  expect((await api.put('/company', { name: 'Forno' }, giulia)).status).toBe(422);
  // Two tabs at once make one company.
  const saved = await Promise.all([1, 2, 3].map(() => api.put('/company', company, giulia)));
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
  const read1 = await read(giulia);
  expect(read1).toMatchObject({ vatNumber: '12345678903', recipientCode: 'M5UXCR1', province: 'BO' });
  await api.put('/company', { ...company, name: 'Forno Bianchi' }, giulia);
  expect((await read(giulia))?.name).toBe('Forno Bianchi');
  expect(await read(await signUp(server))).toBeNull();
});

describe('leaving', () => {
  /** Somebody with something of everything, each marked with a word that nobody else uses. */
  const somebody = async (word: string) => {
    const bot = await ownerOfBot(server, await signUp(server, { name: `Giulia ${word}` }));
    await bot.save({ siteUrl: SITE, allowedDomains: ['bottega.test'], instructions: `Istruzioni ${word}` });
    await bot.upload([{ name: `orari-${word}.txt`, bytes: Buffer.from(`Il forno ${word} apre alle otto.`) }]);
    await bot.publish();
    const guest = await visitor(server, bot.id, SITE);
    await guest.ask(`Quando aprite, ${word}?`);
    await api.put('/me/avatar', picture(Buffer.from(PNG, 'base64'), 'io.png'), bot.owner);
    const empty = { vatNumber: '', taxCode: '', pec: '', contactEmail: '', recipientCode: '', address: '' };
    await api.put(
      '/company',
      { ...empty, name: `Forno ${word}`, city: '', province: '', postalCode: '', country: '' },
      bot.owner,
    );
    return bot;
  };
  const exportOf = async ({ token, password }: TestUser) => {
    const response = await fetch(`${server.url}/api/me/export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ password }),
    });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
  };
  const schedule = ({ token, password }: TestUser) => api.post('/me/erasure', { password }, { token });
  /** Lets the week pass, and the hour strike. */
  const weekLater = async ({ email }: TestUser) => {
    const past = instant(server, Date.now() - 1000);
    await sql(server, `update up_users set erases_at = ${past} where email = '${email}'`);
    await runJob(server, 'erase-accounts');
  };
  const everywhere = async () => {
    const tables = server.env.DATABASE_URL
      ? await sql(
          server,
          "select table_name as name from information_schema.tables where table_schema = 'public'",
        )
      : await sql(server, "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'");
    // Attempts at signing in are counted by address, this test's own included; the counts run out by themselves.
    const tableNames = tables.map(({ name }) => String(name)).filter((name) => name !== 'rate_limits');
    const rows = await Promise.all(tableNames.map((name) => sql(server, `select * from "${name}"`)));
    return JSON.stringify(rows);
  };

  test('one takes everything along, and nothing of anybody else', { timeout: 60_000 }, async () => {
    const [giulia, luca] = [await somebody('zibibbo'), await somebody('nerello')];
    const refused = await api.post('/me/export', { password: 'sbagliata' }, giulia.owner);
    expect(fieldsOf(refused)).toEqual({ password: 'wrong' });
    const files = await exportOf(giulia.owner);
    expect(JSON.parse(files['account.json'] ?? '')).toMatchObject({ displayName: 'Giulia zibibbo' });
    for (const [file, word] of [
      ['companies.json', 'Forno zibibbo'],
      ['chatbots.json', 'Istruzioni zibibbo'],
      ['training-files.json', 'orari-zibibbo.txt'],
      ['visitor-messages.json', 'Quando aprite, zibibbo?'],
      ['purchases.json', 'Chatbot'],
    ] as const) {
      const rows = JSON.parse(files[file] ?? '') as unknown[];
      expect([file, JSON.stringify(rows)]).toEqual([file, expect.stringContaining(word)]);
    }
    const uploaded = Object.entries(files).filter(([name]) => name.startsWith('training-files/'));
    expect(uploaded.map(([, text]) => text)).toEqual(['Il forno zibibbo apre alle otto.']);
    expect(files['avatar.webp']).toBeDefined();
    const whole = JSON.stringify(files);
    expect(whole).not.toContain('nerello');
    expect(whole).not.toContain(luca.owner.email);
    const secrets = await sql(
      server,
      `select password, public_key from up_users, chatbots where install_id = '${giulia.id}' and email = '${giulia.owner.email}'`,
    );
    for (const secret of Object.values(secrets[0] ?? {})) expect(whole).not.toContain(secret);
  });

  test('for a week it can be taken back: the chatbot is away meanwhile', { timeout: 60_000 }, async () => {
    const giulia = await somebody('grecanico');
    const state = async () => (await visitor(server, giulia.id, SITE)).config.status;
    expect(await state()).toBe(200);
    expect(fieldsOf(await schedule({ ...giulia.owner, password: 'sbagliata' }))).toEqual({
      password: 'wrong',
    });
    const erasesAt = new Date(dataOf<{ erasesAt: string }>(await schedule(giulia.owner)).erasesAt);
    expect(Math.round((erasesAt.getTime() - Date.now()) / 86_400_000)).toBe(7);
    expect(dataOf<{ erasesAt: string }>(await schedule(giulia.owner)).erasesAt).toBe(erasesAt.toISOString());
    expect((await mailTo(server, giulia.owner.email, 'erasure-scheduled')).links[0]).toContain('/profile');
    await eventually(state, (status) => status === 404);
    expect((await signIn(server, giulia.owner.email, giulia.owner.password)).user.erasesAt).not.toBeNull();
    const undone = await api.del<{ data: Account }>('/me/erasure', undefined, giulia.owner);
    expect(undone.body.data.erasesAt).toBeNull();
    await eventually(state, (status) => status === 200);
  });

  const checkOf = async (id: string) => {
    const [entry] = await eventually(
      () =>
        sql(
          server,
          `select cast(after as text) as after from audit_entries where action = 'account.erase' and subject_id = '${id}'`,
        ),
      (entries) => entries.length > 0,
    );
    return JSON.parse(String(entry?.after)) as { traces: number; places: string[] };
  };

  test('what an erasure left is found by the check, wherever it stands', { timeout: 60_000 }, async () => {
    const person = await signUp(server, { name: 'Ermenegilda Sottocornola' });
    const folder = path.join(server.dataDir, 'files', 'zz');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'left.txt'), `Da: ${person.email.toUpperCase()}`);
    await sql(
      server,
      `insert into audit_entries (document_id, action, subject_type) values ('${crypto.randomUUID()}', 'test.write', 'di ermenegilda SOTTOCORNOLA')`,
    );
    await weekLater(person);
    expect(await checkOf(person.user.id)).toEqual({
      traces: 2,
      places: ['audit_entries.subject_type: 1', expect.stringMatching(/files: 1$/)],
    });
    fs.rmSync(folder, { recursive: true });
    await sql(server, "delete from audit_entries where action = 'test.write'");
  });

  test(
    'after it, nothing of the person is anywhere, and others have all of theirs',
    { timeout: 120_000 },
    async () => {
      const [giulia, luca] = [await somebody('vermentino'), await somebody('primitivo')];
      const avatar = (await me(giulia.owner)).avatarUrl ?? '';
      await schedule(giulia.owner);
      await weekLater(giulia.owner);
      await eventually(
        () => api.post('/auth/local', { identifier: giulia.owner.email, password: giulia.owner.password }),
        ({ status }) => status === 401,
      );
      const left = await everywhere();
      for (const trace of ['vermentino', giulia.owner.email, giulia.id]) {
        const at = left.indexOf(trace);
        expect(at < 0 ? '' : left.slice(Math.max(0, at - 200), at + 50)).toBe('');
      }
      expect((await fetch(server.url + avatar)).status).toBe(404);
      // The server has looked itself, through every table and file, and says so where administrators read.
      expect(await checkOf(giulia.owner.user.id)).toEqual({ traces: 0, places: [] });
      expect((await visitor(server, giulia.id, SITE)).config.status).toBe(404);
      // The books keep the amount and the day.
      const orphans = await sql(
        server,
        "select price_cents, billing from purchases where owner_id is null and state = 'paid'",
      );
      expect(orphans).toEqual([{ price_cents: expect.any(Number), billing: null }]);
      const exported = await exportOf(await signIn(server, luca.owner.email, luca.owner.password));
      expect(exported['companies.json']).toContain('Forno primitivo');
      expect(Object.keys(exported).filter((name) => name.startsWith('training-files/'))).toHaveLength(1);
      expect((await visitor(server, luca.id, SITE)).config.status).toBe(200);
    },
  );
});
