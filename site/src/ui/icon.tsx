import { useEffect, useSyncExternalStore } from 'react';
import type { MORE_OUTLINES } from './more-icons';

/**
 * Outlines on a 24 px grid, 1.75 px round strokes: one hand for the whole product. Here are those that landing page and
 * blog show; every visitor carries them. The others are in `more-icons.ts`.
 */
const FIRST_OUTLINES = {
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  book: 'M12 6.5C10 5 7 5 4 5.5V19c3-.5 6-.5 8 1 2-1.5 5-1.5 8-1V5.5c-3-.5-6-.5-8 1zM12 6.5V20',
  chat: 'M5 5.5h14v10h-8l-4 4v-4H5z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3 2',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5M12 16.400v.1',
  external: 'M13 5h6v6M19 5l-8.5 8.5M10 6H5v13h13v-5',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 12h17M12 3c2.5 2.5 3.5 5.5 3.5 9s-1 6.5-3.5 9c-2.5-2.5-3.5-5.5-3.5-9S9.5 5.5 12 3z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.900V8',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7.5L12 13.5l8.5-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  palette:
    'M12 21a9 9 0 1 1 9-9c0 2.5-2 3.5-4 3.5h-1.5c-1.5 0-2 1.5-1 2.5 1 1.5 0 3-2.5 3zM7.5 12v.1M9.5 8v.1M14.5 8v.1',
  refresh: 'M20 5v5h-5M4 19v-5h5M5.5 9.5A7 7 0 0 1 18 7l2 3M18.5 14.5A7 7 0 0 1 6 17l-2-3',
  spark: 'M12 4l1.8 6.200L20 12l-6.2 1.800L12 20l-1.8-6.200L4 12l6.2-1.800z',
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.300l2.8 2.800L16 9.7',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.400v.1',
  wrench: 'M19.5 7.5a5 5 0 0 1-6.7 5.5L7 19.5 4.5 17l6.5-5.800a5 5 0 0 1 5.5-6.700l-3 3 .5 2.5 2.5.5z',
} as const;

export type IconName = keyof typeof FIRST_OUTLINES | keyof typeof MORE_OUTLINES;
type Outlines = Partial<Record<IconName, string>>;

let outlines: Outlines = FIRST_OUTLINES;
const waiting = new Set<() => void>();

/** Takes in the other outlines where they are at hand: the server's and the tests' way (`all-icons.ts`). */
export const learnIcons = (more: Outlines): void => {
  outlines = { ...FIRST_OUTLINES, ...more };
  waiting.forEach((redraw) => redraw());
};

let loading: Promise<void> | null = null;

/** Fetches the other outlines, so that a page may be drawn with all of its icons at once. Never throws: an icon is no reason. */
export const loadIcons = (): Promise<void> => {
  loading ??= import('./more-icons').then(
    ({ MORE_OUTLINES: more }) => learnIcons(more),
    () => {
      loading = null;
    },
  );
  return loading;
};

const subscribe = (redraw: () => void) => {
  waiting.add(redraw);
  return () => waiting.delete(redraw);
};

/** Who shows an icon that nobody fetched has it fetched; its place is kept. */
const useOutline = (name: IconName): string | undefined => {
  const read = () => outlines[name];
  const outline = useSyncExternalStore(subscribe, read, read);
  useEffect(() => {
    if (!outline) void loadIcons();
  }, [outline]);
  return outline;
};

export interface IconProps {
  name: IconName;
  /** Pixels; 20 beside text. */
  size?: number;
  /** Only for an icon that stands alone; beside a text it stays silent. */
  label?: string;
}

/** One of the product's own icons, in the colour of the text around it. */
export function Icon({ name, size = 20, label }: IconProps) {
  const outline = useOutline(name);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      css={{ flex: 'none', display: 'inline-block' }}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={outline} />
    </svg>
  );
}

/** The names of all icons, once all are here. */
export const iconNames = (): IconName[] => Object.keys(outlines) as IconName[];
