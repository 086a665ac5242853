import type { Settings } from '../settings';

const SECRET_NAMES: Record<keyof Settings['secrets'], string> = {
  appKeys: 'APP_KEYS',
  apiTokenSalt: 'API_TOKEN_SALT',
  adminJwt: 'ADMIN_JWT_SECRET',
  transferTokenSalt: 'TRANSFER_TOKEN_SALT',
  jwt: 'JWT_SECRET',
  encryptionKey: 'ENCRYPTION_KEY',
  visitorToken: 'VISITOR_TOKEN_SECRET',
};
const SHORTEST_SECRET = 16;
/** What examples and generators leave in place of a secret. */
const PLACEHOLDER = /tobemodified|change-?_?me|example|placeholder|your-?_?secret/i;

const isWeak = (secret: string): boolean => secret.length < SHORTEST_SECRET || PLACEHOLDER.test(secret);

const isLoopback = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/**
 * What of a production server's settings would put its users at risk, each as a sentence for the operator; none outside production.
 * A server whose public address was set to this machine's own loopback serves nobody else: it is production being tried.
 */
export const deploymentProblems = ({
  production,
  isPublicUrlSet,
  publicUrl,
  secrets,
  seedDemo,
  mail,
  metricsToken,
}: Pick<
  Settings,
  'production' | 'isPublicUrlSet' | 'publicUrl' | 'secrets' | 'seedDemo' | 'mail' | 'metricsToken'
>): string[] => {
  if (!production || (isPublicUrlSet && isLoopback(publicUrl))) return [];
  const weak = Object.entries(SECRET_NAMES)
    .filter(([name]) => [secrets[name as keyof Settings['secrets']]].flat().some(isWeak))
    .map(([, variable]) => variable);
  return [
    !isPublicUrlSet && 'PUBLIC_URL is not set: links in mails would lead to this machine.',
    isPublicUrlSet &&
      !publicUrl.startsWith('https://') &&
      `PUBLIC_URL is ${publicUrl}: passwords and cookies need https.`,
    secrets.appKeys.length === 0 && 'APP_KEYS is empty.',
    weak.length > 0 &&
      `${weak.join(', ')} ${weak.length === 1 ? 'is' : 'are'} shorter than ${SHORTEST_SECRET} characters or an example.`,
    metricsToken !== '' &&
      isWeak(metricsToken) &&
      `METRICS_TOKEN is shorter than ${SHORTEST_SECRET} characters or an example.`,
    seedDemo && 'SEED_DEMO=true would make accounts whose passwords everybody knows.',
    mail.smtpUrl === '' && 'SMTP_URL is not set: nobody could confirm an address or a forgotten password.',
  ].filter((problem) => problem !== false);
};
