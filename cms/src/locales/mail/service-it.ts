import type { MailBlock, MailWords, ServiceMailKind } from '../../templates/mail-kinds';
import type { ServiceOrderEvent, TeamServiceOrderEvent } from '../../contract';

const hello = (name: string): MailBlock => ({ type: 'text', text: `Ciao ${name},` });
const text = (words: string): MailBlock => ({ type: 'text', text: words });
const quoted = (words: string): MailBlock[] => (words ? [{ type: 'quote', text: words }] : []);

interface OrderMailWords {
  heading: string;
  sentence: string;
  button: string;
}

const CUSTOMER_MAILS: Record<ServiceOrderEvent, OrderMailWords> = {
  started: {
    heading: 'Abbiamo iniziato il lavoro',
    sentence: 'abbiamo iniziato a lavorare al tuo ordine.',
    button: 'Apri l’ordine',
  },
  message: {
    heading: 'Un messaggio sul tuo ordine',
    sentence: 'ti abbiamo scritto a proposito del tuo ordine.',
    button: 'Leggi e rispondi',
  },
  delivered: {
    heading: 'Il lavoro è pronto',
    sentence: 'il lavoro è pronto. Guardalo e accettalo, oppure chiedi una modifica.',
    button: 'Guarda la consegna',
  },
  'brief-wanted': {
    heading: 'Raccontaci che cosa ti serve',
    sentence: 'per iniziare ci servono alcune informazioni da te: bastano tre risposte.',
    button: 'Compila le informazioni',
  },
  'accept-wanted': {
    heading: 'La consegna ti aspetta',
    sentence: 'da una settimana il lavoro aspetta una tua risposta: accettalo, oppure chiedi una modifica.',
    button: 'Guarda la consegna',
  },
};

const TEAM_MAILS: Record<TeamServiceOrderEvent, OrderMailWords> = {
  ordered: { heading: 'Nuovo ordine', sentence: 'ha acquistato un servizio.', button: 'Apri l’ordine' },
  brief: {
    heading: 'Informazioni per il lavoro',
    sentence: 'ha scritto che cosa gli serve.',
    button: 'Apri l’ordine',
  },
  message: { heading: 'Messaggio su un ordine', sentence: 'ha scritto.', button: 'Leggi e rispondi' },
  accepted: {
    heading: 'Consegna accettata',
    sentence: 'ha accettato la consegna.',
    button: 'Apri l’ordine',
  },
  revision: { heading: 'Modifica richiesta', sentence: 'chiede una modifica.', button: 'Apri l’ordine' },
  due: { heading: 'Ordine in scadenza', sentence: 'aspetta il lavoro.', button: 'Apri l’ordine' },
};

/** Le parole delle email sugli ordini di servizi, in italiano. */
export const serviceMailIt: Pick<MailWords, ServiceMailKind> = {
  'service-news': ({ name, title, news, text: written, path }, link) => {
    const { heading, sentence, button } = CUSTOMER_MAILS[news];
    return {
      subject: `${heading}: ${title}`,
      preview: 'Apri l’ordine per vedere a che punto è.',
      heading,
      blocks: [
        hello(name),
        text(sentence),
        { type: 'facts', rows: [['Servizio', title]] },
        ...quoted(written),
        { type: 'button', label: button, href: link(path) },
      ],
    };
  },
  'service-team': ({ name, customer, title, news, text: written, path }, link) => {
    const { heading, sentence, button } = TEAM_MAILS[news];
    return {
      subject: `${heading}: ${title}, ${customer}`,
      preview: `${customer} ${sentence}`,
      heading,
      blocks: [
        hello(name),
        text(`${customer} ${sentence}`),
        {
          type: 'facts',
          rows: [
            ['Servizio', title],
            ['Cliente', customer],
          ],
        },
        ...quoted(written),
        { type: 'button', label: button, href: link(path) },
      ],
    };
  },
};
