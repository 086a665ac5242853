import type { PackedShell } from '@contract';

/** The widget where it fills a container: the bubble keeps off its corner as it would off a page's. */
export const embeddedStyles = (side: PackedShell[5]): string =>
  `:host([embedded]){position:relative!important;inset:auto!important;z-index:0!important;width:100%!important;height:100%!important}` +
  `:host([embedded]) :is(.bubble,.invitation){margin:16px}` +
  `:host([embedded]) .bubble{position:absolute;bottom:0;inset-inline-${side}:0}`;
