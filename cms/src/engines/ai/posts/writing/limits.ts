import type { SocialPlatform } from '../../../../contract';

/** Room that tags need on short networks, with the blank line above them. */
export const TAG_ROOM: Readonly<Record<SocialPlatform, number>> = {
  x: 30,
  facebook: 0,
  instagram: 0,
  linkedin: 0,
  pinterest: 60,
  bluesky: 30,
  mastodon: 80,
  threads: 0,
  googlebusiness: 0,
};
/** Longer than this no post of a network becomes. */
export const FULLEST: Readonly<Record<SocialPlatform, number>> = {
  facebook: 430,
  instagram: 700,
  x: 260,
  linkedin: 1200,
  pinterest: 380,
  bluesky: 260,
  mastodon: 420,
  threads: 420,
  googlebusiness: 550,
};
/** Networks whose posts may end with a word on something else. */
export const ASIDES: readonly SocialPlatform[] = ['facebook', 'instagram', 'pinterest'];
/** Below this a network's readers find nothing: the post is left out. */
export const LEAST: Readonly<Record<SocialPlatform, number>> = {
  facebook: 90,
  instagram: 90,
  x: 55,
  linkedin: 430,
  pinterest: 75,
  bluesky: 55,
  mastodon: 75,
  threads: 75,
  googlebusiness: 60,
};
/** What a post for other firms is filled up to, where there is enough to say. */
export const SOLID_LINKEDIN = 600;
/** What a post is filled up to with what goes with it. */
export const WISHED: Readonly<Record<SocialPlatform, number>> = {
  facebook: 150,
  instagram: 150,
  x: 80,
  linkedin: 760,
  pinterest: 130,
  bluesky: 80,
  mastodon: 130,
  threads: 130,
  googlebusiness: 180,
};

/** How many companions each network takes at most. */
export const MOST: Readonly<Record<SocialPlatform, number>> = {
  facebook: 2,
  instagram: 2,
  x: 1,
  linkedin: 12,
  pinterest: 1,
  bluesky: 1,
  mastodon: 2,
  threads: 2,
  googlebusiness: 2,
};
