export interface Size {
  width: number;
  height: number;
}

/** A square cut out of a picture: its centre, as shares of the picture's sides, and how far one has moved in. */
export interface Crop {
  x: number;
  y: number;
  /** 1 shows as much as a square can. */
  zoom: number;
}

export const MAX_ZOOM = 5;
export const WHOLE: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Side of the square, in the picture's own pixels. */
const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** The nearest crop that lies wholly inside the picture. */
export const insidePicture = (picture: Size, crop: Crop): Crop => {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM);
  const side = sideOf(picture, zoom);
  const [halfX, halfY] = [side / picture.width / 2, side / picture.height / 2];
  return { zoom, x: clamp(crop.x, halfX, 1 - halfX), y: clamp(crop.y, halfY, 1 - halfY) };
};

/** The picture dragged by so many pixels of a window that is `view` pixels wide. */
export const panned = (picture: Size, crop: Crop, view: number, dx: number, dy: number): Crop => {
  const scale = sideOf(picture, crop.zoom) / view;
  return insidePicture(picture, {
    ...crop,
    x: crop.x - (dx * scale) / picture.width,
    y: crop.y - (dy * scale) / picture.height,
  });
};

/** Moved in or out, while what lies under `at` (shares of the window, from its centre) stays there. */
export const zoomed = (picture: Size, crop: Crop, zoom: number, at = { x: 0, y: 0 }): Crop => {
  const next = clamp(zoom, 1, MAX_ZOOM);
  const lost = sideOf(picture, crop.zoom) - sideOf(picture, next);
  return insidePicture(picture, {
    zoom: next,
    x: crop.x + (at.x * lost) / picture.width,
    y: crop.y + (at.y * lost) / picture.height,
  });
};

/** The square in the picture's own pixels, as a canvas wants it. */
export const sourceOf = (picture: Size, crop: Crop): { left: number; top: number; side: number } => {
  const side = sideOf(picture, crop.zoom);
  return { side, left: crop.x * picture.width - side / 2, top: crop.y * picture.height - side / 2 };
};
