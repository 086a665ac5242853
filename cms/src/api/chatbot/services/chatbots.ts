import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import {
  domainOf,
  type Chatbot,
  type ChatbotChanges,
  type ChatbotDesign,
  type ChatbotVersion,
} from '../../../contract';
import { domainsAfterSiteUrl } from '../../../domain/chatbot/allowed-domains';
import { engines } from '../../../engines';
import type { RowInput } from '../../../database/query';
import { ApiError } from '../../../http/api-error';
import type { Caller } from '../../../http/context';
import { findOwned } from '../../../http/owned';
import { drawSquare } from '../../../http/picture';
import { readSettings } from '../../../settings';
import { avatarUrl } from '../avatar-path';
import { draftContent, publishedContent } from '../bot-content';
import { CHATBOT, type ChatbotRow } from '../chatbot-row';
import { isUnpaid } from '../../purchase/is-unpaid';
import { toChatbot } from '../to-chatbot';
import { chatbotVersions } from './chatbot-versions';

const AVATAR_PIXELS = 512;

type RowChanges = Omit<RowInput<typeof CHATBOT>, 'documentId' | 'version'>;

/** The owner's own chatbot by the id of its snippet; 404 for anybody else's. */
export const findOwnChatbot = async (
  strapi: Core.Strapi,
  installId: string,
  caller: Caller,
): Promise<ChatbotRow> => {
  const found: { documentId: string } | null = await strapi.db
    .query(CHATBOT)
    .findOne({ where: { installId }, select: ['documentId'] });
  return findOwned(strapi, CHATBOT, found?.documentId ?? '', caller);
};

const announceChatbot = (strapi: Core.Strapi, owner: number, installId: string) =>
  engines(strapi).live.publish({ owner, event: { topic: 'chatbot', chatbotId: installId } });

/** What an owner does to a chatbot. Each change is made from a version and refused when that is no longer the current one. */
export const chatbots = (strapi: Core.Strapi, caller: Caller) => {
  const { publicUrl } = readSettings();
  const versions = chatbotVersions(strapi);
  const find = (installId: string) => findOwnChatbot(strapi, installId, caller);
  const answer = (row: ChatbotRow) => toChatbot(row, publicUrl);

  /** One conditional UPDATE: of two tabs that save from the same version, one wins and the other is told. */
  const change = async (row: ChatbotRow, version: number, data: RowChanges): Promise<Chatbot> => {
    const changed = await update(row, version, data);
    announceChatbot(strapi, caller.id, row.installId);
    return changed;
  };
  const update = async (row: ChatbotRow, version: number, data: RowChanges): Promise<Chatbot> => {
    const { count } = await strapi.db
      .query(CHATBOT)
      .updateMany({ where: { id: row.id, version }, data: { ...data, version: version + 1 } });
    const current = answer(await find(row.installId));
    if (count === 0) throw new ApiError('STALE_VERSION', { current });
    return current;
  };

  const setAvatar = async (installId: string, url: string | null): Promise<Chatbot> => {
    for (let attempt = 0; ; attempt += 1) {
      const row = await find(installId);
      try {
        return await change(row, row.version, { design: { ...row.design, avatarUrl: url } });
      } catch (error) {
        // The request carries no version: a save in between is simply built upon.
        if (!(error instanceof ApiError) || attempt === 3) throw error;
      }
    }
  };

  return {
    /** Opening a trial keeps it for longer. */
    async find(installId: string): Promise<Chatbot> {
      const row = await find(installId);
      if (!row.trialUsedAt) return answer(row);
      const trialUsedAt = new Date();
      await strapi.db
        .query(CHATBOT)
        .updateMany({ where: { id: row.id, trialOwnerId: caller.id }, data: { trialUsedAt } });
      return answer({ ...row, trialUsedAt: trialUsedAt.toISOString() });
    },

    async save(installId: string, version: number, changes: ChatbotChanges): Promise<Chatbot> {
      const row = await find(installId);
      const { design, ...fields } = changes;
      const merged: { design?: Partial<ChatbotDesign> } = design
        ? { design: { ...row.design, ...design } }
        : {};
      const domains =
        changes.siteUrl !== undefined && changes.allowedDomains === undefined
          ? {
              allowedDomains: domainsAfterSiteUrl(
                { siteUrl: row.siteUrl ?? '', allowedDomains: row.allowedDomains ?? [] },
                changes.siteUrl,
              ),
            }
          : {};
      return change(row, version, { ...fields, ...merged, ...domains });
    },

    async publish(installId: string, version: number): Promise<Chatbot> {
      const row = await find(installId);
      if (!domainOf(row.siteUrl ?? '') || !row.allowedDomains?.length)
        throw new ApiError('NOT_PUBLISHABLE', { fields: { siteUrl: 'required' } });
      if (await isUnpaid(strapi, installId)) throw new ApiError('CONFLICT', { reason: 'unpaid' });
      const content = draftContent(row);
      const online = { state: 'published', suspended: false } as const;
      // Coming back unchanged from a suspension is no new version.
      if (isDeepStrictEqual(content, publishedContent(row))) return change(row, version, online);
      const chatbot = await strapi.db.transaction(async () => {
        const published = await update(row, version, {
          ...online,
          published: content,
          publishedNumber: version + 1,
          publishedOn: new Date(),
        });
        await versions.keep(row.id, published.version, content);
        return published;
      });
      // After the commit: whoever hears it reads the new row.
      announceChatbot(strapi, caller.id, installId);
      return chatbot;
    },

    /** The publications so far, newest first. */
    async versions(installId: string): Promise<ChatbotVersion[]> {
      const row = await find(installId);
      return versions.list(row.id, row.publishedNumber);
    },

    /** Makes an earlier publication the draft. Visitors meet it only once it is published. */
    async restore(installId: string, number: number, version: number): Promise<Chatbot> {
      const row = await find(installId);
      const { snapshot } = await versions.find(row.id, number);
      return change(row, version, snapshot);
    },

    async suspend(installId: string, version: number): Promise<Chatbot> {
      return change(await find(installId), version, { state: 'installing', suspended: true });
    },

    async rotateKey(installId: string, version: number): Promise<Chatbot> {
      return change(await find(installId), version, { publicKey: randomUUID() });
    },

    async putAvatar(installId: string, bytes: Buffer): Promise<Chatbot> {
      await find(installId);
      const webp = await drawSquare(bytes, AVATAR_PIXELS);
      return setAvatar(installId, avatarUrl(await engines(strapi).files.put(webp, 'webp')));
    },

    removeAvatar: (installId: string) => setAvatar(installId, null),
  };
};
