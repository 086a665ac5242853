import type { SocialPlatform } from '@contract';

/** How a network shows a post: our own drawing of it, close enough to judge a post by. */
export interface NetworkLook {
  /** Where the pictures stand beside the words. */
  pictures: 'above' | 'below';
  /** Whether they reach the edges of the frame. */
  bleeds: boolean;
  /** Several are a grid, or one behind the other. */
  several: 'grid' | 'carousel';
  /** Width by height in which one picture is shown; null as it is. */
  shape: string | null;
  /** Whether the words stand in a column beside the person's picture. */
  column: boolean;
  /** Whether the person is named above the post. */
  header: boolean;
  /** What one can do below it, as symbols: the words are in each app's own language. */
  actions: readonly ('thumb-up' | 'chat' | 'refresh' | 'send' | 'external' | 'folder')[];
  /** Whether it draws a card of the page that a post without pictures leads to. */
  linkCard: 'wide' | 'small' | null;
  round: boolean;
}

export const NETWORK_LOOKS: Readonly<Record<SocialPlatform, NetworkLook>> = {
  facebook: {
    pictures: 'below',
    bleeds: true,
    several: 'grid',
    shape: null,
    column: false,
    header: true,
    actions: ['thumb-up', 'chat', 'external'],
    linkCard: 'wide',
    round: true,
  },
  instagram: {
    pictures: 'above',
    bleeds: true,
    several: 'carousel',
    shape: null,
    column: false,
    header: true,
    actions: ['thumb-up', 'chat', 'send'],
    linkCard: null,
    round: true,
  },
  x: {
    pictures: 'below',
    bleeds: false,
    several: 'grid',
    shape: null,
    column: true,
    header: true,
    actions: ['chat', 'refresh', 'thumb-up', 'external'],
    linkCard: 'wide',
    round: true,
  },
  linkedin: {
    pictures: 'below',
    bleeds: true,
    several: 'grid',
    shape: null,
    column: false,
    header: true,
    actions: ['thumb-up', 'chat', 'refresh', 'send'],
    linkCard: 'small',
    round: false,
  },
  pinterest: {
    pictures: 'above',
    bleeds: true,
    several: 'carousel',
    shape: '2 / 3',
    column: false,
    header: false,
    actions: ['thumb-up', 'chat', 'folder'],
    linkCard: null,
    round: true,
  },
  bluesky: {
    pictures: 'below',
    bleeds: false,
    several: 'grid',
    shape: null,
    column: true,
    header: true,
    actions: ['chat', 'refresh', 'thumb-up'],
    linkCard: 'wide',
    round: true,
  },
  mastodon: {
    pictures: 'below',
    bleeds: false,
    several: 'grid',
    shape: null,
    column: false,
    header: true,
    actions: ['chat', 'refresh', 'thumb-up'],
    linkCard: 'small',
    round: false,
  },
  threads: {
    pictures: 'below',
    bleeds: false,
    several: 'carousel',
    shape: null,
    column: true,
    header: true,
    actions: ['thumb-up', 'chat', 'refresh', 'send'],
    linkCard: 'wide',
    round: true,
  },
  googlebusiness: {
    pictures: 'above',
    bleeds: true,
    several: 'carousel',
    shape: '4 / 3',
    column: false,
    header: true,
    actions: ['external'],
    linkCard: null,
    round: true,
  },
};
