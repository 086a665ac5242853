/** The class and the types of the widget; importing this registers nothing. `./define` does. */
export { OfficinaChat } from './elements/officina-chat.js';
export type { VisitorIdentity } from './elements/chat-window-element.js';
export type { OfficinaCloseEvent } from './events/officina-close-event.js';
export type { OfficinaErrorDetail, OfficinaErrorEvent } from './events/officina-error-event.js';
export type { OfficinaMessage, OfficinaMessageEvent } from './events/officina-message-event.js';
export type { OfficinaOpenEvent } from './events/officina-open-event.js';
export type { UnreadEvent as OfficinaUnreadEvent } from './events/unread-event.js';
export { watchFrame } from './host/parent.js';
export type { RawConfig } from './transport/read-config.js';
export type { WidgetConfig, WidgetHostMessage } from '@contract';
