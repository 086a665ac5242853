/**
 * The closed widget. `!important` inside a shadow root wins over `!important` outside (the cascade turns around), so a page's
 * `* { display: none !important }` cannot reach the host; `all: initial` on it stops what would be inherited.
 * A string, not Lit's `css`: this part loads before Lit.
 */
export const SHELL_STYLES = `
:host{all:initial!important;display:block!important;position:fixed!important;inset-block-end:var(--officina-offset-y,24px)!important;inset-inline-end:calc(var(--officina-offset-x,24px) + var(--_shift))!important;z-index:var(--officina-z-index,2147483000)!important;font-family:var(--_font,system-ui),system-ui,sans-serif!important;font-size:16px!important;line-height:1.5!important;color-scheme:light!important}
:host([hidden]){display:none!important}
:host([embedded]){position:relative!important;inset:auto!important;z-index:0!important;inline-size:100%!important;block-size:100%!important}
.bubble,.invitation{position:absolute;inset-block-end:0;inset-inline-end:0}
:host(:not([embedded])) .bubble{position:static}
button{all:unset;box-sizing:border-box;cursor:pointer;display:grid;place-items:center;border:1px solid transparent}
button:focus-visible{outline:3px solid Highlight;outline-offset:3px}
svg{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.bubble{inline-size:var(--officina-bubble-size,48px);block-size:var(--officina-bubble-size,48px);border-radius:50%;background-color:var(--_bubble);color:var(--_icon);box-shadow:0 4px 16px #0003;transition:scale .15s}
.bubble svg{inline-size:24px;block-size:24px}
.bubble:hover{scale:1.06}
.bubble[aria-busy=true]{opacity:.7}
.invitation{box-sizing:border-box;inset-block-end:calc(var(--officina-bubble-size,48px) + 12px);display:flex;align-items:start;inline-size:max-content;max-inline-size:240px;border:1px solid transparent;border-radius:16px;border-end-end-radius:4px;background-color:var(--_invitation);color:var(--_invitation-ink);box-shadow:0 4px 16px #0003;font-size:14px;line-height:1.4}
.say{display:block;padding:12px 0 12px 14px;overflow-wrap:anywhere;text-align:start;border-radius:inherit}
.dismiss{flex:none;inline-size:44px;min-block-size:44px;border-radius:inherit}
.dismiss svg{inline-size:16px;block-size:16px}
[hidden]{display:none!important}
@media(prefers-reduced-motion:reduce){.bubble{transition:none}}
`;
