import type { Instant, One } from './common';
import type { FileFailure } from './errors';
import type { SocialScheduleDraft } from './social-calendar';
import type { SocialPlatform } from './social-platform';

/** spec/admin-builders-widget.md §9; `friendly` unless its owner chose another. */
export const SOCIAL_TONES = [
  'casual',
  'friendly',
  'professional',
  'formal',
  'enthusiastic',
  'educational',
] as const;
export type SocialTone = (typeof SOCIAL_TONES)[number];

/** Limits of what a person gives. spec/admin-builders-widget.md §5 and §9; those it does not name are ours. */
export const SOCIAL_LIMITS = {
  instructions: 4000,
  callToAction: 200,
  link: 2048,
  files: {
    max: 10,
    maxBytes: 1024 * 1024,
    extensions: ['pdf', 'doc', 'docx', 'txt', 'csv', 'jpg', 'jpeg', 'png'],
  },
  schedules: 10,
  timesPerDay: 12,
  postsPerWeek: { min: 1, max: 21 },
  topics: { max: 20, maxLength: 80 },
  /** Of one post, before it is composed for its network. */
  copy: 8000,
  hashtags: { max: 60, maxLength: 100 },
  imageAlt: 500,
  title: 100,
  /** A name at a network, a password made for us there, a server's address. */
  identifier: 253,
  appPassword: 200,
  server: 253,
  image: { maxBytes: 20 * 1024 * 1024 },
  /** Of the photos of a project. */
  photos: { max: 200, name: 120, folder: 60, tags: { max: 12, maxLength: 40 } },
  bulk: 100,
  pageSize: 20,
} as const;

export const SOCIAL_RULES = {
  /** A post that is due for longer is not published behind its owner's back. */
  lateMinutes: 60,
  /** A planned instant may lie so far in the past: clocks differ. */
  pastToleranceMinutes: 1,
  /** An account whose access ends sooner is shown as expiring. */
  expiryWarningDays: 7,
  /** Publishing is told to be silent when nobody looked for longer. */
  heartbeatAlarmSeconds: 120,
  /** How long a deleted post can be brought back. */
  undoMinutes: 10,
  /** Best times are said from so many published posts with figures. */
  bestTimesFrom: 20,
} as const;

/** What a new calendar is: Monday to Friday at 9 and at 15, 6 posts a week. spec/admin-builders-widget.md §9. */
export const SCHEDULE_DEFAULTS = {
  daysOfWeek: [1, 2, 3, 4, 5],
  postTimes: ['09:00', '15:00'],
  postsPerWeek: 6,
  timezone: 'Europe/Rome',
  active: true,
} as const satisfies Omit<SocialScheduleDraft, 'name'>;

// ---------------------------------------------------------------------------------------------------- Project

export const SOCIAL_PROJECT_STATUSES = ['draft', 'active', 'paused'] as const;
export type SocialProjectStatus = (typeof SOCIAL_PROJECT_STATUSES)[number];

/** What the writer is told. Texts that were not given are empty. */
export interface SocialSettings {
  instructions: string;
  tone: SocialTone;
  callToAction: string;
  /** Where the call to action leads. */
  link: string;
  /** Posts wait until their owner has approved them. */
  approveFirst: boolean;
  /** Names where a visit came from in the link's address (`utm_source`…). */
  trackLinks: boolean;
  /** Colours of drawn cards, `#rrggbb`. */
  brandColor: string;
  brandTextColor: string;
}

export interface SocialProject {
  id: string;
  installationId: string;
  productTitle: string;
  name: string;
  status: SocialProjectStatus;
  settings: SocialSettings;
  version: number;
}

/** A network as this installation of Officina can use it. */
export interface SocialNetworkInfo {
  platform: SocialPlatform;
  /** `simulation`: nothing leaves this server, and every screen says so. */
  mode: 'real' | 'simulation';
  /** Why it cannot be connected now; Instagram fetches pictures from a public address. */
  obstacle: 'public-address' | 'paused-by-operator' | null;
}

/** Whether somebody watches over what is due. */
export interface SocialHeartbeat {
  /** Null before the first time. */
  lastCheckAt: Instant | null;
  silent: boolean;
}

/**
 * `GET /api/social/installations/:installationId`: the project of an installation, made at the first opening. 404 with `details.reason`
 * `installation` or `purchase` (its purchase is missing), 403 when what was bought is not the social builder or is suspended.
 */
export interface OpenSocialProject {
  response: One<{ project: SocialProject; networks: SocialNetworkInfo[]; heartbeat: SocialHeartbeat }>;
}
/** `PATCH /api/social/projects/:id`; STALE_VERSION when another tab saved first. `status` pauses and resumes. */
export interface UpdateSocialProject {
  request: { version: number; settings?: Partial<SocialSettings>; status?: 'active' | 'paused' };
  response: One<SocialProject>;
}
/** `GET /api/social/projects/:id/heartbeat` */
export interface GetSocialHeartbeat {
  response: One<SocialHeartbeat>;
}

// ---------------------------------------------------------------------------------------------------- Reference files

export interface SocialFile {
  id: string;
  name: string;
  bytes: number;
  status: 'waiting' | 'read' | 'kept' | 'failed';
  /** `kept`: pictures and old Word files, whose text cannot be read here. */
  failure: FileFailure | null;
  createdAt: Instant;
}
/** `GET /api/social/projects/:id/files` */
export interface ListSocialFiles {
  response: { data: SocialFile[] };
}
/** `POST /api/social/projects/:id/files`, multipart, field `file`. FILE_TOO_LARGE, UNSUPPORTED_FILE_TYPE, FILE_LIMIT_REACHED. */
export interface UploadSocialFile {
  response: One<SocialFile>;
}
