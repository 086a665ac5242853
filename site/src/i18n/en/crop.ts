import type { crop as it } from '../it/crop';
import type { Words } from '../types';

/** Words of the dialog that cuts an avatar out of a picture. */
export const crop = {
  title: 'Crop the avatar',
  hint: 'Drag the picture, and bring it closer with the wheel or two fingers. By keyboard, use the sliders.',
  zoom: 'Zoom',
  horizontal: 'Horizontal',
  vertical: 'Vertical',
  use: 'Use the picture',
} satisfies Words<typeof it>;
