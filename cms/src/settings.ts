import path from 'node:path';
import { MODEL_PROVIDERS } from './contract';
import { timings } from './settings/timings';

/**
 * Every environment variable the server reads, read in one place. `.env.example` explains each.
 * Strapi's own config files import this too, so that a name is spelled once.
 */
const text = (name: string, fallback = ''): string => {
  const value = process.env[name];
  return value === undefined || value === '' ? fallback : value;
};
const number = (name: string, fallback: number): number => {
  const value = Number(text(name, String(fallback)));
  return Number.isFinite(value) ? value : fallback;
};
const choice = <Name extends string>(name: string, names: readonly Name[], fallback: Name): Name =>
  names.find((each) => each === text(name)) ?? fallback;
const bool = (name: string, fallback: boolean): boolean => text(name, String(fallback)) === 'true';
const socialApp = (network: string) => ({
  clientId: text(`${network}_CLIENT_ID`),
  clientSecret: text(`${network}_CLIENT_SECRET`),
  baseUrl: text(`${network}_BASE_URL`).replace(/\/+$/, ''),
});

/** Meta's apps also say what people are asked for. */
const metaApp = (network: string) => {
  const scopes = text(`${network}_SCOPES`)
    .split(/[\s,]+/)
    .filter(Boolean);
  return { ...socialApp(network), scopes: scopes.length > 0 ? scopes : null };
};
const metaLoginApp = (network: string) => ({
  ...metaApp(network),
  configId: text(`${network}_CONFIG_ID`),
});

