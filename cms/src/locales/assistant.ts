import { BRAND, type Locale } from '../contract';

/** What the server says around a conversation with the assistant. */
interface AssistantWords {
  /** Stands where a reply failed (spec/customer-app.md §8). */
  apology: string;
  untitled: string;
  you: string;
  assistant: string;
  exported: (at: string) => string;
  attached: (name: string) => string;
  page: (page: number) => string;
  sources: string;
  stopped: string;
  aiNotice: string;
}

export const assistantWords: Readonly<Record<Locale, AssistantWords>> = {
  it: {
    apology: "Mi dispiace, c'è stato un problema di connessione. Potresti riprovare?",
    untitled: 'Conversazione con l’assistente',
    you: 'Tu',
    assistant: BRAND.name,
    exported: (at) => `Esportata il ${at}`,
    attached: (name) => `Allegato: ${name}`,
    page: (page) => `pagina ${page}`,
    sources: 'Fonti',
    stopped: 'Risposta interrotta',
    aiNotice:
      'Le risposte sono scritte da un sistema di intelligenza artificiale e non sostituiscono una consulenza professionale.',
  },
  en: {
    apology: 'I’m sorry, there was a connection problem. Could you try again?',
    untitled: 'Conversation with the assistant',
    you: 'You',
    assistant: BRAND.name,
    exported: (at) => `Exported on ${at}`,
    attached: (name) => `Attachment: ${name}`,
    page: (page) => `page ${page}`,
    sources: 'Sources',
    stopped: 'Reply stopped',
    aiNotice:
      'The replies are written by an artificial intelligence system and are no substitute for professional advice.',
  },
};
