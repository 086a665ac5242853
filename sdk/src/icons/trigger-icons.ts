const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';

/** One stroked path each, on a 24-unit square: the bubble's icons (spec/admin-builders-widget.md §9). */
export const TRIGGER_ICONS: Record<string, string> & { help_circle: string } = {
  help_circle: `${CIRCLE}M9.5 9a2.5 2.5 0 1 1 4 2c-1 .7-1.5 1.2-1.5 2.5M12 17h0`,
  robot: 'M4 8h16v12H4zM12 8V4M9 13v2M15 13v2M1 13v3M23 13v3',
  support_agent: 'M4 15v-3a8 8 0 0 1 16 0v3M4 14h3v5H4zM20 14h-3v5h3c0 2-2 3-5 3',
  info: `${CIRCLE}M12 11v5M12 7.5h0`,
  message_circle: 'M12 3a9 9 0 0 0-8 13l-1 5 5-1A9 9 0 1 0 12 3',
  life_buoy: `${CIRCLE}M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3`,
};
