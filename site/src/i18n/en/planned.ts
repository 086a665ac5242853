import type { planned as it } from '../it/planned';
import type { Words } from '../types';

export const planned = {
  badge: 'In the making',
  intro: 'This section is under development',
  back: 'Go back',
  goMyProducts: 'Go to your products',
  title: 'Social Builder',
  body: 'Here you will connect your social accounts, instruct the AI and schedule posts.',
} satisfies Words<typeof it>;
