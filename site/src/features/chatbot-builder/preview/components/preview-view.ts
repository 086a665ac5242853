import type { Device } from '../model/preview-frames';

export const WIDGET_STATES = ['open', 'closed', 'invitation'] as const;
export type WidgetState = (typeof WIDGET_STATES)[number];

export const BACKDROPS = ['light', 'dark', 'picture'] as const;
export type Backdrop = (typeof BACKDROPS)[number];

/** What the owner has chosen to look at. */
export interface PreviewView {
  state: WidgetState;
  device: Device;
  backdrop: Backdrop;
}
