import type { PackedShell } from '@contract';

const BUBBLE = 'var(--officina-bubble-size,48px)';

/**
 * The closed widget's stylesheet. `!important` inside a shadow root wins over `!important` outside (the cascade turns
 * around), so a page's `* { display: none !important }` cannot reach the host; `all: initial` stops what would be
 * inherited. A string, not Lit's `css`: this part loads before Lit, and each of its bytes with every page view.
 * Colours and font were checked where they were packed. The focus ring is a light one in a dark one: one of them shows on any page.
 */
export const shellStyles = (
  [, bubble, , iconColor, font, side, , , , , , invitation, invitationInk]: PackedShell,
  place: number,
): string =>
  `:host{all:initial!important;display:block!important;position:fixed!important;z-index:var(--officina-z-index,2147483000)!important;inset-inline-${side}:calc(var(--officina-offset-x,24px) + ${64 * place}px)!important;bottom:var(--officina-offset-y,24px)!important;font:14px/1.4 var(--officina-font,"Officina ${font}","${font}"),system-ui,sans-serif!important;color-scheme:light!important}` +
  `[hidden],:host([hidden]),:host::before,:host::after{display:none!important}` +
  `.bubble,.invitation{border:1px solid transparent;box-shadow:0 4px 16px #0003}` +
  `button{all:unset;box-sizing:border-box;cursor:pointer;display:grid;place-items:center}` +
  `button:focus-visible{outline:3px solid #fff;box-shadow:0 0 0 6px #0f172a}` +
  `svg{width:24px;height:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}` +
  `.bubble{width:${BUBBLE};height:${BUBBLE};border-radius:50%;color:var(--officina-icon,${iconColor});background:var(--officina-bubble,${bubble})}` +
  `.invitation{display:flex;position:absolute;inset-inline-${side}:0;bottom:calc(${BUBBLE} + 12px);width:max-content;max-width:240px;border-radius:16px;color:var(--officina-invitation-ink,${invitationInk});background:var(--officina-invitation,${invitation})}` +
  `.say{padding:12px;overflow-wrap:anywhere}` +
  `.dismiss{flex:none;width:44px;height:44px;font-size:20px}`;
