/** Inside the window: the visitor left an address for a person to answer. */
export class HandoverRequestEvent extends Event {
  constructor(
    readonly email: string,
    readonly note: string,
  ) {
    super('handover-request');
  }
}

declare global {
  interface HTMLElementEventMap {
    'handover-request': HandoverRequestEvent;
  }
}
