import type { Core } from '@strapi/strapi';
import { figureKeysIn } from '../../domain/knowledge/render-answer';
import { parseSignal, PLAYBOOK_TEMPLATES } from '../../domain/knowledge/playbook-content';
import { TRADE_PHRASES, type TradePhrases, tooWideWay } from '../../domain/knowledge/trade-content';
import { textsOf } from '../../domain/product/texts';
import { faultyTag, templateSlots } from '../../engines/ai/assistant';
import { panelRefusal } from '../../http/panel-refusal';
import { PANEL_WORDS } from '../../locales/panel';
import { FISCAL_PARAMETER, KNOWLEDGE_ENTRY, PLAYBOOK, TRADE } from './knowledge-uids';

interface Span {
  validFrom?: string | null;
  validUntil?: string | null;
}
interface EntryData {
  body?: string | null;
  bodyEn?: string | null;
  figures?: (Span & { key?: string })[] | null;
}
type TradeData = Partial<TradePhrases> & { ways?: unknown; except?: unknown };
type PlaybookData = { signals?: unknown } & Partial<Record<(typeof PLAYBOOK_TEMPLATES)[number], unknown>>;
type ParameterData = Span & { key?: string };

const isBackwards = ({ validFrom, validUntil }: Span): boolean =>
  Boolean(validFrom && validUntil && validUntil < validFrom);

/** Those of some keys that are parameters of law. */
const parametersNamed = async (strapi: Core.Strapi, keys: readonly string[]): Promise<string[]> => {
  const rows: { key: string }[] = await strapi.db
    .query(FISCAL_PARAMETER)
    .findMany({ select: ['key'], where: { key: { $in: [...keys] } } });
  return rows.map(({ key }) => key);
};

/**
 * What holds for everything that the assistant knows, whoever saves it: a text names only figures that exist, a figure does not end
 * before it begins, a
 * name of a trade is found in no message at all of other things, and a parameter of law has one value from a day on.
 */
export const registerKnowledgeRules = async (strapi: Core.Strapi): Promise<void> => {
  const checkEntry = async (data: EntryData, documentId: string | undefined): Promise<void> => {
    if (data.figures?.some(isBackwards)) throw panelRefusal('figures', PANEL_WORDS.figureBackwards);
    const texts = (['body', 'bodyEn'] as const).flatMap((field) =>
      figureKeysIn(data[field] ?? '').map((key) => ({ field, key })),
    );
    if (texts.length === 0) return;
    const stored: { figures: { key: string }[] } | null =
      data.figures === undefined && documentId
        ? await strapi.db
            .query(KNOWLEDGE_ENTRY)
            .findOne({ where: { documentId, publishedAt: null }, populate: { figures: true } })
        : null;
    const parameters = await parametersNamed(
      strapi,
      texts.map(({ key }) => key),
    );
    const own = (data.figures ?? stored?.figures ?? []).map(({ key }) => key);
    const known = new Set([...own, ...parameters]);
    const unknown = texts.find(({ key }) => !known.has(key));
    if (unknown) throw panelRefusal(unknown.field, `${PANEL_WORDS.figureUnknown} ${unknown.key}`);
  };

  const checkTrade = async (data: TradeData): Promise<void> => {
    for (const field of ['ways', 'except'] as const) {
      const wide = tooWideWay(textsOf(data[field]));
      if (wide !== undefined) throw panelRefusal(field, `${PANEL_WORDS.wayTooWide} ${wide}`);
    }
    for (const field of TRADE_PHRASES) {
      const keys = figureKeysIn(data[field] ?? '');
      const known = keys.length === 0 ? [] : await parametersNamed(strapi, keys);
      const unknown = keys.find((key) => !known.includes(key));
      if (unknown !== undefined) throw panelRefusal(field, `${PANEL_WORDS.parameterUnknown} ${unknown}`);
    }
  };

  const checkPlaybook = async (data: PlaybookData, documentId: string | undefined): Promise<void> => {
    const lines = textsOf(data.signals);
    const unreadable = lines.find((line) => parseSignal(line) === null);
    if (unreadable !== undefined)
      throw panelRefusal('signals', `${PANEL_WORDS.signalUnreadable} ${unreadable}`);
    const stored: PlaybookData | null = documentId
      ? await strapi.db.query(PLAYBOOK).findOne({ where: { documentId, publishedAt: null } })
      : null;
    const whole: PlaybookData = { ...stored, ...data };
    const signals = textsOf(whole.signals).flatMap((line) => parseSignal(line)?.name ?? []);
    const templates = PLAYBOOK_TEMPLATES.flatMap((field) => {
      const value = whole[field];
      return (field === 'steps' ? textsOf(value) : [typeof value === 'string' ? value : '']).map(
        (template) => ({ field, template }),
      );
    });
    const keys = templates.flatMap(({ template }) => figureKeysIn(template));
    const names = new Set([...templateSlots(), ...signals, ...(await parametersNamed(strapi, keys))]);
    for (const { field, template } of templates) {
      const tag = faultyTag(template, names);
      if (tag !== null) throw panelRefusal(field, `${PANEL_WORDS.slotUnknown} ${tag}`);
    }
  };

  const checkParameter = async (data: ParameterData, documentId: string | undefined): Promise<void> => {
    const stored: ParameterData | null = documentId
      ? await strapi.db.query(FISCAL_PARAMETER).findOne({ where: { documentId, publishedAt: null } })
      : null;
    const { key, validFrom, validUntil } = { ...stored, ...data };
    if (isBackwards({ validFrom: validFrom ?? null, validUntil: validUntil ?? null }))
      throw panelRefusal('validUntil', PANEL_WORDS.figureBackwards);
    const twin = await strapi.db.query(FISCAL_PARAMETER).findOne({
      where: { key, validFrom, ...(documentId === undefined ? {} : { documentId: { $ne: documentId } }) },
    });
    if (twin) throw panelRefusal('validFrom', PANEL_WORDS.parameterTaken);
  };

  strapi.documents.use(async (context, next) => {
    const { data, documentId } = context.params as { data?: object; documentId?: string };
    if (data && (context.action === 'create' || context.action === 'update')) {
      if (context.uid === KNOWLEDGE_ENTRY) await checkEntry(data, documentId);
      if (context.uid === PLAYBOOK) await checkPlaybook(data, documentId);
      if (context.uid === TRADE) await checkTrade(data);
      if (context.uid === FISCAL_PARAMETER) await checkParameter(data, documentId);
    }
    return next();
  });
};
