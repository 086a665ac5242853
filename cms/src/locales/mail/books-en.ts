import type { BooksMailKind, MailBlock, MailWords } from '../../templates/mail-kinds';

const hello = (name: string) => ({ type: 'text' as const, text: `Hello ${name},` });
const text = (words: string): MailBlock => ({ type: 'text', text: words });
const facts = (...rows: [string, string][]): MailBlock => ({ type: 'facts', rows });

/** The words of mails to whoever keeps the books, in English. */
export const booksMailEn: Pick<MailWords, BooksMailKind> = {
  'books-vat-check': ({ name, productTitle, customer, vatNumber, outcome, documents, path }, link) => ({
    subject: `VAT number ${vatNumber}: ${outcome === 'invalid' ? 'not in VIES' : 'not checked yet'}`,
    preview: `${customer}, ${productTitle}.`,
    heading: outcome === 'invalid' ? 'VIES does not know this VAT number' : 'VIES did not answer',
    blocks: [
      hello(name),
      text(
        outcome === 'invalid'
          ? 'from now on, documents of this order bear Italian VAT. Those without VAT have to be corrected: open the order’s documents and choose “Correct”, which writes a credit note and a new invoice.'
          : 'the order went on, and the number will be checked again by itself. If it turns out to be wrong you will hear of it.',
      ),
      facts(
        ['Customer', customer],
        ['VAT number', vatNumber],
        ['Product', productTitle],
        ...(documents.length > 0 ? [['Documents', documents.join(', ')] satisfies [string, string]] : []),
      ),
      { type: 'button', label: 'Open the purchases', href: link(path) },
    ],
  }),
  'books-invoice': ({ name, productTitle, customer, number, outcome, reason, path }, link) => ({
    subject: `Invoice ${number}: ${{ failed: 'not accepted by the intermediary', rejected: 'rejected by the exchange system', refused: 'refused by the public office' }[outcome]}`,
    preview: `${customer}, ${productTitle}.`,
    heading: {
      failed: 'The intermediary did not take an invoice',
      rejected: 'The exchange system rejected an invoice',
      refused: 'A public office refused an invoice',
    }[outcome],
    blocks: [
      hello(name),
      text(
        {
          failed: 'set right what it names and send the invoice again from the order’s documents.',
          rejected:
            'it counts as not issued. Send it again within five days, with the same number and date; if the customer’s data are wrong, correct the document.',
          refused: 'talk to the office, then correct the document: a credit note and a new invoice.',
        }[outcome],
      ),
      facts(
        ['Invoice', number],
        ['Customer', customer],
        ['Product', productTitle],
        ['Reason', reason || '—'],
      ),
      { type: 'button', label: 'Open the purchases', href: link(path) },
    ],
  }),
};
