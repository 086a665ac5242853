import type { ErrorBody, SocialAccount, SocialPlatform, SocialPost } from '@contract';
import { eventually, type Reply } from './client';
import { sql } from './database';
import type { FakeSocial } from './fake-social';
import { ownerOfSocial, type OwnedSocial } from './social';
import type { SharedCms } from './shared-cms';

export type Refused = Partial<Pick<ErrorBody, 'error'>>;
/** More than a round of the engine, on a machine that is busy. */
export const ROUND_MS = 60_000;

/** Words for tests that publish on stand-ins of the networks; both are started by the time that one is used. */
export const onNetworks = (started: () => { server: SharedCms; fake: FakeSocial }) => {
  /** Signs in at the network's own pages and comes back. */
  const connect = async (social: OwnedSocial, platform: SocialPlatform): Promise<SocialAccount> => {
    started().fake.person(platform, 1);
    const popup = await social.popup(
      platform,
      undefined,
      platform === 'mastodon' ? started().fake.baseUrl(platform) : undefined,
    );
    const consent = await fetch(popup.oauthUrl, { redirect: 'manual' });
    const answer = Object.fromEntries(new URL(consent.headers.get('location') ?? '').searchParams);
    await social.comeBack(popup, platform, answer);
    const account = (await social.accounts()).find((each) => each.platform === platform);
    if (!account) throw new Error(`${platform} was not connected`);
    return account;
  };

  const read = async (social: OwnedSocial, { id }: SocialPost): Promise<SocialPost> =>
    (await social.get<{ data: SocialPost }>(`/social/posts/${id}`)).body.data;

  return {
    read,

    ownerOn: async (platform: SocialPlatform) => {
      const social = await ownerOfSocial(started().server);
      return { social, account: await connect(social, platform) };
    },

    publish: (
      social: OwnedSocial,
      { id, version }: SocialPost,
      { force, key = crypto.randomUUID() }: { force?: boolean; key?: string } = {},
    ): Promise<Reply<{ data: SocialPost } & Refused>> =>
      social.post(
        `/social/posts/${id}/publish`,
        { version, ...(force ? { force } : {}) },
        { 'idempotency-key': key },
      ),

    become: (social: OwnedSocial, post: SocialPost, status: SocialPost['status']): Promise<SocialPost> =>
      eventually(
        () => read(social, post),
        (now) => now.status === status,
        ROUND_MS,
      ),

    /** Changes a post's row, for what no route offers. */
    set: (post: SocialPost, columns: string) =>
      sql(started().server, `update social_posts set ${columns} where document_id = '${post.id}'`),

    /** What a network really has of a post. */
    madeOf: ({ copy }: SocialPost) =>
      started()
        .fake.ledger()
        .filter(({ text }) => text.startsWith(copy)),
  };
};
