/**
 * The closed widget. `!important` inside a shadow root wins over `!important` outside (the cascade turns around), so a page's
 * `* { display: none !important }` cannot reach the host; `all: initial` on it stops what would be inherited.
 * A string, not Lit's `css`: this part loads before Lit, and each of its bytes with every page view.
 */
const FLOATING = `all:initial;display:block;position:fixed;bottom:var(--officina-offset-y,24px);inset-inline-end:calc(var(--officina-offset-x,24px) + var(--_shift));z-index:var(--officina-z-index,2147483000);font:14px/1.4 var(--_font,system-ui),system-ui,sans-serif;color-scheme:light`;
const EMBEDDED = `position:relative;inset:auto;z-index:0;width:100%;height:100%`;
const important = (rules: string) => rules.replace(/;|$/g, '!important;');

export const SHELL_STYLES = `:host{${important(FLOATING)}}:host([embedded]){${important(EMBEDDED)}}[hidden],:host([hidden]){display:none!important}
.bubble,.invitation{position:absolute;bottom:0;inset-inline-end:0;color:var(--_icon);background-color:var(--_bubble);border-radius:50%;box-shadow:0 4px 16px #0003}
:host(:not([embedded])) .bubble{position:static}
button{all:unset;box-sizing:border-box;cursor:pointer;display:grid;place-items:center}
.bubble,.invitation{border:1px solid transparent}
button:focus-visible{outline:3px solid Highlight;outline-offset:3px}
svg{width:24px;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.bubble{width:var(--officina-bubble-size,48px);height:var(--officina-bubble-size,48px)}
.invitation{bottom:calc(var(--officina-bubble-size,48px) + 12px);display:flex;width:max-content;max-width:240px;border-radius:16px;color:var(--_invitation-ink);background-color:var(--_invitation)}
.say{padding:12px 0 12px 14px;overflow-wrap:anywhere}
.dismiss{flex:none;width:44px;height:44px}
.dismiss svg{width:16px}`;
