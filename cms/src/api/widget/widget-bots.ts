import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { WidgetConfig } from '../../contract';
import { frameAncestors, isOriginAllowed, type OriginRules } from '../../domain/chatbot/allowed-domains';
import { engines } from '../../engines';
import { readSettings } from '../../settings';
import { CHATBOT, type ChatbotRow } from '../chatbot/chatbot-row';
import { toWidgetConfig } from './to-widget-config';

const TTL_MS = 30_000;
const MAX_BOTS = 5_000;
const SEEN_EVERY_MS = 60_000;

export interface BotOwner {
  id: number;
  email: string;
  displayName: string | null;
  language: 'it' | 'en' | null;
}

/** A bot as visitors meet it, ready to answer from memory. */
export interface WidgetBot {
  row: ChatbotRow & { owner: BotOwner };
  /** Published and not suspended. */
  open: boolean;
  config: WidgetConfig;
  /** `config` as it is sent. */
  body: string;
  etag: string;
  frameAncestors: string;
  allows(origin: string): boolean;
}

export interface WidgetBots {
  find(installId: string): Promise<WidgetBot | null>;
  /** Notes that a page of this host loads the bot, at most once a minute. */
  seen(bot: WidgetBot, host: string): void;
}

const INSTALL_ID = /^[\w-]{1,64}$/;

const createWidgetBots = (strapi: Core.Strapi): WidgetBots => {
  const { publicUrl, production } = readSettings();
  const ownOrigin = new URL(publicUrl).origin;
  const kept = new Map<string, { bot: Promise<WidgetBot | null>; until: number }>();
  const lastSeen = new Map<string, number>();

  const toBot = (row: WidgetBot['row']): WidgetBot => {
    const rules: OriginRules = { allowedDomains: row.allowedDomains ?? [], ownOrigin, production };
    const verdicts = new Map<string, boolean>();
    const config = toWidgetConfig(row, publicUrl);
    const body = JSON.stringify(config);
    return {
      row,
      open: row.state === 'published' && !row.suspended,
      config,
      body,
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      frameAncestors: `frame-ancestors ${frameAncestors(rules.allowedDomains, production).join(' ')}`,
      allows(origin) {
        const known = verdicts.get(origin);
        if (known !== undefined) return known;
        const verdict = isOriginAllowed(origin, rules);
        // Bounded: the origins that ask are whatever a stranger sends.
        if (verdicts.size < 100) verdicts.set(origin, verdict);
        return verdict;
      },
    };
  };

  const load = async (installId: string): Promise<WidgetBot | null> => {
    const row: WidgetBot['row'] | null = await strapi.db
      .query(CHATBOT)
      .findOne({ where: { installId }, populate: ['owner'] });
    return row && row.owner ? toBot(row) : null;
  };

  const { live, answering } = engines(strapi);
  live.observe(({ event }) => {
    if (event.topic === 'chatbot') kept.delete(event.chatbotId);
    // A file that was read or removed, here or by another instance, changes what the bot knows.
    if (event.topic === 'chatbot') answering.invalidate(event.chatbotId);
    if (event.topic === 'training-file' && event.file.status === 'ready') {
      answering.invalidate(event.chatbotId);
      void answering.warm(event.chatbotId);
    }
  });

  return {
    find(installId) {
      if (!INSTALL_ID.test(installId)) return Promise.resolve(null);
      const now = Date.now();
      const known = kept.get(installId);
      if (known && known.until > now) return known.bot;
      if (kept.size >= MAX_BOTS) kept.clear();
      const bot = load(installId);
      kept.set(installId, { bot, until: now + TTL_MS });
      // Neither a failure nor an unknown id is worth remembering.
      bot.then(
        (found) => found || kept.delete(installId),
        () => kept.delete(installId),
      );
      return bot;
    },

    seen({ row }, host) {
      const now = Date.now();
      if (now - (lastSeen.get(row.installId) ?? 0) < SEEN_EVERY_MS) return;
      if (lastSeen.size >= MAX_BOTS) lastSeen.clear();
      lastSeen.set(row.installId, now);
      strapi.db
        .connection('chatbots')
        .where({ id: row.id })
        .update({ last_seen_at: new Date(now), last_seen_host: host.slice(0, 250) })
        .then(
          () => undefined,
          (error: unknown) => strapi.log.warn(`A page that loads a widget was not noted: ${String(error)}`),
        );
    },
  };
};

const registries = new WeakMap<Core.Strapi, WidgetBots>();

/** The bots of a running server, kept in memory for 30 s and dropped as soon as one changes. */
export const widgetBots = (strapi: Core.Strapi): WidgetBots => {
  const known = registries.get(strapi);
  if (known) return known;
  const made = createWidgetBots(strapi);
  registries.set(strapi, made);
  return made;
};
