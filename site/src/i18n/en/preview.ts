import type { preview as it } from '../it/preview';
import type { Words } from '../types';

export const preview = {
  title: 'Preview',
  body: 'This is how the page will look. Only those with this address can see it, for ten minutes.',
} satisfies Words<typeof it>;
