import type {
  FileFailure,
  Locale,
  PostKind,
  PostModelFault,
  PostReason,
  ServerPlatform,
  SocialFailure,
  SocialFile,
  SocialMetrics,
  SocialPlatform,
  SocialPostStatus,
  SocialProjectStatus,
  SocialPlan,
  SocialProfile,
  SocialSettings,
  SocialTimezone,
} from '../../contract';

export const SOCIAL_PROJECT = 'api::social.social-project';
export const SOCIAL_SCHEDULE = 'api::social.social-schedule';
export const SOCIAL_ACCOUNT = 'api::social.social-account';
export const SOCIAL_POST = 'api::social.social-post';
export const SOCIAL_PHOTO = 'api::social.social-photo';
export const SOCIAL_FILE = 'api::social.social-file';
export const SOCIAL_GENERATION = 'api::social.social-generation';
export const OAUTH_STATE = 'api::social.oauth-state';
export const SOCIAL_SERVER = 'api::social.social-server';

export type Moment = string | Date;

interface Row {
  id: number;
  documentId: string;
  createdAt: Moment;
  updatedAt: Moment;
}

/** A project as its table holds it; relations are there where they were populated. */
export interface SocialProjectRow extends Row {
  name: string | null;
  state: SocialProjectStatus;
  /** May be older than the newest field. */
  settings: Partial<SocialSettings> | null;
  /** As its owner confirmed it; null where nobody did. */
  profile?: SocialProfile | null;
  /** What its posts of the next weeks are to be about; null where nothing is planned. */
  plan?: SocialPlan | null;
  version: number;
  owner?: { id: number; erasesAt?: Moment | null; language?: Locale | null } | null;
  installation?: { id: number; documentId: string; state: 'active' | 'suspended' } | null;
}

export interface SocialScheduleRow extends Row {
  name: string | null;
  daysOfWeek: number[];
  postTimes: string[];
  timezone: SocialTimezone;
  postsPerWeek: number;
  active: boolean;
  version: number;
  project?: SocialProjectRow | null;
}

export interface SocialAccountRow extends Row {
  platform: SocialPlatform;
  simulated: boolean | null;
  accountName: string | null;
  pageId: string;
  /** Where networks have many servers: the account's. */
  server: string | null;
  boardId: string | null;
  boardName: string | null;
  state: 'connected' | 'reconnect' | 'disconnected';
  /** Tokens are sealed; `access-token.ts` alone opens them. */
  accessToken: string | null;
  refreshToken: string | null;
  userToken: string | null;
  tokenExpiresAt: Moment | null;
  refreshExpiresAt: Moment | null;
  tokenVersion: number;
  refreshingUntil: Moment | null;
  /** Renewals that failed in a row for a passing reason, and until when nobody tries again. */
  renewalFailures: number | null;
  renewAfter: Moment | null;
  grantedScopes: string[] | null;
  gatedUntil: Moment | null;
  gateReason: string | null;
  warnedAt: Moment | null;
  connectedAt: Moment | null;
  project?: SocialProjectRow | null;
}

export interface SocialPostRow extends Row {
  platform: SocialPlatform;
  copy: string | null;
  callToAction: string | null;
  link: string | null;
  title: string | null;
  hashtags: string[] | null;
  topic: string | null;
  kind: PostKind | null;
  reason: PostReason | null;
  modelFault: PostModelFault | null;
  /** Key in the file store. */
  imageFile: string | null;
  imageWidth: number | null;
  imageHeight: number | null;
  imageKind: 'upload' | 'card' | null;
  /** Of the library, where the picture is a copy of one; there where it was populated. */
  photo?: { id: number } | null;
  imageAlt: string | null;
  scheduledFor: Moment | null;
  timezone: SocialTimezone | null;
  pinned: boolean | null;
  approvedAt: Moment | null;
  postedAt: Moment | null;
  state: SocialPostStatus;
  slotKey: string | null;
  version: number;
  phase: string | null;
  leaseUntil: Moment | null;
  leaseToken: string | null;
  attempts: number;
  notBefore: Moment | null;
  late: boolean | null;
  staged: Record<string, string> | null;
  attemptStartedAt: Moment | null;
  reconcileAttempts: number;
  externalId: string | null;
  externalUrl: string | null;
  failure: SocialFailure | null;
  failureKind: string | null;
  operatorNote: string | null;
  contentHash: string | null;
  /** Its owner wants the same words again. */
  repeatAllowed: boolean | null;
  metrics: Omit<SocialMetrics, 'readAt'> | null;
  metricsReadAt: Moment | null;
  metricsDueAt: Moment | null;
  metricsStep: number;
  aiGenerated: boolean | null;
  deletedAt: Moment | null;
  project?: SocialProjectRow | null;
  schedule?: SocialScheduleRow | null;
  account?: SocialAccountRow | null;
}

export interface SocialFileRow extends Row {
  name: string;
  fileKey: string;
  bytes: number;
  mime: string;
  state: SocialFile['status'];
  failure: FileFailure | null;
  text: string | null;
  project?: SocialProjectRow | null;
}

export interface SocialPhotoRow extends Row {
  name: string;
  fileKey: string;
  bytes: number;
  width: number;
  height: number;
  alt: string | null;
  folder: string | null;
  tags: string[] | null;
  focusX: number;
  focusY: number;
}

/** This installation's app at a server that somebody named. */
export interface SocialServerRow extends Row {
  platform: ServerPlatform;
  server: string;
  clientId: string;
  /** Sealed. */
  clientSecret: string | null;
}

export interface OauthStateRow extends Row {
  platform: SocialPlatform;
  state: 'waiting' | 'choosing' | 'connected' | 'failed';
  stateHash: string;
  browserHash: string | null;
  server: string | null;
  verifier: string | null;
  expiresAt: Moment;
  usedAt: Moment | null;
  failure: string | null;
  missingScopes: string[] | null;
  pendingGrant: string | null;
  targets: { id: string; name: string; detail: string }[] | null;
  project?: SocialProjectRow | null;
  account?: SocialAccountRow | null;
}
