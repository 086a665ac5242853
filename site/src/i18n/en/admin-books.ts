import type { adminBooks as it } from '../it/admin-books';
import { plural } from '../plural';
import type { Words } from '../types';

export const adminBooks = {
  action: 'Documents and billing',
  exchange: {
    none: 'Never sent from here',
    state: 'Exchange system: {state} on {day}',
    attempt: 'attempt {count}',
    send: 'Send',
    sendOf: 'Send document {number} to the exchange system',
    sendAgain: 'Send again',
    sendAgainOf: 'Send document {number} again',
    queued: 'The document is being sent',
    failed: 'The document was not sent',
    states: {
      waiting: 'waiting to be sent',
      failed: 'refused by the intermediary',
      sent: 'sent',
      rejected: 'rejected',
      'not-delivered': 'not delivered',
      delivered: 'delivered',
      accepted: 'accepted',
      refused: 'refused by the office',
      expired: 'terms expired',
    },
    refusals: {
      'no-intermediary': 'To be exported and uploaded by hand',
      'not-invoiceable': 'No electronic invoice can be made yet',
      'on-its-way': 'It is on its way',
      'too-late':
        'More than five days have gone by since it was rejected: correct the document, which makes a new one',
      'too-often': 'It was sent too often: correct the document, which makes a new one',
      'of-a-rejected-invoice': 'It takes back a rejected invoice: it is not to be sent',
    },
  },
  month: {
    quarter: 'Quarter {quarter} of {year}',
    year: 'Year {year}',
    export:
      'No intermediary is configured: download the ZIP and upload its XML files to the exchange system. Invoices to public offices have to be signed before.',
    intermediary: 'Documents are sent to the exchange system by {name}.',
    states: '{state}: {count}',
    viesOff: 'VIES is not asked (VIES_URL): VAT numbers of other EU countries are not checked.',
    oneStopShop:
      'Sales of {year} to private persons in other EU countries: {sum}. Up to {limit} the VAT is Italian; above, the one-stop shop (OSS) is needed, which Officina does not handle.',
    oneStopShopAbove:
      'Sales of {year} to private persons in other EU countries are {sum}: above {limit} the VAT is their country’s and is paid through the one-stop shop (OSS). Officina does not handle it and charges Italian VAT: ask your accountant at once.',
    unproven: plural(
      '{count} invoice without VAT has no proof from VIES',
      '{count} invoices without VAT have no proof from VIES',
    ),
    splitVatCents: 'VAT paid by public offices',
    toPayCents: 'To be received',
    stampCents: 'Stamps that you owe',
  },
  billing: {
    title: 'Next document made out to',
    correct: 'Correct',
    correctOf: 'Correct the billing details of {title}',
    reason: 'Why',
    reasonHint: 'It stays in the audit log: no personal data.',
  },
  reissue: {
    action: 'Correct document',
    actionOf: 'Correct document {number}',
    title: 'Correct document {number}',
    lead: 'An issued document does not change: a credit note takes it back, and a new one is made with these details and the same amount.',
    confirm: 'Issue credit note and new document',
    done: 'Credit note {creditNote} and document {document} were issued',
    credited: 'This document has a credit note already.',
  },
} satisfies Words<typeof it>;
