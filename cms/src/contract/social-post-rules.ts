import type { SocialPlatform } from './social-platform';

/** What a network takes of a post. */
export interface PostRules {
  limit: number;
  /** What a writer should stay below before hashtags, so that the whole has room. */
  advised: number;
  /** Longer ones are worth a word. */
  longFrom: number;
  /** Shown before «more», in code points; the networks change it as they like. */
  foldAfter: number | null;
  hashtags: { max: number | null; advised: number };
  mentions: number | null;
  imageRequired: boolean;
  image: {
    /** Of one post. */
    max: number;
    formats: readonly ('image/jpeg' | 'image/png')[];
    maxBytes: number;
    /** Width by height; null where any shape is taken. */
    ratio: { min: number; max: number } | null;
    /** Of a picture made for this network. */
    best: { width: number; height: number };
  };
}

const JPEG = ['image/jpeg'] as const;
const JPEG_PNG = ['image/jpeg', 'image/png'] as const;
const MB = 1024 * 1024;
const SQUARE = { width: 1080, height: 1080 } as const;

/** What each network takes. */
export const POST_RULES: Readonly<Record<SocialPlatform, PostRules>> = {
  facebook: {
    limit: 63_206,
    advised: 450,
    longFrom: 500,
    foldAfter: 477,
    hashtags: { max: null, advised: 3 },
    mentions: null,
    imageRequired: false,
    image: { max: 10, formats: JPEG_PNG, maxBytes: 4 * MB, ratio: null, best: SQUARE },
  },
  instagram: {
    limit: 2200,
    advised: 1500,
    longFrom: 1800,
    foldAfter: 125,
    hashtags: { max: 30, advised: 10 },
    mentions: 20,
    imageRequired: true,
    image: { max: 10, formats: JPEG, maxBytes: 8 * MB, ratio: { min: 0.8, max: 1.91 }, best: SQUARE },
  },
  x: {
    limit: 280,
    advised: 240,
    longFrom: 280,
    foldAfter: null,
    hashtags: { max: null, advised: 3 },
    mentions: null,
    imageRequired: false,
    image: { max: 4, formats: JPEG_PNG, maxBytes: 5 * MB, ratio: null, best: SQUARE },
  },
  linkedin: {
    limit: 3000,
    advised: 1300,
    longFrom: 2000,
    foldAfter: 210,
    hashtags: { max: null, advised: 5 },
    mentions: null,
    imageRequired: false,
    image: { max: 10, formats: JPEG_PNG, maxBytes: 8 * MB, ratio: null, best: SQUARE },
  },
  pinterest: {
    limit: 500,
    advised: 400,
    longFrom: 500,
    foldAfter: null,
    hashtags: { max: null, advised: 5 },
    mentions: null,
    imageRequired: true,
    image: { max: 5, formats: JPEG_PNG, maxBytes: 20 * MB, ratio: null, best: { width: 1000, height: 1500 } },
  },
  bluesky: {
    limit: 300,
    advised: 240,
    longFrom: 300,
    foldAfter: null,
    hashtags: { max: null, advised: 3 },
    mentions: null,
    imageRequired: false,
    // A million, as its lexicon says, and no megabyte.
    image: { max: 4, formats: JPEG_PNG, maxBytes: 1_000_000, ratio: null, best: SQUARE },
  },
  mastodon: {
    // Of most servers; some take more, and each says so itself.
    limit: 500,
    advised: 400,
    longFrom: 500,
    foldAfter: null,
    hashtags: { max: null, advised: 5 },
    mentions: null,
    imageRequired: false,
    image: { max: 4, formats: JPEG_PNG, maxBytes: 8 * MB, ratio: null, best: SQUARE },
  },
  threads: {
    limit: 500,
    advised: 400,
    longFrom: 500,
    foldAfter: null,
    // One is the topic of the post; others have no place there.
    hashtags: { max: null, advised: 1 },
    mentions: null,
    imageRequired: false,
    image: { max: 20, formats: JPEG_PNG, maxBytes: 8 * MB, ratio: { min: 0.1, max: 10 }, best: SQUARE },
  },
  googlebusiness: {
    limit: 1500,
    advised: 600,
    longFrom: 1500,
    foldAfter: null,
    // Nobody can follow one there.
    hashtags: { max: null, advised: 0 },
    mentions: null,
    imageRequired: false,
    image: {
      max: 1,
      formats: JPEG_PNG,
      maxBytes: 5 * MB,
      ratio: null,
      best: { width: 1200, height: 900 },
    },
  },
};
