import type { planned as it } from '../it/planned';
import type { Words } from '../types';

export const planned = {
  badge: 'In the making',
  intro: 'This section is under development',
  meanwhile: 'Meanwhile',
  back: 'Go back',
  goMarketplace: 'Go to the Marketplace',
  goMyProducts: 'Go to your products',
  goHome: 'Go to the home page',
  social: {
    title: 'Social Builder',
    body: 'Here you will connect your social accounts, instruct the AI and schedule posts.',
  },
} satisfies Words<typeof it>;
