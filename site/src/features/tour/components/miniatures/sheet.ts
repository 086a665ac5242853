import { tokens } from '../../../../ui/tokens';

const { color, radius, shadow } = tokens;

/** A piece of the product's surface. */
export const sheet = {
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  boxShadow: shadow.s,
  padding: 16,
  width: 'min(420px, 100%)',
  marginInline: 'auto',
} as const;

/** A line of text that is too small to read. */
export const line = (width: string, tone: string = color.line) =>
  ({ height: 8, width, borderRadius: 4, background: tone }) as const;
