/** Before the chat closes. `preventDefault()` keeps it open. */
export type OfficinaCloseEvent = CustomEvent<null>;

declare global {
  interface GlobalEventHandlersEventMap {
    'officina-close': OfficinaCloseEvent;
  }
}
