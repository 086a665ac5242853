/** Before the chat opens. `preventDefault()` keeps it closed. */
export type OfficinaOpenEvent = CustomEvent<null>;

declare global {
  interface GlobalEventHandlersEventMap {
    'officina-open': OfficinaOpenEvent;
  }
}