export const readSettings = () => {
  const production = process.env.NODE_ENV === 'production';
  const port = number('PORT', 1337);
  const publicUrl = text('PUBLIC_URL', `http://localhost:${port}`).replace(/\/+$/, '');
  const cmsRoot = path.resolve(text('CMS_ROOT', process.cwd()));
  const dataDir = path.resolve(text('DATA_DIR', path.join(cmsRoot, 'data')));
  return {
    production,
    /** Where nobody else is served, nobody else is listened to: development has readable mails and known passwords. */
    host: text('HOST', production ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl,
    isPublicUrlSet: text('PUBLIC_URL') !== '',
    /** Cookies are marked `Secure` exactly when the public address is https. */
    secureCookies: publicUrl.startsWith('https://'),
    /** How many reverse proxies stand in front; 0 means `X-Forwarded-For` is not believed. */
    trustedProxies: number('TRUSTED_PROXIES', 0),
    cmsRoot,
    dataDir,
    /** The bucket of files and pictures; without one they lie on the disk. */
    s3: {
      bucket: text('S3_BUCKET'),
      endpoint: text('S3_ENDPOINT').replace(/\/+$/, ''),
      region: text('S3_REGION', 'us-east-1'),
      /** In front of every key, with a slash at its end where there is one. */
      prefix: text('S3_PREFIX')
        .replace(/^\/+|\/+$/g, '')
        .replace(/.$/, '$&/'),
      /** Servers of one's own rarely answer at `bucket.host`. */
      isPathStyle: bool('S3_PATH_STYLE', text('S3_ENDPOINT') !== ''),
      accessKeyId: text('S3_ACCESS_KEY_ID'),
      secretAccessKey: text('S3_SECRET_ACCESS_KEY'),
    },
    databaseUrl: text('DATABASE_URL'),
    databaseFile: path.resolve(text('DATABASE_FILENAME', path.join(dataDir, 'officina.db'))),
    siteDist: path.resolve(text('SITE_DIST', path.join(cmsRoot, '..', 'site', 'dist'))),
    sdkDist: path.resolve(text('SDK_DIST', path.join(cmsRoot, '..', 'sdk', 'dist'))),
    /** Where the goods are real, a stolen password alone opens neither dashboard nor panel; elsewhere it may be asked for too. */
    adminSecondFactor: production || text('ADMIN_SECOND_FACTOR') === 'required',
    seedDemo: bool('SEED_DEMO', !production),
    logLevel: text('LOG_LEVEL', 'info'),
    /** Whoever reads `/metrics` shows it; without one nobody does. */
    metricsToken: text('METRICS_TOKEN'),
    /** Names the running build in `/api/health`; a deployment sets it to its commit. */
    buildId: text('BUILD_ID', 'local'),
    secrets: {
      appKeys: text('APP_KEYS').split(',').filter(Boolean),
      apiTokenSalt: text('API_TOKEN_SALT'),
      adminJwt: text('ADMIN_JWT_SECRET'),
      transferTokenSalt: text('TRANSFER_TOKEN_SALT'),
      jwt: text('JWT_SECRET'),
      encryptionKey: text('ENCRYPTION_KEY'),
      /** Signs visitor and preview tokens. */
      visitorToken: text('VISITOR_TOKEN_SECRET'),
    },
    ai: {
      provider: choice('AI_PROVIDER', MODEL_PROVIDERS, 'openai-compatible'),
      baseUrl: text('AI_BASE_URL').replace(/\/+$/, ''),
      apiKey: text('AI_API_KEY'),
      model: text('AI_MODEL'),
      embeddingsModel: text('AI_EMBEDDINGS_MODEL'),
      webhookUrl: text('CHAT_WEBHOOK_URL'),
      /** Passages whose index stays in memory, over all bots; about 6 KB each. */
      indexPassages: number('AI_INDEX_PASSAGES', 60_000),
    },
    /** Where Ollama listens; the variable is its own. */
    ollamaHost: text('OLLAMA_HOST', '127.0.0.1:11434'),
    /** Free messages to the assistant per person and month. */
    assistantMonthlyMessages: number('ASSISTANT_MONTHLY_MESSAGES', 200),
    assistantWebhookUrl: text('ASSISTANT_WEBHOOK_URL'),
    projectWebhookUrl: text('PROJECT_WEBHOOK_URL'),
    /** The newest first; several while one is being replaced. */
    projectWebhookSecrets: text('PROJECT_WEBHOOK_SECRET')
      .split(/[\s,]+/)
      .filter(Boolean),
    /** Cards paid on a page of trial, with no money: never by itself where the goods are real. */
    paymentsSandbox: bool('PAYMENTS_SANDBOX', !production),
    stripe: {
      secretKey: text('STRIPE_SECRET_KEY'),
      webhookSecret: text('STRIPE_WEBHOOK_SECRET'),
      baseUrl: text('STRIPE_BASE_URL'),
    },
    /**
     * Where buyers send bank transfers; no IBAN, no transfers. Outside production the well-known example stands in,
     * which no bank ever opens.
     */
    transfer: {
      iban: text('TRANSFER_IBAN', production ? '' : 'IT60X0542811101000000123456'),
      payee: text('TRANSFER_PAYEE', 'Officina S.r.l.'),
    },
    /** Who runs this product: legal pages, receipts and invoices name them, and requests for help go to their address. */
    operator: {
      name: text('OPERATOR_NAME'),
      address: text('OPERATOR_ADDRESS'),
      vatNumber: text('OPERATOR_VAT_NUMBER'),
      taxCode: text('OPERATOR_TAX_CODE'),
      /** As electronic invoices name it: `RF01` is the ordinary one. */
      taxRegime: text('OPERATOR_TAX_REGIME', 'RF01'),
      email: text('OPERATOR_EMAIL'),
      pec: text('OPERATOR_PEC'),
    },
    /** The Union's register of VAT numbers; '' asks nobody. */
    viesUrl: text('VIES_URL').replace(/\/+$/, ''),
    /** The intermediary that hands invoices to the exchange system; without a key a person exports them. */
    exchange: {
      apiKey: text('INVOICETRONIC_API_KEY'),
      webhookSecret: text('INVOICETRONIC_WEBHOOK_SECRET'),
      baseUrl: text('INVOICETRONIC_BASE_URL', 'https://api.invoicetronic.com/v1').replace(/\/+$/, ''),
    },
    /** Where weaknesses may be reported: an address or a page; who runs the product, where it is empty. */
    securityContact: text('SECURITY_CONTACT'),
    /** The first panel administrator of a production server; outside production the demo one is made. */
    panelAdmin: { email: text('ADMIN_EMAIL'), password: text('ADMIN_PASSWORD') },
    /** The Jitsi server of video consultations. */
    meetingBaseUrl: text('MEETING_BASE_URL', 'https://meet.jit.si').replace(/\/+$/, ''),
    mail: { smtpUrl: text('SMTP_URL'), from: text('MAIL_FROM', 'Officina <non-rispondere@officina.test>') },
    google: { clientId: text('GOOGLE_CLIENT_ID'), clientSecret: text('GOOGLE_CLIENT_SECRET') },
    /** Developer apps at the social networks; a network that wants one and has none is simulated. */
    social: {
      publicUrl,
      apps: {
        facebook: metaLoginApp('FACEBOOK'),
        instagram: metaLoginApp('INSTAGRAM'),
        x: socialApp('X'),
        linkedin: socialApp('LINKEDIN'),
        pinterest: socialApp('PINTEREST'),
        threads: metaApp('THREADS'),
        googlebusiness: socialApp('GOOGLEBUSINESS'),
      },
      blueskyUrl: text('BLUESKY_BASE_URL', 'https://bsky.social').replace(/\/+$/, ''),
      graphVersion: text('META_GRAPH_VERSION', 'v25.0'),
      linkedInVersion: text('LINKEDIN_VERSION', '202607'),
      linkedInPages: bool('LINKEDIN_PAGES', false),
      instagramLogin: text('INSTAGRAM_LOGIN') === 'facebook' ? ('facebook' as const) : ('instagram' as const),
    },
    /** `host` or `host:port`: private addresses that owners' sites may nevertheless be read from. */
    webFetchAllow: text('WEB_FETCH_ALLOW').split(',').filter(Boolean),
    /** How long everything waits and lasts; `cms/TIMINGS.md` lists them. */
    timings: timings(),
    /** Multiplies every rate limit; tests and load measurements raise it. */
    rateLimitScale: number('RATE_LIMIT_SCALE', 1),
  };
};

export type Settings = ReturnType<typeof readSettings>;
