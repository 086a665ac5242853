import type { BubblePosition } from '@contract';

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

export interface Frame {
  width: number;
  height: number;
}

/** The part of the screen that a page has, in CSS pixels, on a usual device of each kind. */
export const FRAMES: Record<Device, Frame> = {
  phone: { width: 390, height: 760 },
  tablet: { width: 820, height: 1080 },
  desktop: { width: 1280, height: 800 },
};

/** Up to this width the open chat covers the page (spec/admin-builders-widget.md §9). */
const COVERS_UP_TO = 640;
const OFFSET = 24;
/** What the embedded widget keeps off the corner of its container by itself. */
const OWN_MARGIN = 16;
const WINDOW = { width: 380, height: 640 };

/** How much a frame must shrink to fit, never grow: a widget larger than life would deceive. */
export const scaleToFit = ({ width, height }: Frame, room: Frame): number =>
  Math.min(1, Math.max(0, room.width) / width, Math.max(0, room.height) / height);

export interface Place {
  left?: number;
  right?: number;
  bottom: number;
  width: number | string;
  height: number | string;
}

/** Where the open chat stands in a frame: over all of it on a phone, in its corner elsewhere. */
export const placeOfChat = ({ width, height }: Frame, position: BubblePosition): Place =>
  width <= COVERS_UP_TO
    ? { left: 0, bottom: 0, width: '100%', height: '100%' }
    : {
        [position]: OFFSET,
        bottom: OFFSET,
        width: Math.min(WINDOW.width, width - 2 * OFFSET),
        height: Math.min(WINDOW.height, height - 2 * OFFSET),
      };

/** Where the closed widget's container stands, so that the bubble keeps its distance from the page's corner. */
export const CLOSED_INSET = OFFSET - OWN_MARGIN;
