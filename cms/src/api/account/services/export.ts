import type { Core } from '@strapi/strapi';
import { engines } from '../../../engines';
import type { ZipEntry } from '../../../http/zip-stream';
import { exportGuide } from '../../../locales/export-guide';
import { fileKeysOf, ownedContent, type OwnedKind } from '../owned-content';
import { toAccount, toProfile, type UserRow } from '../to-account';

type Row = Record<string, unknown> & { id: number; documentId: string };

const AT_ONCE = 200;
/** Made from the rest, or the server's own bookkeeping: nothing that the person ever gave or saw. */
const NOT_EXPORTED = [
  'api::chatbot.passage',
  'api::chatbot.passage-vector',
  'api::account.idempotency-key',
  'api::account.sign-in-challenge',
  'api::purchase.payment-session',
  'api::social.oauth-state',
];
/** What opens something: of no use in an archive that lies about, and a danger there. */
const SECRETS = [
  'apiKey',
  'webhookSecret',
  'formerWebhookSecret',
  'publicKey',
  'sessionId',
  'clientId',
  'shareToken',
  'storageKey',
  'fileKey',
];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** A name that is one on every system. */
const fileName = (row: Row, key: string): string => {
  const given = typeof row.name === 'string' ? row.name : `${row.documentId}.${key.split('.').pop()}`;
  return `${row.documentId}-${given.replaceAll(/[^\p{L}\p{N}._ -]+/gu, '_').slice(0, 120)}`;
};

/** Everything a person has here, as the files of an archive: a list for each kind of content, and what they uploaded. */
export const exportOf = (strapi: Core.Strapi, user: UserRow) => {
  const rowsOf = async function* (kind: OwnedKind): AsyncGenerator<Row> {
    for (let last = 0; ;) {
      const rows: Row[] = await strapi.db.query(kind.uid).findMany({
        where: { $and: [kind.of(user.id), { id: { $gt: last } }] },
        orderBy: { id: 'asc' },
        limit: AT_ONCE,
        populate: Object.fromEntries(kind.parents.map((parent) => [parent, { select: ['documentId'] }])),
      });
      yield* rows;
      const end = rows.at(-1);
      if (!end || rows.length < AT_ONCE) return;
      last = end.id;
    }
  };

  const toPlain = (kind: OwnedKind, row: Row): Record<string, unknown> => ({
    id: row.documentId,
    createdAt: row.createdAt,
    ...Object.fromEntries(
      kind.fields.filter((field) => !SECRETS.includes(field)).map((field) => [field, row[field]]),
    ),
    ...Object.fromEntries(
      kind.parents.map((parent) => [parent, (row[parent] as Row | null | undefined)?.documentId ?? null]),
    ),
  });

  const list = async function* (kind: OwnedKind): AsyncGenerator<Uint8Array> {
    let separator = '[\n';
    for await (const row of rowsOf(kind)) {
      yield bytesOf(separator + json(toPlain(kind, row)));
      separator = ',\n';
    }
    yield bytesOf(separator === '[\n' ? '[]\n' : '\n]\n');
  };

  /** A file that is gone from the disk is no reason to keep the rest back. */
  const stored = async (path: string, key: string): Promise<ZipEntry[]> => {
    const bytes = await engines(strapi).files.find(key);
    return bytes ? [{ path, content: [bytes] }] : [];
  };

  return async function* (): AsyncGenerator<ZipEntry> {
    const { locale } = toAccount(user);
    const { account, newEmail, createdAt } = toProfile(user);
    yield { path: exportGuide[locale].name, content: [bytesOf(exportGuide[locale].text)] };
    yield { path: 'account.json', content: [bytesOf(json({ ...account, newEmail, createdAt }))] };
    if (user.avatarKey) yield* await stored('avatar.webp', user.avatarKey);
    for (const kind of ownedContent(strapi)) {
      if (NOT_EXPORTED.includes(kind.uid)) continue;
      yield { path: `${kind.name}.json`, content: list(kind) };
      if (kind.files.length === 0) continue;
      for await (const row of rowsOf(kind)) {
        for (const key of kind.files.flatMap((field) => fileKeysOf(row[field])))
          yield* await stored(`${kind.name}/${fileName(row, key)}`, key);
      }
    }
  };
};
