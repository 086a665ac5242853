import type { PackedShell } from '@contract';

const BUBBLE = 'var(--officina-bubble-size,48px)';
const important = (rules: string) => rules.replace(/;|$/g, '!important;');

/**
 * The closed widget's stylesheet. `!important` inside a shadow root wins over `!important` outside (the cascade turns
 * around), so a page's `* { display: none !important }` cannot reach the host; `all: initial` stops what would be
 * inherited. A string, not Lit's `css`: this part loads before Lit, and each of its bytes with every page view.
 * Colours and font were checked where they were packed.
 */
export const shellStyles = (
  [, bubble, , iconColor, font, side, , , , , , invitation, invitationInk]: PackedShell,
  place: number,
): string =>
  `:host{${important(
    `all:initial;display:block;position:fixed;bottom:var(--officina-offset-y,24px);inset-inline-${side}:calc(var(--officina-offset-x,24px) + ${64 * place}px);z-index:var(--officina-z-index,2147483000);font:14px/1.4 var(--officina-font,"Officina ${font}","${font}"),system-ui,sans-serif;color-scheme:light`,
  )}}[hidden],:host([hidden]),.unread:empty{display:none!important}` +
  `.bubble,.invitation{border:1px solid transparent;box-shadow:0 4px 16px #0003}` +
  `button{all:unset;box-sizing:border-box;cursor:pointer;display:grid;place-items:center}` +
  `button:focus-visible{outline:3px solid Highlight;outline-offset:3px}` +
  `svg{width:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}` +
  `.bubble{position:relative;width:${BUBBLE};height:${BUBBLE};border-radius:50%;color:var(--officina-icon,${iconColor});background-color:var(--officina-bubble,${bubble})}` +
  `.unread{position:absolute;top:-6px;inset-inline-end:-6px;min-width:20px;padding:0 6px;box-sizing:border-box;border-radius:10px;text-align:center;font-weight:600;color:#fff;background:#b91c1c;outline:2px solid #fff}` +
  `.invitation{position:absolute;inset-inline-${side}:0;bottom:calc(${BUBBLE} + 12px);display:flex;width:max-content;max-width:240px;border-radius:16px;color:var(--officina-invitation-ink,${invitationInk});background-color:var(--officina-invitation,${invitation})}` +
  `.say{padding:12px 0 12px 14px;overflow-wrap:anywhere}` +
  `.dismiss{flex:none;width:44px;height:44px}.dismiss svg{width:16px}`;

/** Besides, where it fills a container: the bubble keeps off its corner as it would off a page's. */
export const embeddedStyles = (side: PackedShell[5]): string =>
  `:host([embedded]){${important('position:relative;inset:auto;z-index:0;width:100%;height:100%')}}` +
  `:host([embedded]) .bubble{position:absolute;bottom:0;inset-inline-${side}:0}` +
  `:host([embedded]) :is(.bubble,.invitation){margin:16px}`;
