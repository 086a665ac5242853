/** Inside the window: the visitor chose one of the texts that could be asked next. */
export class SuggestionEvent extends Event {
  constructor(readonly text: string) {
    super('suggestion-select');
  }
}

declare global {
  interface HTMLElementEventMap {
    'suggestion-select': SuggestionEvent;
  }
}
