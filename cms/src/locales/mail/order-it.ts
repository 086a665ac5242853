import type { MailBlock, MailWords, OrderMailKind } from '../../templates/mail-kinds';
import { formatCents, formatDay, formatInstant } from '../format';

const hello = (name: string) => ({ type: 'text' as const, text: `Ciao ${name},` });
const text = (words: string): MailBlock => ({ type: 'text', text: words });
const note = (words: string): MailBlock => ({ type: 'note', text: words });
const facts = (...rows: [string, string][]): MailBlock => ({ type: 'facts', rows });
const price = (cents: number) => `${formatCents(cents, 'it')} (IVA inclusa)`;
const toProducts = (href: string): MailBlock => ({ type: 'button', label: 'Vai ai miei prodotti', href });

/** Le parole delle email sugli abbonamenti e sugli ordini, in italiano. */
export const orderMailIt: Pick<MailWords, OrderMailKind> = {
  'order-renewed': ({ name, productTitle, amountCents, receipt, paidUntil, path }, link) => ({
    subject: `Rinnovo riuscito: ${productTitle}`,
    preview: `Il prodotto è attivo fino al ${formatDay(paidUntil, 'it')}.`,
    heading: 'Abbonamento rinnovato',
    blocks: [
      hello(name),
      text('abbiamo ricevuto il pagamento del rinnovo. Non devi fare nulla.'),
      facts(
        ['Prodotto', productTitle],
        ['Importo', price(amountCents)],
        ['Ricevuta n.', receipt],
        ['Attivo fino al', formatDay(paidUntil, 'it')],
      ),
      toProducts(link(path)),
    ],
  }),
  'order-missed': ({ name, productTitle, amountCents, suspendsAt, path }, link) => ({
    subject: `Rinnovo non riuscito: ${productTitle}`,
    preview: `Il prodotto resta attivo fino al ${formatDay(suspendsAt, 'it')}.`,
    heading: 'Il rinnovo non è riuscito',
    blocks: [
      hello(name),
      text('il pagamento del rinnovo non è andato a buon fine. Il prodotto per ora resta attivo.'),
      facts(
        ['Prodotto', productTitle],
        ['Importo', price(amountCents)],
        ['Si ferma il', formatDay(suspendsAt, 'it')],
      ),
      toProducts(link(path)),
      note('In I miei prodotti puoi cambiare la carta. Appena il pagamento arriva, tutto riprende da solo.'),
    ],
  }),
  'order-suspended': ({ name, productTitle, path }, link) => ({
    subject: `Prodotto sospeso: ${productTitle}`,
    preview: 'Il rinnovo non è stato pagato.',
    heading: 'Il prodotto è sospeso',
    blocks: [
      hello(name),
      text(
        `il rinnovo di ${productTitle} non è stato pagato e il prodotto è fermo. I tuoi dati restano al loro posto.`,
      ),
      text('Appena il pagamento arriva, riprende da dove era rimasto.'),
      toProducts(link(path)),
    ],
  }),
  'order-transfer': ({ name, productTitle, transfer, renewal, path }, link) => ({
    subject: renewal
      ? `Bonifico per il rinnovo: ${productTitle}`
      : `Aspettiamo il tuo bonifico: ${productTitle}`,
    preview: `${formatCents(transfer.amountCents, 'it')} entro il ${formatDay(transfer.expiresAt, 'it')}.`,
    heading: renewal ? 'È ora di rinnovare' : 'Manca solo il bonifico',
    blocks: [
      hello(name),
      text(
        renewal
          ? `il periodo pagato di ${productTitle} sta per finire. Per rinnovarlo disponi un bonifico con questi dati.`
          : `il tuo ordine di ${productTitle} aspetta il bonifico. Ecco i dati.`,
      ),
      facts(
        ['Intestatario', transfer.payee],
        ['IBAN', transfer.iban],
        ['Importo', formatCents(transfer.amountCents, 'it')],
        ['Causale', transfer.reference],
        ['Entro il', formatDay(transfer.expiresAt, 'it')],
      ),
      toProducts(link(path)),
      note(
        'Scrivi la causale esattamente così: è il modo in cui riconosciamo il tuo pagamento. Se hai già pagato, ignora questo messaggio.',
      ),
    ],
  }),
  'order-expired': ({ name, productTitle, path }, link) => ({
    subject: `Ordine scaduto: ${productTitle}`,
    preview: 'Il bonifico non è arrivato.',
    heading: 'Il tuo ordine è scaduto',
    blocks: [
      hello(name),
      text(
        `il bonifico per ${productTitle} non è arrivato e l’ordine è scaduto. Non ti è stato addebitato nulla.`,
      ),
      text('Se lo hai già disposto non preoccuparti: quando arriva, il prodotto si attiva lo stesso.'),
      toProducts(link(path)),
    ],
  }),
  'order-cancelled': ({ name, productTitle, endsAt, path }, link) => ({
    subject: `Abbonamento annullato: ${productTitle}`,
    preview: `Resta attivo fino al ${formatDay(endsAt, 'it')}.`,
    heading: 'Abbonamento annullato',
    blocks: [
      hello(name),
      text(
        `${productTitle} non si rinnoverà più. Resta attivo fino al ${formatDay(endsAt, 'it')}; fino ad allora puoi ripensarci.`,
      ),
      toProducts(link(path)),
    ],
  }),
  'order-ended': ({ name, productTitle, path }, link) => ({
    subject: `Abbonamento terminato: ${productTitle}`,
    preview: 'Il prodotto non è più attivo.',
    heading: 'Abbonamento terminato',
    blocks: [
      hello(name),
      text(`l’abbonamento a ${productTitle} è terminato. Non ti addebiteremo altro.`),
      toProducts(link(path)),
    ],
  }),
  'order-withdrawn': ({ name, productTitle, amountCents, reference, withdrawnAt, path }, link) => ({
    subject: `Ricevuta del recesso: ${productTitle}`,
    preview: 'Abbiamo ricevuto la tua dichiarazione di recesso.',
    heading: 'Recesso ricevuto',
    blocks: [
      hello(name),
      text('confermiamo di aver ricevuto la tua dichiarazione di recesso dal contratto qui sotto.'),
      facts(
        ['Chi recede', name],
        ['Contratto', productTitle],
        ['Riferimento', reference],
        ['Ricevuta il', formatInstant(withdrawnAt, 'it')],
        ['Rimborso', formatCents(amountCents, 'it')],
      ),
      text(
        'Il rimborso parte entro 14 giorni, con lo stesso mezzo di pagamento. Il prodotto non è più attivo.',
      ),
      toProducts(link(path)),
    ],
  }),
  'order-refunded': ({ name, productTitle, amountCents, receipt, path }, link) => ({
    subject: `Rimborso: ${productTitle}`,
    preview: `${formatCents(amountCents, 'it')} stanno tornando a te.`,
    heading: 'Rimborso effettuato',
    blocks: [
      hello(name),
      text('ti abbiamo rimborsato. La banca può impiegare qualche giorno a mostrarlo.'),
      facts(
        ['Prodotto', productTitle],
        ['Importo', formatCents(amountCents, 'it')],
        ['Documento n.', receipt],
      ),
      toProducts(link(path)),
    ],
  }),
};
