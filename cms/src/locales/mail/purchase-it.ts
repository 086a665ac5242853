import type { Instant } from '../../contract';
import type { MailBlock, MailWords, PurchaseMailKind } from '../../templates/mail-kinds';
import { formatCents, formatCount, formatDay, formatInstant } from '../format';

const hello = (name: string) => ({ type: 'text' as const, text: `Ciao ${name},` });

const receiptRow = (receipt: string | null): [string, string][] =>
  receipt ? [['Ricevuta n.', receipt]] : [];

// What was paid is the same whatever the tax regime is: the document says which tax it holds.
const priceOf = (cents: number) => (cents > 0 ? formatCents(cents, 'it') : 'Gratis');

const withdrawal = (until?: Instant | null): MailBlock[] =>
  until
    ? [
        {
          type: 'note',
          text: `Hai 14 giorni per ripensarci, fino al ${formatDay(until, 'it')}: in «I miei prodotti» trovi «Recedere dal contratto qui».`,
        },
      ]
    : [];
const terms = (link: (path: string) => string): MailBlock => ({
  type: 'link',
  label: 'Termini e condizioni',
  href: link('/termini'),
});

/** Le parole delle email sugli acquisti pagati, in italiano. */
export const purchaseMailIt: Pick<MailWords, PurchaseMailKind> = {
  'purchase-paid': (
    { name, productTitle, amountCents, purchasedAt, reference, receipt, withdrawUntil, path },
    link,
  ) => ({
    subject: `Acquisto confermato: ${productTitle}`,
    preview:
      amountCents > 0 ? 'Abbiamo ricevuto il pagamento: il prodotto è pronto.' : 'Il prodotto è pronto.',
    heading: 'Grazie per il tuo acquisto',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `${amountCents > 0 ? 'abbiamo ricevuto il pagamento. Il' : 'il'} prodotto è già tra i tuoi.`,
      },
      {
        type: 'facts',
        rows: [
          ['Prodotto', productTitle],
          ['Importo', priceOf(amountCents)],
          ['Data', formatInstant(purchasedAt, 'it')],
          ['Riferimento', reference],
          ...receiptRow(receipt),
        ],
      },
      { type: 'button', label: 'Vai ai miei prodotti', href: link(path) },
      ...withdrawal(withdrawUntil),
      terms(link),
    ],
  }),
  'credits-paid': (
    { name, botName, messages, amountCents, purchasedAt, reference, receipt, withdrawUntil, path },
    link,
  ) => ({
    subject: `Acquisto confermato: ${formatCount(messages, 'it')} messaggi per ${botName}`,
    preview: 'Abbiamo ricevuto il pagamento: i messaggi sono già a disposizione.',
    heading: 'Grazie per il tuo acquisto',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `abbiamo ricevuto il pagamento. I messaggi sono già a disposizione di ${botName}: non scadono, e si usano quando quelli del mese sono finiti.`,
      },
      {
        type: 'facts',
        rows: [
          ['Chatbot', botName],
          ['Messaggi', formatCount(messages, 'it')],
          ['Importo', priceOf(amountCents)],
          ['Data', formatInstant(purchasedAt, 'it')],
          ['Riferimento', reference],
          ...receiptRow(receipt),
        ],
      },
      { type: 'button', label: 'Vedi le statistiche', href: link(path) },
      ...withdrawal(withdrawUntil),
      terms(link),
    ],
  }),
};
