/** Words of the forms and of copying, which load with the first visitor who does more than talk. */
const it = {
  personIntro: 'Lascia il tuo indirizzo: ti rispondiamo per email.',
  personAway: 'Ora non c’è nessuno in chat. Lascia il tuo indirizzo: ti rispondiamo per email.',
  contact: 'Altri modi per contattarci',
  email: 'Email',
  note: 'Messaggio (facoltativo)',
  emailInvalid: 'Inserisci un indirizzo email valido.',
  handoverSend: 'Invia richiesta',
  handoverDone: 'Richiesta inviata. Ti rispondiamo a {email}.',
  cancel: 'Annulla',
  reason: 'Che cosa non andava? (facoltativo)',
  reasonSend: 'Invia',
  reasonDone: 'Grazie del parere.',
  copied: 'Risposta copiata',
  notCopied: 'Copia non riuscita: seleziona il testo.',
};
const en: typeof it = {
  personIntro: 'Leave your address: we will answer by email.',
  personAway: 'Nobody is in the chat right now. Leave your address: we will answer by email.',
  contact: 'Other ways to reach us',
  email: 'Email',
  note: 'Message (optional)',
  emailInvalid: 'Enter a valid email address.',
  handoverSend: 'Send request',
  handoverDone: 'Request sent. We will answer at {email}.',
  cancel: 'Cancel',
  reason: 'What was wrong? (optional)',
  reasonSend: 'Send',
  reasonDone: 'Thank you for telling us.',
  copied: 'Reply copied',
  notCopied: 'Could not copy: select the text.',
};

export type FormMessages = typeof it;
/** @see Words */
export const formMessages = { it, en };
