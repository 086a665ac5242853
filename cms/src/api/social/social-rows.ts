import type { Locale } from '../../contract';
import type { Row } from '../../database/row';

export const SOCIAL_PROJECT = 'api::social.social-project';
export const SOCIAL_SCHEDULE = 'api::social.social-schedule';
export const SOCIAL_ACCOUNT = 'api::social.social-account';
export const SOCIAL_POST = 'api::social.social-post';
export const SOCIAL_PHOTO = 'api::social.social-photo';
export const SOCIAL_FILE = 'api::social.social-file';
export const SOCIAL_GENERATION = 'api::social.social-generation';
export const OAUTH_STATE = 'api::social.oauth-state';
export const SOCIAL_SERVER = 'api::social.social-server';

/** A project as its table holds it; relations are there where they were populated. */
export interface SocialProjectRow extends Row<typeof SOCIAL_PROJECT> {
  owner?: { id: number; erasesAt?: string | null; language?: Locale | null } | null;
  installation?: { id: number; documentId: string; state: 'active' | 'suspended' } | null;
}

export interface SocialScheduleRow extends Row<typeof SOCIAL_SCHEDULE> {
  project?: SocialProjectRow | null;
}

export interface SocialAccountRow extends Row<typeof SOCIAL_ACCOUNT> {
  project?: SocialProjectRow | null;
}

export interface SocialPostRow extends Row<typeof SOCIAL_POST> {
  /** Of the library, where the picture is a copy of one. */
  photo?: { id: number } | null;
  /** Of a part of a thread: the post that it hangs on. */
  threadRoot?: { id: number; documentId: string } | null;
  project?: SocialProjectRow | null;
  schedule?: SocialScheduleRow | null;
  account?: SocialAccountRow | null;
}

export interface SocialFileRow extends Row<typeof SOCIAL_FILE> {
  project?: SocialProjectRow | null;
}

export type SocialPhotoRow = Row<typeof SOCIAL_PHOTO>;

/** This installation's app at a server that somebody named. */
export type SocialServerRow = Row<typeof SOCIAL_SERVER>;

export interface OauthStateRow extends Row<typeof OAUTH_STATE> {
  project?: SocialProjectRow | null;
  account?: SocialAccountRow | null;
}
