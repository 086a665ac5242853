import type { builderPreview as it } from '../it/builder-preview';
import type { Words } from '../types';

export const builderPreview = {
  title: 'Preview',
  hide: 'Close preview',
  full: 'Full-screen preview',
  state: 'What to show',
  states: { open: 'Open', closed: 'Closed', invitation: 'Invitation' },
  device: 'Device',
  devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' },
  backdrop: 'Page behind the widget',
  backdrops: { light: 'Light page', dark: 'Dark page', picture: 'Your page' },
  picture: {
    title: 'Picture of your page',
    upload: 'Picture of your page',
    change: 'Change picture',
    remove: 'Remove',
    hint: 'A screenshot of your site; you can also drop or paste it here. Only you see it.',
    failed: 'Picture not uploaded',
    wrongType: 'It must be a PNG, JPEG or WebP picture.',
    tooLarge: 'The picture is larger than 8 MB.',
  },
  failed: 'The preview did not open.',
  hint: 'It is the real widget, with the changes not yet published. Test messages count towards the monthly limit.',
} satisfies Words<typeof it>;
