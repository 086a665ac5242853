import type { Core } from '@strapi/strapi';
import { FISCAL_PARAMETER, KNOWLEDGE_ENTRY, PLAYBOOK, TRADE } from '../api/knowledge/knowledge-uids';
import { type PlaybookSeedContent, readPlaybookSeeds } from '../seeds/knowledge/playbook-seeds';
import { readTradeSeeds, type TradeSeedContent } from '../seeds/knowledge/trade-seeds';
import { FISCAL_PARAMETER_SEEDS, type KnowledgeSeedContent, readKnowledgeSeeds } from '../seeds/knowledge';

type Row = Record<string, unknown>;

/**
 * Stores rows as drafts and as published ones, each kind in one statement: the document service would take a server's first start
 * twenty times as long.
 */
const publishAll = async (strapi: Core.Strapi, uid: string, rows: readonly Row[]): Promise<void> => {
  if (rows.length === 0) return;
  const query = strapi.db.query(uid);
  const [last] = await query.findMany({
    select: ['id'],
    orderBy: { id: 'desc' },
    limit: 1,
  });
  // Left out, it would be now.
  await query.createMany({ data: rows.map((row) => ({ ...row, publishedAt: null })) });
  const drafts = await query.findMany({ where: { id: { $gt: last?.id ?? 0 } }, orderBy: { id: 'asc' } });
  const publishedAt = new Date();
  await query.createMany({
    data: drafts.map(({ id: _id, createdAt: _created, updatedAt: _updated, ...row }) => ({
      ...row,
      publishedAt,
    })),
  });
};

/** Those of the seeds that were never given and that nobody has written meanwhile. */
const missing = async <Seed extends { key: string }>(
  strapi: Core.Strapi,
  uid: string,
  seeds: readonly Seed[],
  nameOf: (seed: Seed) => string,
  given: ReadonlySet<string>,
): Promise<Seed[]> => {
  const candidates = seeds.filter((seed) => !given.has(nameOf(seed)));
  if (candidates.length === 0) return [];
  const rows = await strapi.db
    .query(uid)
    .findMany({ select: ['key'], where: { key: { $in: candidates.map(({ key }) => key) } } });
  const present = new Set(rows.map(({ key }) => key));
  return candidates.filter(({ key }) => !present.has(key));
};

const entryName = ({ key }: KnowledgeSeedContent): string => `entry:${key}`;
const tradeName = ({ key }: TradeSeedContent): string => `trade:${key}`;
const playbookName = ({ key }: PlaybookSeedContent): string => `playbook:${key}`;
const parameterName = ({ key, validFrom }: (typeof FISCAL_PARAMETER_SEEDS)[number]): string =>
  `parameter:${key}:${validFrom ?? ''}`;

/**
 * What the assistant knows, and the parameters of law that it computes with. Each is given once: what editors change, unpublish or
 * remove in the panel stays as they left it.
 */
export const ensureKnowledge = async (strapi: Core.Strapi): Promise<void> => {
  const store = strapi.store({ type: 'core', name: 'officina', key: 'given-knowledge' });
  const given = new Set(((await store.get({})) ?? []) as string[]);
  const seeds = await readKnowledgeSeeds();
  const tradeSeeds = await readTradeSeeds();
  const playbookSeeds = await readPlaybookSeeds();
  const names = [
    ...seeds.map(entryName),
    ...tradeSeeds.map(tradeName),
    ...playbookSeeds.map(playbookName),
    ...FISCAL_PARAMETER_SEEDS.map(parameterName),
  ];
  if (names.every((name) => given.has(name))) return;

  const parameters = await missing(strapi, FISCAL_PARAMETER, FISCAL_PARAMETER_SEEDS, parameterName, given);
  const entries = await missing(strapi, KNOWLEDGE_ENTRY, seeds, entryName, given);
  const trades = await missing(strapi, TRADE, tradeSeeds, tradeName, given);
  const playbooks = await missing(strapi, PLAYBOOK, playbookSeeds, playbookName, given);
  await strapi.db.transaction(async () => {
    await publishAll(strapi, PLAYBOOK, playbooks as unknown as Row[]);
    await publishAll(strapi, TRADE, trades as unknown as Row[]);
    await publishAll(strapi, FISCAL_PARAMETER, parameters as unknown as Row[]);
    await publishAll(
      strapi,
      KNOWLEDGE_ENTRY,
      entries.filter(({ figures }) => figures.length === 0).map(({ figures: _none, ...row }) => row),
    );
    // Components have tables of their own, which the document service knows.
    for (const entry of entries.filter(({ figures }) => figures.length > 0))
      await strapi.documents(KNOWLEDGE_ENTRY).create({ data: entry as never, status: 'published' });
    await store.set({ value: [...new Set([...given, ...names])] });
  });
};
