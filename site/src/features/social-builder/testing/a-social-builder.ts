import type {
  ShownProfile,
  SocialAccount,
  SocialNetworkInfo,
  SocialPhoto,
  SocialPost,
  SocialProfile,
  SocialProject,
  SocialSchedule,
} from '@contract';
import { APP_PLATFORMS, SCHEDULE_DEFAULTS, SOCIAL_PLATFORMS } from '@contract';

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

/** The networks of a fresh installation: in simulation those that want a developer app. */
export const simulatedNetworks = (): SocialNetworkInfo[] =>
  SOCIAL_PLATFORMS.map((platform) => ({
    platform,
    mode: APP_PLATFORMS.some((name) => name === platform) ? 'simulation' : 'real',
    obstacle: null,
  }));

export const anAccount = (fields: Partial<SocialAccount> = {}): SocialAccount => ({
  id: 'a1',
  platform: 'facebook',
  simulated: false,
  server: '',
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
  moreImages: [],
  replies: [],
  draft: false,
  reviews: [],
  topic: '',
  kind: null,
  reason: null,
  modelFault: null,
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

/** What is known of a pastry shop after its instructions and a price list were read. */
export const aProfile = (fields: Partial<SocialProfile> = {}): SocialProfile => ({
  name: 'Pasticceria Aurora',
  trade: 'pasticceria',
  place: 'Torino',
  language: 'it',
  voice: 'voi',
  customers: '',
  facts: [
    {
      text: 'Le brioche escono dal forno alle 7.30.',
      topic: '',
      kind: 'fact',
      from: null,
      until: null,
      source: { kind: 'instructions', name: '' },
    },
  ],
  offers: [
    {
      name: 'Torta di nocciole',
      price: '32 €',
      details: [],
      note: '',
      list: '',
      from: null,
      until: '2026-12-24',
      source: { kind: 'file', name: 'listino.csv' },
    },
  ],
  questions: [],
  wishes: [],
  privateNotes: ['Carla va in pensione.'],
  forbidden: ['magia'],
  hashtags: [],
  pricesAllowed: true,
  emoji: 1,
  exclamations: true,
  sources: { name: { kind: 'instructions', name: '' }, place: { kind: 'company', name: '' } },
  ...fields,
});

/** A profile as the server shows it, not confirmed yet. */
export const aShownProfile = (fields: Partial<ShownProfile> = {}): ShownProfile => ({
  profile: aProfile(),
  confirmed: false,
  gaps: [],
  trades: [
    { id: 'pasticceria', name: 'Pasticceria' },
    { id: 'panificio', name: 'Panificio' },
    { id: 'altro', name: 'Altro' },
  ],
  version: 1,
  ...fields,
});

export const aPhoto = (fields: Partial<SocialPhoto> = {}): SocialPhoto => ({
  id: 'ph1',
  name: 'Vetrina',
  url: '/api/social/pictures/vetrina.jpg',
  width: 1200,
  height: 800,
  bytes: 240_000,
  alt: '',
  folder: '',
  tags: [],
  focus: { x: 0.5, y: 0.5 },
  usedIn: 0,
  createdAt: '2026-11-20T09:00:00.000Z',
  ...fields,
});
