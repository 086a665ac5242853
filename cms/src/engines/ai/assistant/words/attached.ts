import type { AttachmentFailure, Locale } from '../../../../contract';

/** What is said of files that came with a message. */
interface AttachedWords {
  images: (count: number) => string;
  /** What a model is asked about pictures that came without a question. */
  lookAt: string;
  /** A document that could not be read, and why. */
  unread: (name: string, failure: AttachmentFailure) => string;
  /** Documents that were read, sent without a question. */
  read: (name: string, pages: number | null) => string;
  begins: string;
  ask: string;
}

const REASONS: Readonly<Record<Locale, Readonly<Record<AttachmentFailure, string>>>> = {
  it: {
    EMPTY: 'non contiene testo',
    BROKEN: 'il file è danneggiato, o non è del tipo che il nome dice',
    ENCRYPTED: 'è protetto da password',
    SCANNED: 'è una scansione: contiene immagini e nessun testo',
    TOO_LONG: 'è troppo lungo',
    TOO_SLOW: 'è troppo complesso da leggere',
    UNREADABLE_TEXT: 'non riconosco la codifica del testo',
    INTERNAL: 'la lettura non è riuscita',
    OLD_FORMAT: 'è nel vecchio formato .doc: salvalo come .docx o PDF e allegalo di nuovo',
  },
  en: {
    EMPTY: 'it holds no text',
    BROKEN: 'the file is damaged, or not of the type that its name says',
    ENCRYPTED: 'it is protected by a password',
    SCANNED: 'it is a scan: pictures and no text',
    TOO_LONG: 'it is too long',
    TOO_SLOW: 'it is too complex to read',
    UNREADABLE_TEXT: 'the encoding of its text is unknown',
    INTERNAL: 'reading it did not work',
    OLD_FORMAT: 'it is in the old .doc format: save it as .docx or PDF and attach it again',
  },
};

export const ATTACHED_WORDS: Readonly<Record<Locale, AttachedWords>> = {
  it: {
    images: (count) =>
      `${count === 1 ? 'Ho ricevuto l’immagine, ma non so guardare le immagini' : 'Ho ricevuto le immagini, ma non so guardarle'}: scrivimi a parole che cosa mostra${count === 1 ? '' : 'no'}.`,
    lookAt: 'Guarda quello che ho allegato: che cosa mostra, e che cosa ne ricavo per la mia attività?',
    unread: (name, failure) => `Non ho potuto leggere **${name}**: ${REASONS.it[failure]}.`,
    read: (name, pages) =>
      `Ho letto **${name}**${pages === null ? '' : pages === 1 ? ' (1 pagina)' : ` (${pages} pagine)`}.`,
    begins: 'Comincia così:',
    ask: 'Che cosa vuoi sapere?',
  },
  en: {
    images: (count) =>
      count === 1
        ? 'I have received the picture, but I cannot look at pictures: tell me in words what it shows.'
        : 'I have received the pictures, but I cannot look at them: tell me in words what they show.',
    lookAt: 'Look at what I attached: what does it show, and what does it tell me for my business?',
    unread: (name, failure) => `I could not read **${name}**: ${REASONS.en[failure]}.`,
    read: (name, pages) =>
      `I have read **${name}**${pages === null ? '' : pages === 1 ? ' (1 page)' : ` (${pages} pages)`}.`,
    begins: 'It begins like this:',
    ask: 'What would you like to know?',
  },
};
