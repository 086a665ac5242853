interface Size {
  width: number;
  height: number;
}
/** Width by height. */
export interface ShapeRange {
  min: number;
  max: number;
}
/** A part of a picture, in its own pixels. */
export interface Crop extends Size {
  left: number;
  top: number;
}

const between = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

/** The largest part of a picture that has an accepted shape, as near around its focus as its edges allow; null where the whole has one. */
export const cropTo = (
  { width, height }: Size,
  ratio: ShapeRange | null,
  focus: { x: number; y: number },
): Crop | null => {
  const shape = width / height;
  if (!ratio || (shape >= ratio.min && shape <= ratio.max)) return null;
  // Whole pixels must not leave the range again: a side is rounded towards the accepted shape.
  const part =
    shape < ratio.min
      ? { width, height: Math.floor(width / ratio.min) }
      : { width: Math.floor(height * ratio.max), height };
  return {
    ...part,
    left: Math.round(between(focus.x * width - part.width / 2, 0, width - part.width)),
    top: Math.round(between(focus.y * height - part.height / 2, 0, height - part.height)),
  };
};
