import type { Locale } from '../../contract';

type Words = Readonly<Record<Locale, string>>;

/** Instead of a reply, when the month's messages are used up. */
export const LIMITED_TEXT: Words = {
  it: "In questo momento l'assistente non può rispondere. Puoi lasciare il tuo indirizzo email: ti risponderà una persona.",
  en: 'The assistant cannot answer right now. You can leave your email address and a person will get back to you.',
};

/** Instead of a reply, for clients that show no live conversation, while a person attends. */
export const ATTENDED_TEXT: Words = {
  it: 'Messaggio ricevuto: ti risponde una persona.',
  en: 'Message received: a person will answer you.',
};
