import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { instant, sql, sqlMany } from '../database';
import { createDatabase } from '../postgres';
import type { CmsServer } from '../start-cms';
import { templateOf } from '../templates';
import type { PostsDatabase } from './engine';

/** A database with all tables and nobody in it, without a server. */
export const emptyDatabase = (): PostsDatabase & { remove(): void } => {
  const template = templateOf(false);
  if (!template) throw new Error('No template was prepared');
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'officina-posts-'));
  fs.cpSync(template.dataDir, dataDir, { recursive: true });
  const cluster = process.env.TEST_POSTGRES_URL;
  return {
    dataDir,
    env: cluster ? { DATABASE_URL: createDatabase(cluster, template.database) } : {},
    remove: () => fs.rmSync(dataDir, { recursive: true, force: true }),
  };
};

/** Statements on it, as on a server's. */
export const ask = (on: PostsDatabase, statement: string): Promise<Record<string, unknown>[]> =>
  sql(on as unknown as CmsServer, statement);

export interface PlannedPost {
  id: number;
  account: number;
  /** Milliseconds. */
  at: number;
  copy?: string;
  state?: string;
  /** More columns, as literals. */
  more?: Record<string, string>;
}

export const literal = (on: PostsDatabase, milliseconds: number): string =>
  instant(on as unknown as CmsServer, milliseconds);

/** One project with accounts 1 to `count`, all of one owner who is not there. */
export const addAccounts = async (
  on: PostsDatabase,
  count: number,
  platformOf: (account: number) => string = () => 'x',
): Promise<void> => {
  await ask(
    on,
    `insert into installations (id, document_id, kind, state) values (1, 'i1', 'social', 'active')`,
  );
  await ask(
    on,
    `insert into social_projects (id, document_id, installation_id, name, state, version) values (1, 'p1', 1, 'Forno', 'active', 1)`,
  );
  await sqlMany(
    on as unknown as CmsServer,
    'insert into social_accounts (id, document_id, project_id, platform, account_name, page_id, state, simulated) values',
    Array.from({ length: count }, (_, at) => at + 1).map(
      (id) => `(${id}, 'a${id}', 1, '${platformOf(id)}', 'Account ${id}', 'page-${id}', 'connected', false)`,
    ),
  );
};

/** Plans posts; each says its own id unless it is given words. */
export const addPosts = async (
  on: PostsDatabase,
  posts: PlannedPost[],
  platformOf: (account: number) => string = () => 'x',
): Promise<void> => {
  const more = Object.keys(posts[0]?.more ?? {});
  const columns = ['id', 'document_id', 'project_id', 'account_id', 'platform', 'copy', 'hashtags', 'state'];
  const rest = ['scheduled_for', 'version', 'attempts', 'reconcile_attempts', 'metrics_step', ...more];
  await sqlMany(
    on as unknown as CmsServer,
    `insert into social_posts (${[...columns, ...rest].join(', ')}) values`,
    posts.map(({ id, account, at, copy = `post ${id}`, state = 'ready', more: values = {} }) => {
      const own = [id, `'d${id}'`, 1, account, `'${platformOf(account)}'`, `'${copy}'`, `'[]'`, `'${state}'`];
      return `(${[...own, literal(on, at), 1, 0, 0, 0, ...more.map((name) => values[name] ?? 'null')].join(', ')})`;
    }),
  );
};

/** The posts as they are now. */
export const postsOf = (on: PostsDatabase) =>
  ask(on, 'select * from social_posts order by id') as Promise<
    {
      id: number;
      state: string;
      failure: string | null;
      external_id: string | null;
      lease_token: string | null;
      late: boolean | number;
      attempts: number;
      version: number;
      [column: string]: unknown;
    }[]
  >;
