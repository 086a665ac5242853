/** Stroked paths of the open window, on a 24-unit square (spec/admin-builders-widget.md §9). */
export const CLOSE_ICONS: Record<string, string> = {
  x: 'M6 6l12 12M18 6L6 18',
  arrow_down: 'M12 4v15M5.5 13l6.5 6.5 6.5-6.5',
  minus: 'M5 12h14',
  arrow_right: 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5',
};
export const SEND_ICONS: Record<string, string> = {
  send_default: 'M4 4l17 8-17 8 3-8zM7 12h6',
  send_arrow_right: 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5',
  send_plane: 'M21 3L10.5 13.5M21 3l-6.5 18-4-7.5L3 9.5z',
};
export const ROBOT_ICON =
  'M7 8h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3M12 8V4M9 13v2M15 13v2';
export const STOP_ICON = 'M7 7h10v10H7z';
export const BELL_ICON = 'M6 16v-6a6 6 0 0 1 12 0v6l2 2H4zM10 21h4';
