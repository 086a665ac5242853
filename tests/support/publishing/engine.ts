import os from 'node:os';
import path from 'node:path';
import { SOCIAL_PLATFORMS, type SocialPlatform } from '@contract';
import type { Publisher } from '../../../cms/src/api/social/publishing/publisher';
import type {
  PostNotification,
  PublishingDependencies,
} from '../../../cms/src/api/social/publishing/dependencies';
import type { SocialNetwork } from '../../../cms/src/engines/social/port';
import { composePost, createPublisher, Database, SocialError } from './compiled';
import { createPaperNetwork, type Instant } from './paper-network';

/** Where posts are: as a server's environment would say it. */
export interface PostsDatabase {
  dataDir: string;
  env: { DATABASE_URL?: string };
}

export interface TestEngine extends Publisher {
  /** What people would have been notified of. */
  notifications: PostNotification[];
  warnings: string[];
  database: PublishingDependencies['database'];
  close(): Promise<void>;
}

interface EngineOptions {
  ledgerUrl: string;
  now?: () => Date;
  reached?: (instant: Instant | 'claimed' | 'written') => void;
  /** What goes wrong with a statement: before it is run, or afterwards, when only its answer is lost. */
  failing?: (statement: string, when: 'before' | 'after') => Error | null;
  changes?: Partial<PublishingDependencies>;
}

/** That database as a server has it, without a server. */
export const openDatabase = async ({ dataDir, env }: PostsDatabase) => {
  const settings = { migrations: { dir: path.join(os.tmpdir(), 'officina-no-migrations') } };
  const database = new Database(
    env.DATABASE_URL
      ? {
          connection: {
            client: 'postgres',
            connection: { connectionString: env.DATABASE_URL },
            pool: { min: 0, max: 6 },
          },
          settings,
        }
      : {
          connection: {
            client: 'sqlite',
            connection: { filename: path.join(dataDir, 'officina.db') },
            useNullAsDefault: true,
            pool: {
              min: 1,
              max: 1,
              afterCreate(
                connection: { pragma(text: string): unknown },
                done: (error: Error | null, connection: unknown) => void,
              ) {
                connection.pragma('journal_mode = WAL');
                connection.pragma('synchronous = NORMAL');
                connection.pragma('busy_timeout = 5000');
                done(null, connection);
              },
            },
          },
          settings,
        },
  );
  await database.init({ models: [] });
  return database;
};

/** The statement after which a post is safe. */
export const WRITES_ID = /^update .social_posts. set .state. = \S+, .external_id. = /;

/** The publishing engine on a database, with networks on paper. */
export const startEngine = async (
  on: PostsDatabase,
  {
    ledgerUrl,
    now = () => new Date(),
    reached = () => undefined,
    failing = () => null,
    changes = {},
  }: EngineOptions,
): Promise<TestEngine> => {
  const database = await openDatabase(on);
  const fail = (statement: string, when: 'before' | 'after') => {
    const error = failing(statement, when);
    if (error) throw error;
  };
  database.connection.on('query', ({ sql }: { sql: string }) => fail(sql, 'before'));
  database.connection.on('query-response', (_: unknown, { sql }: { sql: string }) => {
    if (WRITES_ID.test(sql)) reached('written');
    fail(sql, 'after');
  });
  const networks = Object.fromEntries(
    SOCIAL_PLATFORMS.map((platform) => [platform, createPaperNetwork(platform, ledgerUrl, reached)]),
  ) as Record<SocialPlatform, SocialNetwork>;
  const notifications: PostNotification[] = [];
  const warnings: string[] = [];
  const publisher = createPublisher({
    database,
    networks: { of: (platform) => networks[platform], simulation: (platform) => networks[platform] },
    instanceId: `test-${process.pid}-${Math.random()}`,
    async access(account, { renewed }) {
      reached('claimed');
      const row = (await database.connection('social_accounts').where({ id: account.id }).first()) as
        { page_id: string } | undefined;
      if (!row || renewed) throw new SocialError({ kind: 'auth' }, 'No other token');
      return { pageId: row.page_id, boardId: null, accessToken: `token-${account.id}` };
    },
    async loseAccess(id) {
      const lost = await database
        .connection('social_accounts')
        .where({ id, state: 'connected' })
        .update({ state: 'reconnect' });
      if (lost === 1) notifications.push({ postId: 0, kind: `reconnect:${id}` });
    },
    draft: async (post) => ({ ...composePost(post.platform, post), image: null, aiImage: false }),
    announce: () => undefined,
    notifyOwner: async (postId, kind) => void notifications.push({ postId, kind }),
    now,
    pause: () => Promise.resolve(),
    random: () => 0.5,
    log: {
      info: () => undefined,
      warn: (message) => void warnings.push(message),
      error: (message) => void warnings.push(message),
    },
    ...changes,
  });
  return { ...publisher, notifications, warnings, database, close: () => database.destroy() };
};
