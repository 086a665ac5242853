/** What all events of the widget share: they bubble, and they leave shadow roots. */
export class OfficinaEvent extends Event {
  constructor(type: string, cancelable = false) {
    super(type, { bubbles: true, composed: true, cancelable });
  }
}
