/** The drawings alone, for a page that lets somebody choose among them before any chat is there. */
export { TRIGGER_ICONS } from './trigger-icons.js';
export { CLOSE_ICONS, SEND_ICONS } from './window-icons.js';
