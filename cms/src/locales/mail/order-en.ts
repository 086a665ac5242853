import type { MailBlock, MailWords, OrderMailKind } from '../../templates/mail-kinds';
import { formatCents, formatDay, formatIban, formatInstant } from '../format';

const hello = (name: string) => ({ type: 'text' as const, text: `Hello ${name},` });
const text = (words: string): MailBlock => ({ type: 'text', text: words });
const note = (words: string): MailBlock => ({ type: 'note', text: words });
const facts = (...rows: [string, string][]): MailBlock => ({ type: 'facts', rows });
const price = (cents: number) => formatCents(cents, 'en');
const toProducts = (href: string): MailBlock => ({ type: 'button', label: 'Go to my products', href });
const toOrder = (href: string): MailBlock => ({ type: 'button', label: 'See the order', href });

/** The words of mails about subscriptions and orders, in English. */
export const orderMailEn: Pick<MailWords, OrderMailKind> = {
  'order-renewed': ({ name, productTitle, amountCents, receipt, paidUntil, path }, link) => ({
    subject: `Renewed: ${productTitle}`,
    preview: `The product is active until ${formatDay(paidUntil, 'en')}.`,
    heading: 'Subscription renewed',
    blocks: [
      hello(name),
      text('we have received the payment of the renewal. There is nothing for you to do.'),
      facts(
        ['Product', productTitle],
        ['Amount', price(amountCents)],
        ['Receipt no.', receipt],
        ['Active until', formatDay(paidUntil, 'en')],
      ),
      toProducts(link(path)),
    ],
  }),
  'order-renewal': ({ name, productTitle, amountCents, renewsAt, card, path }, link) => ({
    subject: `Renews on ${formatDay(renewsAt, 'en')}: ${productTitle}`,
    preview: `${formatCents(amountCents, 'en')}. You can cancel until that day.`,
    heading: 'Your subscription is about to renew',
    blocks: [
      hello(name),
      text('if you do nothing, your subscription goes on for another period on the terms of today.'),
      facts(
        ['Product', productTitle],
        ['Amount', price(amountCents)],
        ['Renews on', formatDay(renewsAt, 'en')],
        ...(card ? [['Card', card] satisfies [string, string]] : []),
        ['Cancel by', formatInstant(renewsAt, 'en')],
      ),
      { type: 'button', label: 'Manage or cancel', href: link(path) },
      note('Cancelling takes two clicks in “My products”: the product stays active until the period ends.'),
    ],
  }),
  'order-missed': ({ name, productTitle, amountCents, suspendsAt, transfer, path }, link) => ({
    subject: transfer ? `Transfer not here yet: ${productTitle}` : `Renewal failed: ${productTitle}`,
    preview: `The product stays active until ${formatDay(suspendsAt, 'en')}.`,
    heading: transfer ? 'The transfer has not arrived' : 'The renewal did not succeed',
    blocks: [
      hello(name),
      text(
        transfer
          ? 'the transfer for the renewal has not arrived yet. For now the product stays active.'
          : 'the payment of the renewal did not go through. For now the product stays active.',
      ),
      facts(
        ['Product', productTitle],
        ['Amount', price(amountCents)],
        ['Stops on', formatDay(suspendsAt, 'en')],
        ...(transfer
          ? ([
              ['Payee', transfer.payee],
              ['IBAN', formatIban(transfer.iban)],
              ['Reference', transfer.reference],
            ] satisfies [string, string][])
          : []),
      ),
      toProducts(link(path)),
      note(
        transfer
          ? 'Write the reference exactly like this. If you have ordered the transfer already, ignore this message.'
          : 'In “My products” you can change the card. As soon as the payment arrives, everything goes on by itself.',
      ),
    ],
  }),
  'order-suspended': ({ name, productTitle, path }, link) => ({
    subject: `Product suspended: ${productTitle}`,
    preview: 'The renewal was not paid.',
    heading: 'The product is suspended',
    blocks: [
      hello(name),
      text(
        `the renewal of ${productTitle} was not paid and the product has stopped. Your data stay where they are.`,
      ),
      text('As soon as the payment arrives, it goes on from where it was.'),
      toProducts(link(path)),
    ],
  }),
  'order-transfer': ({ name, productTitle, transfer, renewal, path }, link) => ({
    subject: renewal
      ? `Transfer for the renewal: ${productTitle}`
      : `We await your transfer: ${productTitle}`,
    preview: `${formatCents(transfer.amountCents, 'en')} by ${formatDay(transfer.expiresAt, 'en')}.`,
    heading: renewal ? 'Time to renew' : 'Only the transfer is missing',
    blocks: [
      hello(name),
      text(
        renewal
          ? `the period you paid of ${productTitle} is about to end. To renew it, make a transfer with these details.`
          : `your order of ${productTitle} awaits the transfer. Here are the details.`,
      ),
      facts(
        ['Payee', transfer.payee],
        ['IBAN', formatIban(transfer.iban)],
        ['Amount', formatCents(transfer.amountCents, 'en')],
        ['Reference', transfer.reference],
        ['By', formatDay(transfer.expiresAt, 'en')],
      ),
      toOrder(link(path)),
      note(
        'Write the reference exactly like this: it is how we recognise your payment. If you have paid already, ignore this message.',
      ),
    ],
  }),
  'order-expired': ({ name, productTitle, path }, link) => ({
    subject: `Order expired: ${productTitle}`,
    preview: 'The transfer did not arrive.',
    heading: 'Your order has expired',
    blocks: [
      hello(name),
      text(
        `the transfer for ${productTitle} did not arrive and the order has expired. You were charged nothing.`,
      ),
      text('If you have made it already, do not worry: when it arrives, the product starts all the same.'),
      toOrder(link(path)),
    ],
  }),
  'order-cancelled': ({ name, productTitle, endsAt, path }, link) => ({
    subject: `Subscription cancelled: ${productTitle}`,
    preview: `It stays active until ${formatDay(endsAt, 'en')}.`,
    heading: 'Subscription cancelled',
    blocks: [
      hello(name),
      text(
        `${productTitle} will not be renewed. It stays active until ${formatDay(endsAt, 'en')}; until then you can change your mind.`,
      ),
      toProducts(link(path)),
    ],
  }),
  'order-plan': (
    { name, productTitle, period, priceCents, amountCents, creditCents, startsAt, renewsAt, receipt, path },
    link,
  ) => ({
    subject: `${period === 'year' ? 'Yearly' : 'Monthly'} plan: ${productTitle}`,
    preview: receipt
      ? `Active from today. Renews on ${formatDay(renewsAt, 'en')}.`
      : `From ${formatDay(startsAt, 'en')}. You pay nothing today.`,
    heading: receipt ? 'Your new plan is active' : 'Change of plan noted',
    blocks: [
      hello(name),
      text(
        receipt
          ? `${productTitle} is now paid ${period === 'year' ? 'once a year' : 'every month'}.`
          : `from ${formatDay(startsAt, 'en')} ${productTitle} is paid ${period === 'year' ? 'once a year' : 'every month'}. Until then everything stays as it is.`,
      ),
      facts(
        ['Product', productTitle],
        ['Price of the plan', `${price(priceCents)} ${period === 'year' ? 'a year' : 'a month'}`],
        ...(creditCents > 0
          ? [['Paid and not used', `− ${formatCents(creditCents, 'en')}`] satisfies [string, string]]
          : []),
        ['Paid today', receipt ? price(amountCents) : formatCents(0, 'en')],
        ...(receipt ? [['Receipt no.', receipt] satisfies [string, string]] : []),
        ['Next charge', `${formatDay(renewsAt, 'en')}, ${formatCents(priceCents, 'en')}`],
      ),
      toProducts(link(path)),
      note('You can go back to the plan before, or cancel, in “My products”.'),
    ],
  }),
  'order-paused': ({ name, productTitle, until, renewsAt, path }, link) => ({
    subject: `Paused until ${formatDay(until, 'en')}: ${productTitle}`,
    preview: 'You pay nothing in the meantime.',
    heading: 'Subscription paused',
    blocks: [
      hello(name),
      text(
        `${productTitle} is paused: until ${formatDay(until, 'en')} it does not run and we charge nothing. The days that you have paid stay yours and go on from there.`,
      ),
      facts(
        ['Product', productTitle],
        ['Goes on', formatDay(until, 'en')],
        ['Paid until', formatDay(renewsAt, 'en')],
      ),
      toProducts(link(path)),
      note('Want it back sooner? One click in “My products” is enough.'),
    ],
  }),
  'order-pause-ended': ({ name, productTitle, renewal, path }, link) => ({
    subject: `Active again: ${productTitle}`,
    preview: renewal ? `Renews on ${formatDay(renewal.at, 'en')}.` : 'The pause is over.',
    heading: 'The pause is over',
    blocks: [
      hello(name),
      text(`${productTitle} is active again, with everything that you had.`),
      facts(
        ['Product', productTitle],
        ...(renewal
          ? ([
              ['Renews on', formatDay(renewal.at, 'en')],
              ['Amount', price(renewal.amountCents)],
            ] satisfies [string, string][])
          : []),
      ),
      toProducts(link(path)),
    ],
  }),
  'order-ended': ({ name, productTitle, path }, link) => ({
    subject: `Subscription ended: ${productTitle}`,
    preview: 'The product is no longer active.',
    heading: 'Subscription ended',
    blocks: [
      hello(name),
      text(`the subscription to ${productTitle} has ended. We will charge nothing more.`),
      toProducts(link(path)),
    ],
  }),
  'order-withdrawn': ({ name, productTitle, amountCents, reference, withdrawnAt, path }, link) => ({
    subject: `Receipt of your withdrawal: ${productTitle}`,
    preview: 'We have received your statement of withdrawal.',
    heading: 'Withdrawal received',
    blocks: [
      hello(name),
      text('we confirm that we have received your statement of withdrawal from the contract below.'),
      facts(
        ['Who withdraws', name],
        ['Contract', productTitle],
        ['Reference', reference],
        ['Received on', formatInstant(withdrawnAt, 'en')],
        ['Refund', formatCents(amountCents, 'en')],
      ),
      text(
        'The refund leaves within 14 days, by the same means of payment. The product is no longer active.',
      ),
      toProducts(link(path)),
    ],
  }),
  'order-refunded': ({ name, productTitle, amountCents, receipt, ends, lostDispute, path }, link) => ({
    subject: `Refund: ${productTitle}`,
    preview: `${formatCents(amountCents, 'en')} are on their way back to you.`,
    heading: 'Refunded',
    blocks: [
      hello(name),
      text(
        lostDispute
          ? 'your bank has accepted your dispute and gives you the amount back.'
          : 'we have given you your money back. The bank may take some days to show it.',
      ),
      facts(['Product', productTitle], ['Amount', formatCents(amountCents, 'en')], ['Document no.', receipt]),
      text(
        ends
          ? 'The product is no longer active, and we will charge nothing more.'
          : 'The product stays active as before.',
      ),
      toProducts(link(path)),
    ],
  }),
  'order-confirm': ({ name, productTitle, amountCents, suspendsAt, confirmUrl, path }, link) => ({
    subject: `Confirm the renewal: ${productTitle}`,
    preview: `Your bank asks you to confirm it by ${formatDay(suspendsAt, 'en')}.`,
    heading: 'Your bank asks you to confirm',
    blocks: [
      hello(name),
      text('your bank wants you to confirm the payment of the renewal. For now the product stays active.'),
      facts(
        ['Product', productTitle],
        ['Amount', price(amountCents)],
        ['Stops on', formatDay(suspendsAt, 'en')],
        ['Page to confirm it', confirmUrl],
      ),
      toProducts(link(path)),
      note('The same page is in “My products”, under “Confirm the payment”.'),
    ],
  }),
  'order-card': ({ name, productTitle, brand, last4, path }, link) => ({
    subject: `Card changed: ${productTitle}`,
    preview: `Renewals are paid with the card ending in ${last4}.`,
    heading: 'The card has changed',
    blocks: [
      hello(name),
      text('from now on renewals are paid with this card.'),
      facts(['Product', productTitle], ['Card', `${brand.toUpperCase()} ending in ${last4}`]),
      toProducts(link(path)),
      note('If it was not you who changed it, write to us at once.'),
    ],
  }),
  'order-disputed': ({ name, productTitle, amountCents, path }, link) => ({
    subject: `Charge disputed: ${productTitle}`,
    preview: 'Your bank has told us of a dispute.',
    heading: 'A charge is disputed',
    blocks: [
      hello(name),
      text('your bank has told us that you dispute this charge. For now the product stays active.'),
      facts(['Product', productTitle], ['Amount', formatCents(amountCents, 'en')]),
      text('If it is a mistake, ask your bank to withdraw the dispute. If something is wrong, write to us.'),
      toProducts(link(path)),
    ],
  }),
  'order-dispute-won': ({ name, productTitle, amountCents, path }, link) => ({
    subject: `Dispute closed: ${productTitle}`,
    preview: 'The bank has confirmed the charge.',
    heading: 'The dispute is closed',
    blocks: [
      hello(name),
      text('your bank has closed the dispute and confirmed the charge. The product stays active.'),
      facts(['Product', productTitle], ['Amount', formatCents(amountCents, 'en')]),
      toProducts(link(path)),
    ],
  }),
  'order-dispute-team': ({ name, productTitle, customer, amountCents, outcome, dueBy, path }, link) => ({
    subject: `${{ open: 'Dispute opened', won: 'Dispute won', lost: 'Dispute lost' }[outcome]}: ${productTitle}`,
    preview: `${customer}, ${formatCents(amountCents, 'en')}.`,
    heading: { open: 'A customer disputes a charge', won: 'Dispute won', lost: 'Dispute lost' }[outcome],
    blocks: [
      hello(name),
      text(
        {
          open: 'answer in Stripe’s dashboard, with evidence, before the deadline.',
          won: 'the bank has confirmed the charge: the order stays as it is.',
          lost: 'the bank has given the amount back to the customer: the order is closed, with its credit note.',
        }[outcome],
      ),
      facts(
        ['Customer', customer],
        ['Product', productTitle],
        ['Amount', formatCents(amountCents, 'en')],
        ...(dueBy ? [['Answer by', formatDay(dueBy, 'en')] satisfies [string, string]] : []),
      ),
      { type: 'button', label: 'Open the purchases', href: link(path) },
    ],
  }),
};
