/** Outlines on a 24 px grid, 1.75 px round strokes: one hand for the whole product. */
const OUTLINES = {
  'arrow-down': 'M12 5v14M6 13l6 6 6-6',
  'arrow-left': 'M19 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M5 12h14M13 6l6 6-6 6',
  'arrow-up': 'M12 19V5M6 11l6-6 6 6',
  bag: 'M5.5 8h13l1 12h-15zM9 8V7a3 3 0 0 1 6 0v1',
  bank: 'M4 9.5 12 5l8 4.5zM5.5 19h13M7 12.5V16M12 12.5V16M17 12.5V16M4 21h16',
  bell: 'M6.5 16.5v-6a5.5 5.5 0 0 1 11 0v6l1.5 1.5H5zM10 21h4',
  book: 'M12 6.5C10 5 7 5 4 5.5V19c3-.5 6-.5 8 1 2-1.5 5-1.5 8-1V5.5c-3-.5-6-.5-8 1zM12 6.5V20',
  calendar: 'M5 6.5h14V20H5zM5 10.5h14M9 4v4M15 4v4',
  card: 'M3.5 6.5h17v11h-17zM3.5 10.5h17M7 14.5h3',
  chart: 'M5 20V11M12 20V5M19 20v-6M3.5 20h17',
  chat: 'M5 5.5h14v10h-8l-4 4v-4H5z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  'chevron-down': 'M6 9.5l6 6 6-6',
  'chevron-left': 'M14.5 6l-6 6 6 6',
  'chevron-right': 'M9.5 6l6 6-6 6',
  'chevron-up': 'M6 14.5l6-6 6 6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5V12l3 2',
  code: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  edit: 'M5 19l1-4L16.5 4.5l3 3L9 18zM14 7l3 3',
  error: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5M12 16.400v.1',
  external: 'M13 5h6v6M19 5l-8.5 8.5M10 6H5v13h13v-5',
  eye: 'M3 12c2-4 5-6 9-6s7 2 9 6c-2 4-5 6-9 6s-7-2-9-6zM12 14.800a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.600z',
  'eye-off':
    'M4 4l16 16M10 6.200c.7-.1 1.3-.2 2-.2 4 0 7 2 9 6-.6 1.2-1.3 2.2-2.2 3M6.5 7.600C5 8.7 3.9 10.2 3 12c2 4 5 6 9 6 1.7 0 3.2-.4 4.6-1.1',
  file: 'M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5',
  folder: 'M3.5 6h6l2 2.5h9V19h-17z',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 12h17M12 3c2.5 2.5 3.5 5.5 3.5 9s-1 6.5-3.5 9c-2.5-2.5-3.5-5.5-3.5-9S9.5 5.5 12 3z',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.200c-.8.4-1.1.9-1.1 1.800M12 16.900v.1',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.5v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.900V8',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.700l1-1',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  logout: 'M14 5H5v14h9M10 12h10M16.5 8l4 4-4 4',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7.5L12 13.5l8.5-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  maximize: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  monitor: 'M4 5h16v11H4zM9 20h6M12 16v4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  more: 'M5.5 12v.1M12 12v.1M18.5 12v.1',
  palette:
    'M12 21a9 9 0 1 1 9-9c0 2.5-2 3.5-4 3.5h-1.5c-1.5 0-2 1.5-1 2.5 1 1.5 0 3-2.5 3zM7.5 12v.1M9.5 8v.1M14.5 8v.1',
  pipette:
    'M13 6.500l4.500 4.500M11.500 8l4.500 4.500-8 8H3.500V16zM14 5.500l1.800-1.800a2.300 2.300 0 0 1 3.200 0l1.300 1.300a2.300 2.300 0 0 1 0 3.200L18.500 10',
  pause: 'M9 6v12M15 6v12',
  phone: 'M5 4.5h4l1.5 4.5L8 10.800a11 11 0 0 0 5.2 5.200l1.8-2.5 4.5 1.5v4C12 20 4 12 5 4.5z',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M12 5v14M5 12h14',
  redo: 'M15 5l5 5-5 5M20 10H9.5a5 5 0 0 0 0 10H12',
  refresh: 'M20 5v5h-5M4 19v-5h5M5.5 9.5A7 7 0 0 1 18 7l2 3M18.5 14.5A7 7 0 0 1 6 17l-2-3',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.2 16.200L20.5 20.5',
  send: 'M4 5l17 7-17 7 3-7zM7 12h6',
  settings:
    'M4 7.5h9M17 7.5h3M4 16.5h3M11 16.5h9M15 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  shield: 'M12 3.5l7.5 2.5v6c0 4.5-3 7.3-7.5 8.8-4.5-1.5-7.5-4.3-7.5-8.800V6zM9 12l2.2 2.200L15.5 10',
  smartphone: 'M7.500 3h9v18h-9zM11 18h2',
  spark: 'M12 4l1.8 6.200L20 12l-6.2 1.800L12 20l-1.8-6.200L4 12l6.2-1.800z',
  store:
    'M5 11v9h14v-9M3.5 9L5.5 4h13l2 5c0 1.5-1 2.5-2.8 2.5S14.8 10.5 14.8 9c0 1.5-1 2.5-2.8 2.5S9.2 10.5 9.2 9c0 1.5-1 2.5-2.9 2.5S3.5 10.5 3.5 9zM10 20v-5h4v5',
  success: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.300l2.8 2.800L16 9.7',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.300l1.8 1.800M16.9 16.900l1.8 1.800M5.3 18.700l1.8-1.800M16.9 7.100l1.8-1.8',
  'thumb-down':
    'M7.5 13V4.5M7.5 13l4 7.5c1.5 0 2.5-1 2.5-2.5v-3.5h4.5a2 2 0 0 0 2-2.3l-1-6a2 2 0 0 0-2-1.7h-10M7.5 13H4V4.5h3.5',
  'thumb-up':
    'M7.5 11v8.5M7.5 11l4-7.5c1.5 0 2.5 1 2.5 2.5v3.5h4.5a2 2 0 0 1 2 2.3l-1 6a2 2 0 0 1-2 1.7h-10M7.5 11H4v8.5h3.5',
  tablet: 'M5 3.500h14v17H5zM11 17.500h2',
  trash: 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  undo: 'M9 5L4 10l5 5M4 10h10.5a5 5 0 0 1 0 10H12',
  upload: 'M12 16V5M7 9.5L12 4.5l5 5M5 20h14',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6',
  users:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.8-3.5 3.3-5.2 6.5-5.200s5.7 1.7 6.5 5.200M15.5 4.800a3.5 3.5 0 0 1 0 6.400M18 14.800c1.8.8 3 2.4 3.5 4.7',
  video: 'M3.5 6.5h11v11h-11zM14.5 10.5l6-3v9l-6-3',
  warning: 'M12 4l9 16H3zM12 10v4.5M12 17.400v.1',
  wrench: 'M19.5 7.5a5 5 0 0 1-6.7 5.5L7 19.5 4.5 17l6.5-5.800a5 5 0 0 1 5.5-6.700l-3 3 .5 2.5 2.5.5z',
  x: 'M6 6l12 12M18 6L6 18',
} as const;

export type IconName = keyof typeof OUTLINES;
export const ICON_NAMES = Object.keys(OUTLINES) as IconName[];

export interface IconProps {
  name: IconName;
  /** Pixels; 20 beside text. */
  size?: number;
  /** Only for an icon that stands alone; beside a text it stays silent. */
  label?: string;
}

/** One of the product's own icons, in the colour of the text around it. */
export function Icon({ name, size = 20, label }: IconProps) {
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
      <path d={OUTLINES[name]} />
    </svg>
  );
}
