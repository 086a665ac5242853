import type { ReactiveControllerHost } from 'lit';

/** Milliseconds that a notice ("copied") stays. */
const NOTICE_MS = 4000;

/** What has just happened, in a sentence that goes away by itself. */
export class StatusNotice {
  /** '' while there is none. */
  text = '';
  #timer = 0;

  constructor(private readonly host: Pick<ReactiveControllerHost, 'requestUpdate'>) {}

  /** Shows `text` to eyes and ears, in the place of what is shown. */
  show(text: string): void {
    clearTimeout(this.#timer);
    this.#set(text);
    this.#timer = window.setTimeout(() => this.#set(''), NOTICE_MS);
  }

  #set(text: string) {
    this.text = text;
    this.host.requestUpdate();
  }
}
