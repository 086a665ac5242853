/** The classes and types of the widget; importing this registers nothing. `./define` does. */
export { OfficinaChat } from './elements/officina-chat.js';
export { OfficinaCloseEvent } from './events/officina-close-event.js';
export { OfficinaErrorEvent, type OfficinaErrorDetail } from './events/officina-error-event.js';
export { OfficinaMessageEvent, type OfficinaMessage } from './events/officina-message-event.js';
export { OfficinaOpenEvent } from './events/officina-open-event.js';
export { watchFrame } from './host/parent.js';
export type { RawConfig } from './transport/read-config.js';
export type { WidgetConfig, WidgetHostMessage } from '@contract';
