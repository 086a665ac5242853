import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { HELP_BOTS, type PublishedBot, type WidgetConfig } from '../../contract';
import {
  frameAncestors,
  isOriginAllowed,
  originOf,
  type OriginRules,
  type PageOrigin,
} from '../../domain/chatbot/allowed-domains';
import { engines } from '../../engines';
import { readSettings } from '../../settings';
import { draftContent, publishedContent } from '../chatbot/bot-content';
import { CHATBOT, type ChatbotRow } from '../chatbot/chatbot-row';
import { networkOf } from '../../http/client-ip';
import { networkDigest } from '../chatbot/network-digest';
import { blockedNetworks } from '../chatbot/blocked-networks';
import type { Inbox } from '../chatbot/conversation-events';
import { toWidgetConfig } from './to-widget-config';
import { timings } from '../../settings/timings';

const MAX_BOTS = 5_000;
const MAX_VERDICTS = 100;

export interface BotOwner {
  id: number;
  email: string;
  displayName: string | null;
  language: 'it' | 'en' | null;
  /** Set while the account waits to be erased. */
  erasesAt: string | null;
  blocked: boolean | null;
}

/** A bot as visitors meet it, ready to answer from memory. */
export interface WidgetBot {
  row: ChatbotRow & { owner: BotOwner };
  /** Published, not suspended, and its owner is neither blocked nor about to go. */
  open: boolean;
  /** What visitors meet; before the first publication, when only the owner's preview gets in, the draft. */
  published: PublishedBot;
  /** What the owner is preparing. */
  draft: PublishedBot;
  config: WidgetConfig;
  /** `config` as it is sent. */
  body: string;
  bytes: Buffer;
  etag: string;
  frameAncestors: string;
  allows(origin: string): boolean;
  /** Whether its owner has blocked the visitors of this address. */
  blocks(address: string): boolean;
  /** The page at this address (an origin, a referrer), when it may use the bot. */
  visitedFrom(address: string): PageOrigin | null;
}

/** The inbox that a bot's conversations are in. */
export const inboxOf = ({ row }: Pick<WidgetBot, 'row'>): Inbox => ({
  ownerId: row.owner.id,
  installId: row.installId,
});

export interface WidgetBots {
  /** What memory holds of a bot, without asking the database. */
  peek(installId: string): WidgetBot | null;
  find(installId: string): Promise<WidgetBot | null>;
  /** Notes that a page of this host loads the bot, at most once a minute. */
  recordSighting(bot: WidgetBot, host: string): void;
}

/** The account that owns our own help is blocked from the start, so that nobody signs in to it: its chatbots answer. */
const OUR_OWN: ReadonlySet<string> = new Set(Object.values(HELP_BOTS));
const isShutOut = ({ installId, owner }: WidgetBot['row']): boolean =>
  owner.blocked === true && !OUR_OWN.has(installId);

const INSTALL_ID = /^[\w-]{1,64}$/;

const createWidgetBots = (strapi: Core.Strapi): WidgetBots => {
  const { publicUrl, production } = readSettings();
  const ownOrigin = new URL(publicUrl).origin;
  const cache = new Map<string, { bot: Promise<WidgetBot | null>; ready: WidgetBot | null; until: number }>();
  const lastSeen = new Map<string, number>();

  const toBot = (row: WidgetBot['row'], blocked: ReadonlySet<string>): WidgetBot => {
    const rules: OriginRules = { allowedDomains: row.allowedDomains ?? [], ownOrigin, production };
    const verdicts = new Map<string, PageOrigin | null>();
    const allows = (origin: string) => isOriginAllowed(origin, rules);
    const draft = draftContent(row);
    const published = publishedContent(row) ?? draft;
    const config = toWidgetConfig(row, published, publicUrl);
    const body = JSON.stringify(config);
    return {
      row,
      open: row.state === 'published' && !row.suspended && !row.owner.erasesAt && !isShutOut(row),
      published,
      draft,
      config,
      body,
      bytes: Buffer.from(body),
      etag: `"${createHash('sha1').update(body).digest('base64url')}"`,
      frameAncestors: `frame-ancestors ${frameAncestors(rules.allowedDomains, production).join(' ')}`,
      allows,
      blocks: (address) => blocked.size > 0 && blocked.has(networkDigest(networkOf(address))),
      visitedFrom(address) {
        const known = verdicts.get(address);
        if (known !== undefined) return known;
        const page = originOf(address);
        const verdict = page && allows(page.origin) ? page : null;
        // Bounded: the addresses that ask are whatever a stranger sends.
        if (verdicts.size < MAX_VERDICTS) verdicts.set(address, verdict);
        return verdict;
      },
    };
  };

  const load = async (installId: string): Promise<WidgetBot | null> => {
    const row = await strapi.db.query(CHATBOT).findOne({ where: { installId }, populate: ['owner'] });
    return row?.owner
      ? toBot({ ...row, owner: row.owner }, await blockedNetworks(strapi, row.id, new Date()))
      : null;
  };

  const { live, answering } = engines(strapi);
  live.observe(({ event }) => {
    if (event.topic === 'chatbot') cache.delete(event.chatbotId);
    // A file that was read or removed, here or by another instance, changes what the bot knows.
    if (event.topic === 'chatbot') answering.invalidate(event.chatbotId);
    if (event.topic === 'training-file' && event.file.status === 'ready') {
      answering.invalidate(event.chatbotId);
      void answering.warm(event.chatbotId);
    }
  });

  return {
    peek(installId) {
      const known = cache.get(installId);
      return known && known.until > Date.now() ? known.ready : null;
    },

    find(installId) {
      if (!INSTALL_ID.test(installId)) return Promise.resolve(null);
      const now = Date.now();
      const known = cache.get(installId);
      if (known && known.until > now) return known.bot;
      if (cache.size >= MAX_BOTS) cache.clear();
      const bot = load(installId);
      const entry = { bot, ready: null as WidgetBot | null, until: now + timings().chat.chatbotCacheMs };
      cache.set(installId, entry);
      // Neither a failure nor an unknown id is worth remembering.
      bot.then(
        (found) => {
          entry.ready = found;
          if (!found) cache.delete(installId);
        },
        () => cache.delete(installId),
      );
      return bot;
    },

    recordSighting({ row }, host) {
      const now = Date.now();
      if (now - (lastSeen.get(row.installId) ?? 0) < timings().chat.lastSeenMs) return;
      if (lastSeen.size >= MAX_BOTS) lastSeen.clear();
      lastSeen.set(row.installId, now);
      const firstTime = !row.lastSeenAt;
      strapi.db
        .connection('chatbots')
        .where({ id: row.id })
        .update({ last_seen_at: new Date(now), last_seen_host: host.slice(0, 250) })
        .then(
          () => {
            // The owner is waiting for this moment; later ones are read when the builder asks.
            if (firstTime)
              live.publish({ owner: row.owner.id, event: { topic: 'chatbot', chatbotId: row.installId } });
          },
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
