import type { Language } from '../transport/read-config.js';

/** The few words of the closed widget; those of the open one load with it. */
export const SHELL_WORDS: Record<Language, { open: string; dismiss: string }> = {
  it: { open: 'Apri la chat', dismiss: 'Chiudi il messaggio' },
  en: { open: 'Open the chat', dismiss: 'Dismiss the message' },
};
