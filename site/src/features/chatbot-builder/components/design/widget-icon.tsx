import type { CloseIcon, SendIcon, TriggerIcon } from '@contract';

/**
 * The widget's own drawings (`sdk/src/icons`), stroked on a 24-unit square. Repeated here because they are no part of
 * the widget's public face, and the pickers must be drawn before the widget's code has arrived.
 */
const DRAWINGS: Record<CloseIcon | SendIcon | TriggerIcon, string> = {
  help_circle:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.4 9.3a2.7 2.7 0 1 1 4.1 2.3c-.9.6-1.5 1.1-1.5 2.1M12 17h.01',
  robot:
    'M7 8h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3M12 8V4M9 13v2M15 13v2M1.5 13v3M22.5 13v3',
  support_agent:
    'M4 15v-3a8 8 0 0 1 16 0v3M4 14h3v5H5.5A1.5 1.5 0 0 1 4 17.5zM20 14h-3v5h1.5a1.5 1.5 0 0 0 1.5-1.5zM18.5 19c0 1.5-1.5 2.5-4.5 2.5',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.5M12 7.5h.01',
  message_circle: 'M12 3.5a8.5 8.5 0 0 0-7.6 12.3L3 21l5.2-1.4A8.5 8.5 0 1 0 12 3.5',
  life_buoy:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M5.6 5.6l3.9 3.9M14.5 14.5l3.9 3.9M18.4 5.6l-3.9 3.9M9.5 14.5l-3.9 3.9',
  x: 'M6 6l12 12M18 6L6 18',
  arrow_down: 'M12 4v15M5.5 13l6.5 6.5 6.5-6.5',
  minus: 'M5 12h14',
  arrow_right: 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5',
  send_default: 'M12 20V5M5.5 11l6.5-6.5 6.5 6.5',
  send_arrow_right: 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5',
  send_plane: 'M21 3L10.5 13.5M21 3l-6.5 18-4-7.5L3 9.5z',
};

/** One of the widget's icons, as visitors see it. */
export function WidgetIcon({ name, size = 24 }: { name: CloseIcon | SendIcon | TriggerIcon; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
