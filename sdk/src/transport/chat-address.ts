import type { VisitorIdentity } from '../elements/chat-window-element.js';

/** Where a chatbot is reached, and as whom. */
export interface ChatAddress {
  apiUrl: string;
  installId: string;
  chatbotId: string;
  publicKey: string;
  language: string;
  previewToken: string;
  visitor: VisitorIdentity | null;
  /** The owner has given the chatbot another key. */
  onNewKey(publicKey: string): void;
}
