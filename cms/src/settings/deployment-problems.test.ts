import { describe, expect, test } from 'vitest';
import { deploymentProblems } from './deployment-problems';

const SECRET = 'k7Zq0nB3tX9vLw2c';
const SOUND: Parameters<typeof deploymentProblems>[0] = {
  production: true,
  isPublicUrlSet: true,
  publicUrl: 'https://officina.example',
  secrets: {
    appKeys: [SECRET, SECRET],
    apiTokenSalt: SECRET,
    adminJwt: SECRET,
    transferTokenSalt: SECRET,
    jwt: SECRET,
    encryptionKey: SECRET,
    visitorToken: SECRET,
  },
  seedDemo: false,
  metricsToken: '',
  mail: { smtpUrl: 'smtps://user:password@mail.example', from: 'Officina <a@officina.example>' },
};

test('a sound deployment has none', () => expect(deploymentProblems(SOUND)).toEqual([]));

describe('each is said in a sentence that names its variable', () => {
  test.each<[string, Partial<typeof SOUND>]>([
    ['PUBLIC_URL', { isPublicUrlSet: false, publicUrl: 'http://localhost:1337' }],
    ['PUBLIC_URL', { publicUrl: 'http://officina.example' }],
    ['APP_KEYS', { secrets: { ...SOUND.secrets, appKeys: [] } }],
    ['APP_KEYS', { secrets: { ...SOUND.secrets, appKeys: [SECRET, 'toBeModified1toBeModified1'] } }],
    ['JWT_SECRET', { secrets: { ...SOUND.secrets, jwt: 'short' } }],
    ['ENCRYPTION_KEY', { secrets: { ...SOUND.secrets, encryptionKey: 'change-me-change-me-change-me' } }],
    ['METRICS_TOKEN', { metricsToken: 'short' }],
    ['SEED_DEMO', { seedDemo: true }],
    ['SMTP_URL', { mail: { ...SOUND.mail, smtpUrl: '' } }],
  ])('%s', (variable, changes) => {
    const problems = deploymentProblems({ ...SOUND, ...changes });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(variable);
  });
});

test.each(['http://localhost:1337', 'http://127.0.0.1:4000', 'http://[::1]:1337'])(
  'production may be tried at %s',
  (publicUrl) =>
    expect(
      deploymentProblems({ ...SOUND, publicUrl, seedDemo: true, mail: { ...SOUND.mail, smtpUrl: '' } }),
    ).toEqual([]),
);

test('development is not judged', () =>
  expect(deploymentProblems({ ...SOUND, production: false, isPublicUrlSet: false, seedDemo: true })).toEqual(
    [],
  ));
