import type { Instant } from '../../contract';
import type { MailBlock, MailWords, PurchaseMailKind } from '../../templates/mail-kinds';
import { formatCents, formatCount, formatDay, formatInstant } from '../format';

const hello = (name: string) => ({ type: 'text' as const, text: `Hello ${name},` });

const receiptRow = (receipt: string | null): [string, string][] =>
  receipt ? [['Receipt no.', receipt]] : [];

// What was paid is the same whatever the tax regime is: the document says which tax it holds.
const priceOf = (cents: number) => (cents > 0 ? formatCents(cents, 'en') : 'Free');

const withdrawal = (until?: Instant | null): MailBlock[] =>
  until
    ? [
        {
          type: 'note',
          text: `You have 14 days to change your mind, until ${formatDay(until, 'en')}: “Withdraw from the contract here” is in “My products”.`,
        },
      ]
    : [];
const terms = (link: (path: string) => string): MailBlock => ({
  type: 'link',
  label: 'Terms and conditions',
  href: link('/termini'),
});

/** The words of mails about what was paid, in English. */
export const purchaseMailEn: Pick<MailWords, PurchaseMailKind> = {
  'purchase-paid': (
    { name, productTitle, amountCents, purchasedAt, reference, receipt, withdrawUntil, path },
    link,
  ) => ({
    subject: `Purchase confirmed: ${productTitle}`,
    preview:
      amountCents > 0 ? 'We have received your payment: the product is ready.' : 'The product is ready.',
    heading: 'Thank you for your purchase',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `${amountCents > 0 ? 'we have received your payment. The' : 'the'} product is among yours already.`,
      },
      {
        type: 'facts',
        rows: [
          ['Product', productTitle],
          ['Amount', priceOf(amountCents)],
          ['Date', formatInstant(purchasedAt, 'en')],
          ['Reference', reference],
          ...receiptRow(receipt),
        ],
      },
      { type: 'button', label: 'Go to my products', href: link(path) },
      ...withdrawal(withdrawUntil),
      terms(link),
    ],
  }),
  'credits-paid': (
    { name, botName, messages, amountCents, purchasedAt, reference, receipt, withdrawUntil, path },
    link,
  ) => ({
    subject: `Purchase confirmed: ${formatCount(messages, 'en')} messages for ${botName}`,
    preview: 'We have received your payment: the messages are ready to use.',
    heading: 'Thank you for your purchase',
    blocks: [
      hello(name),
      {
        type: 'text',
        text: `we have received your payment. The messages are ready for ${botName}: they never expire, and are used once the month’s own are finished.`,
      },
      {
        type: 'facts',
        rows: [
          ['Chatbot', botName],
          ['Messages', formatCount(messages, 'en')],
          ['Amount', priceOf(amountCents)],
          ['Date', formatInstant(purchasedAt, 'en')],
          ['Reference', reference],
          ...receiptRow(receipt),
        ],
      },
      { type: 'button', label: 'See the statistics', href: link(path) },
      ...withdrawal(withdrawUntil),
      terms(link),
    ],
  }),
};
