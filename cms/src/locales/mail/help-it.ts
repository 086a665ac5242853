import type { HelpMailKind, MailWords } from '../../templates/mail-kinds';

/** Le parole delle email dell’assistenza, in italiano. */
export const helpMailIt: Pick<MailWords, HelpMailKind> = {
  'help-message': ({ name, email, message, path }, link) => ({
    subject: `Richiesta di assistenza da ${name}`,
    preview: `${email} aspetta una risposta.`,
    heading: 'Una richiesta di assistenza',
    blocks: [
      {
        type: 'facts',
        rows: [
          ['Nome', name],
          ['Email', email],
        ],
      },
      { type: 'quote', text: message },
      { type: 'button', label: 'Le pagine di aiuto', href: link(path) },
      {
        type: 'note',
        text: 'L’indirizzo è quello scritto nel modulo: rispondi a quello, non a questa email.',
      },
    ],
  }),
  'help-received': ({ name, path }, link) => ({
    subject: 'Abbiamo ricevuto il tuo messaggio',
    preview: 'Rispondiamo entro 24 ore nei giorni feriali.',
    heading: 'Messaggio ricevuto',
    blocks: [
      { type: 'text', text: `Ciao ${name},` },
      {
        type: 'text',
        text: 'abbiamo ricevuto il tuo messaggio e rispondiamo entro 24 ore nei giorni feriali.',
      },
      { type: 'button', label: 'Vai all’aiuto', href: link(path) },
      { type: 'note', text: 'Se non ci hai scritto tu, puoi ignorare questa email.' },
    ],
  }),
};
