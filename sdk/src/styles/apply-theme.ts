import type { ChatConfig } from '../transport/chat-config.js';
import { fontStack } from './fonts.js';
import { contrastColor } from './contrast-color.js';

const RADII: Record<string, string> = { none: '0px', sm: '6px', md: '12px', lg: '18px', full: '22px' };

/** `{ header: '#d40000' }` becomes `--_header`, which a page may override with `--officina-header`; '' removes it. */
export const applyCssVariables = ({ style }: HTMLElement, values: Record<string, string>): void => {
  for (const [name, value] of Object.entries(values))
    style.setProperty(`--_${name}`, value && `var(--officina-${name},${value})`);
};

/** Gives the open window the colours, the font and the shape of its chatbot. */
export const applyTheme = (element: HTMLElement, view: ChatConfig): void =>
  applyCssVariables(element, {
    font: fontStack(view.font ?? ''),
    header: view.header,
    name: view.nameColor,
    'close-icon': view.closeIconColor,
    background: view.background,
    ink: contrastColor(view.background ?? ''),
    footer: view.footer,
    'footer-ink': contrastColor(view.footer ?? ''),
    'user-bubble': view.userBubble,
    'user-ink': view.userInk,
    'bot-bubble': view.botBubble,
    'bot-ink': view.botInk,
    input: view.input,
    'input-ink': view.inputInk,
    radius: RADII[view.radius] ?? '12px',
    send: view.sendBackground,
    'send-icon': view.sendIconColor,
  });
