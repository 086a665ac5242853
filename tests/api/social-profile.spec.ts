import type { ErrorBody, OpenSocialProject, ShownProfile } from '@contract';
import { beforeAll, expect, test } from 'vitest';
import { client, signUp } from '../support/client';
import { buy, ownerOfBot } from '../support/owner';
import { ownerOfSocial } from '../support/social';
import { sharedCms, type SharedCms } from '../support/shared-cms';

let server: SharedCms;
beforeAll(() => {
  server = sharedCms();
});

type Refused = Partial<Pick<ErrorBody, 'error'>>;
const TOLD = `Sartoria Zia Rita a Faenza, aperta dal 1990. Facciamo orli, riparazioni e abiti su misura. Dai del tu.
Parla spesso degli orli pronti in due giorni. Mai scrivere "magia".
Nota per me: Carla va in pensione.`;

test('what was typed is read, corrected and confirmed, and then stays as it was confirmed', async () => {
  const social = await ownerOfSocial(server);
  await social.instruct({ instructions: TOLD });
  const path = `/social/projects/${social.project.id}/profile`;
  const { body } = await social.get<{ data: ShownProfile }>(path);
  const { profile, version, confirmed, gaps, trades } = body.data;
  expect({ confirmed, trade: profile.trade, place: profile.place, voice: profile.voice }).toEqual({
    confirmed: false,
    trade: 'sartoria',
    place: 'Faenza',
    voice: 'tu',
  });
  expect(profile.facts.map(({ text }) => text).join(' ')).not.toContain('Carla');
  expect(profile.privateNotes.join(' ')).toContain('Carla');
  expect(gaps).toContain('offers');
  expect(trades.length).toBeGreaterThan(120);

  const { token } = social.owner;
  const put = (request: object) =>
    client(server).put<{ data: ShownProfile } & Refused>(path, request, { token });
  const corrected = { ...profile, name: 'Zia Rita', trade: 'calzolaio' };
  const saved = await put({ version, profile: corrected });
  expect([saved.status, saved.body.data?.confirmed, saved.body.data?.profile]).toEqual([
    200,
    true,
    corrected,
  ]);
  const stale = await put({ version, profile });
  expect([stale.status, stale.body.error?.details.code]).toEqual([409, 'STALE_VERSION']);
  expect((await put({ version: version + 1, profile: { ...profile, publish: true } })).status).toBe(422);

  await social.instruct({ instructions: 'Altro.' });
  expect((await social.get<{ data: ShownProfile }>(path)).body.data.profile.trade).toBe('calzolaio');
  const anew = await social.del<{ data: ShownProfile }>(path);
  expect([anew.body.data.confirmed, anew.body.data.profile.trade]).toEqual([false, 'altro']);
});

test('a profile is its owner’s alone', async () => {
  const social = await ownerOfSocial(server);
  const stranger = await ownerOfSocial(server);
  expect((await stranger.get(`/social/projects/${social.project.id}/profile`)).status).toBe(404);
  expect((await stranger.del(`/social/projects/${social.project.id}/profile`)).status).toBe(404);
  const { body } = await social.get<{ data: ShownProfile }>(`/social/projects/${social.project.id}/profile`);
  const theft = { version: body.data.version, profile: body.data.profile };
  const { token } = stranger.owner;
  const put = await client(server).put(`/social/projects/${social.project.id}/profile`, theft, { token });
  expect(put.status).toBe(404);
});

test('posts of a new project wait for approval', async () => {
  const owner = await signUp(server);
  const { installationId } = await buy(server, owner, 'creatore-post-social');
  const { body } = await client(server).get<OpenSocialProject['response']>(
    `/social/installations/${installationId}`,
    { token: owner.token },
  );
  expect(body.data.project.settings.approveFirst).toBe(true);
});

test('the chatbot of the same owner is read too, with its name on it, until a profile was confirmed', async () => {
  const social = await ownerOfSocial(server);
  await social.instruct({ instructions: TOLD });
  const bot = await ownerOfBot(server, social.owner);
  const { token } = social.owner;
  const taught = await client(server).post(
    `/chatbots/${bot.id}/curated-answers`,
    {
      question: 'Accorciate anche le tende?',
      answer: 'Sì, le tende si accorciano in una settimana, da 18 euro.',
    },
    { token },
  );
  expect(taught.status).toBe(201);
  const path = `/social/projects/${social.project.id}/profile`;
  const { profile, version } = (await social.get<{ data: ShownProfile }>(path)).body.data;
  const [learned] = profile.questions.filter(({ question }) => question.includes('tende'));
  expect(learned?.source).toEqual({ kind: 'chatbot', name: '' });
  expect(profile.facts[0]?.source).toEqual({ kind: 'instructions', name: '' });

  const request = { version, profile: { ...profile, questions: [] } };
  expect((await client(server).put(path, request, { token })).status).toBe(200);
  expect((await social.get<{ data: ShownProfile }>(path)).body.data.profile.questions).toEqual([]);
});
