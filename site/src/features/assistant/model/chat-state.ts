/** What comes along with an address of the assistant’s, beside the address. */
export interface ChatState {
  /** The conversation began on this screen, under this name, before it had an address. */
  thread?: string;
  /** Its reader wants to write. */
  write?: boolean;
  /** The focus is not moved to the page’s beginning. */
  keepsFocus?: boolean;
}

export const WRITE: ChatState = { write: true, keepsFocus: true };
