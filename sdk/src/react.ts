import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import { OfficinaChat as OfficinaChatElement } from './define.js';
import type { OfficinaCloseEvent } from './events/officina-close-event.js';
import type { OfficinaErrorEvent } from './events/officina-error-event.js';
import type { OfficinaMessageEvent } from './events/officina-message-event.js';
import type { OfficinaOpenEvent } from './events/officina-open-event.js';
import type { UnreadEvent } from './events/unread-event.js';

/** `<officina-chat>` as a React component: properties as props, events as callbacks, the element as ref. */
export const OfficinaChat = createComponent({
  react: React,
  tagName: 'officina-chat',
  elementClass: OfficinaChatElement,
  displayName: 'OfficinaChat',
  events: {
    onOfficinaOpen: 'officina-open' as EventName<OfficinaOpenEvent>,
    onOfficinaClose: 'officina-close' as EventName<OfficinaCloseEvent>,
    onOfficinaMessage: 'officina-message' as EventName<OfficinaMessageEvent>,
    onOfficinaError: 'officina-error' as EventName<OfficinaErrorEvent>,
    onOfficinaUnread: 'officina-unread' as EventName<UnreadEvent>,
  },
});

export type { OfficinaChatElement };
