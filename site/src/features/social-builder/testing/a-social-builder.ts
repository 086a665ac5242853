import type { SocialAccount, SocialNetworkInfo, SocialPost, SocialProject, SocialSchedule } from '@contract';
import { SCHEDULE_DEFAULTS, SOCIAL_PLATFORMS } from '@contract';

/** A project as the server answers it, with the fields a test cares about. */
export const aProject = (fields: Partial<SocialProject> = {}): SocialProject => ({
  id: 'p1',
  installationId: 'inst1',
  productTitle: 'Creatore Post Social',
  name: 'Creatore Post Social',
  status: 'active',
  settings: {
    instructions: 'Pasticceria a Torino.',
    tone: 'friendly',
    callToAction: '',
    link: '',
    approveFirst: false,
    trackLinks: false,
    brandColor: '#1f3a5f',
    brandTextColor: '#ffffff',
  },
  version: 1,
  ...fields,
});

/** The five networks, all in simulation, as on a fresh installation. */
export const simulatedNetworks = (): SocialNetworkInfo[] =>
  SOCIAL_PLATFORMS.map((platform) => ({ platform, mode: 'simulation', obstacle: null }));

export const anAccount = (fields: Partial<SocialAccount> = {}): SocialAccount => ({
  id: 'a1',
  platform: 'facebook',
  simulated: false,
  name: 'Pasticceria Aurora',
  pageId: 'page1',
  board: null,
  status: 'connected',
  expiresAt: null,
  limitedUntil: null,
  pendingPosts: 0,
  connectedAt: '2026-11-01T09:00:00.000Z',
  ...fields,
});

export const aSchedule = (fields: Partial<SocialSchedule> = {}): SocialSchedule => ({
  ...SCHEDULE_DEFAULTS,
  id: 's1',
  name: 'Settimana tipo',
  version: 1,
  pendingPosts: 0,
  ...fields,
});

/** A post of Facebook, ready for the 23rd of November at nine in Rome. */
export const aPost = (fields: Partial<SocialPost> = {}): SocialPost => ({
  id: 'post1',
  version: 4,
  platform: 'facebook',
  accountId: 'a1',
  scheduleId: null,
  status: 'ready',
  held: null,
  approved: true,
  copy: 'Pane caldo alle sette.',
  callToAction: '',
  link: '',
  hashtags: [],
  title: '',
  image: null,
  topic: '',
  aiGenerated: true,
  simulated: false,
  scheduledFor: '2026-11-23T08:00:00.000Z',
  timezone: 'Europe/Rome',
  pinned: false,
  publishedAt: null,
  late: false,
  externalUrl: null,
  failure: null,
  repeats: null,
  nextAttemptAt: null,
  metrics: null,
  ...fields,
});
