import type { BooksMailKind, MailBlock, MailWords } from '../../templates/mail-kinds';

const hello = (name: string) => ({ type: 'text' as const, text: `Ciao ${name},` });
const text = (words: string): MailBlock => ({ type: 'text', text: words });
const facts = (...rows: [string, string][]): MailBlock => ({ type: 'facts', rows });

/** The words of mails to whoever keeps the books, in Italian. */
export const booksMailIt: Pick<MailWords, BooksMailKind> = {
  'books-vat-check': ({ name, productTitle, customer, vatNumber, outcome, documents, path }, link) => ({
    subject: `Partita IVA ${vatNumber}: ${outcome === 'invalid' ? 'non è nel VIES' : 'ancora da verificare'}`,
    preview: `${customer}, ${productTitle}.`,
    heading: outcome === 'invalid' ? 'Il VIES non conosce questa partita IVA' : 'Il VIES non ha risposto',
    blocks: [
      hello(name),
      text(
        outcome === 'invalid'
          ? 'da ora i documenti di questo ordine portano l’IVA italiana. Quelli già emessi senza IVA vanno corretti: apri i documenti dell’ordine e scegli «Correggi», che emette una nota di credito e una nuova fattura.'
          : 'l’ordine è andato avanti e la partita IVA sarà verificata di nuovo da sola. Se risulterà sbagliata, riceverai un’altra email.',
      ),
      facts(
        ['Cliente', customer],
        ['Partita IVA', vatNumber],
        ['Prodotto', productTitle],
        ...(documents.length > 0 ? [['Documenti', documents.join(', ')] satisfies [string, string]] : []),
      ),
      { type: 'button', label: 'Apri gli acquisti', href: link(path) },
    ],
  }),
  'books-invoice': ({ name, productTitle, customer, number, outcome, reason, path }, link) => ({
    subject: `Fattura ${number}: ${{ failed: 'non accettata dall’intermediario', rejected: 'scartata dal Sistema di Interscambio', refused: 'rifiutata dall’ufficio pubblico' }[outcome]}`,
    preview: `${customer}, ${productTitle}.`,
    heading: {
      failed: 'L’intermediario non ha accettato una fattura',
      rejected: 'Il Sistema di Interscambio ha scartato una fattura',
      refused: 'Un ufficio pubblico ha rifiutato una fattura',
    }[outcome],
    blocks: [
      hello(name),
      text(
        {
          failed: 'correggi quello che indica e invia di nuovo la fattura dai documenti dell’ordine.',
          rejected:
            'vale come non emessa. Inviala di nuovo entro cinque giorni, con lo stesso numero e la stessa data; se i dati del cliente sono sbagliati, correggi il documento.',
          refused: 'parla con l’ufficio, poi correggi il documento: una nota di credito e una nuova fattura.',
        }[outcome],
      ),
      facts(
        ['Fattura', number],
        ['Cliente', customer],
        ['Prodotto', productTitle],
        ['Motivo', reason || '—'],
      ),
      { type: 'button', label: 'Apri gli acquisti', href: link(path) },
    ],
  }),
};
