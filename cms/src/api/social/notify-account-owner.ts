import type { Core } from '@strapi/strapi';
import type { Locale, SocialPlatform } from '../../contract';
import { enqueueMail } from '../mail/enqueue-mail';
import { notify } from '../notification/notify';
import { announceSocial } from './announce-social';
import { SOCIAL_ACCOUNT, type SocialAccountRow } from './social-rows';

interface ToldAccount {
  id: number;
  platform: SocialPlatform;
  accountName: string | null;
  project: {
    documentId: string;
    installation: { documentId: string } | null;
    owner: { id: number; email: string; displayName: string | null; language: Locale | null } | null;
  } | null;
}

const load = (strapi: Core.Strapi, id: number): Promise<ToldAccount | null> =>
  strapi.db.query(SOCIAL_ACCOUNT).findOne({
    where: { id },
    populate: { project: { populate: ['owner', 'installation'] } },
  });

const tell = async (
  strapi: Core.Strapi,
  id: number,
  news: { kind: 'social-reconnect' } | { kind: 'social-expiring'; endsAt: Date },
  dedupeKey: string,
): Promise<void> => {
  const account = await load(strapi, id);
  const owner = account?.project?.owner;
  if (!account?.project || !owner) return;
  const path = `/social-builder?install_id=${account.project.installation?.documentId ?? ''}`;
  const who = { platform: account.platform, accountName: account.accountName ?? '' };
  const mail = { to: owner.email, locale: owner.language ?? 'it', dedupeKey } as const;
  const greeting = { name: owner.displayName ?? '', path };
  const bell = { owner: owner.id, link: path, dedupeKey };
  if (news.kind === 'social-reconnect') {
    await enqueueMail(strapi, { ...mail, kind: news.kind, params: { ...greeting, ...who } });
    await notify(strapi, { ...bell, kind: news.kind, params: who });
  } else {
    const endsAt = news.endsAt.toISOString();
    await enqueueMail(strapi, { ...mail, kind: news.kind, params: { ...greeting, ...who, endsAt } });
    await notify(strapi, { ...bell, kind: news.kind, params: { ...who, endsAt } });
  }
  announceSocial(strapi, owner.id, account.project);
};

/** Holds an account whose access is gone until its owner connects it again, and says so once. */
export const requireReconnect = async (
  strapi: Core.Strapi,
  { id, tokenVersion }: Pick<SocialAccountRow, 'id' | 'tokenVersion'>,
): Promise<void> => {
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(SOCIAL_ACCOUNT).updateMany({
      where: { id, tokenVersion, state: 'connected' },
      data: { state: 'reconnect' },
    });
    if (count > 0)
      await tell(strapi, id, { kind: 'social-reconnect' }, `social-reconnect:${id}:${tokenVersion}`);
  });
};

/** Says once, in time, that its owner will have to connect an account again. */
export const warnOfExpiry = async (
  strapi: Core.Strapi,
  { id }: Pick<SocialAccountRow, 'id'>,
  endsAt: Date,
): Promise<void> => {
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db
      .query(SOCIAL_ACCOUNT)
      .updateMany({ where: { id, warnedAt: { $null: true } }, data: { warnedAt: new Date() } });
    const day = endsAt.toISOString().slice(0, 10);
    if (count > 0)
      await tell(strapi, id, { kind: 'social-expiring', endsAt }, `social-expiring:${id}:${day}`);
  });
};
