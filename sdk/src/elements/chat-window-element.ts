import type { RawConfig } from '../transport/read-config.js';

/** What the closed widget knows of the open one: enough to make it, feed it and show it, without loading it. */
export interface ChatWindowElement extends HTMLElement {
  installId: string;
  apiUrl: string;
  previewToken: string;
  language: string;
  config: RawConfig | null;
  embedded: boolean;
  /** Moves the keyboard to the message field. */
  focusInput(): void;
  /** Sends `text` as the visitor's. */
  ask(text: string): void;
}

/** The module that arrives at the first opening. */
export interface ChatWindowModule {
  createWindow(): ChatWindowElement;
}
