import type { common as it } from '../it/common';
import type { Words } from '../types';

export const common = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  save: 'Save',
  retry: 'Try again',
  back: 'Go back',
  loading: 'Loading...',
  free: 'Free',
  perMonth: '/month',
  perYear: '/year',
  required: 'required',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  clearSearch: 'Clear the search',
  copy: 'Copy',
  copied: 'Copied',
  skipToContent: 'Skip to content',
  pagination: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  opensNewTab: 'opens in a new tab',
  color: {
    panel: '{label}: choose a colour',
    hue: 'Hue',
    saturation: 'Saturation',
    lightness: 'Lightness',
    alpha: 'Opacity',
    code: 'Code',
  },
} satisfies Words<typeof it>;
