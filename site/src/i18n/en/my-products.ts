import type { myProducts as it } from '../it/my-products';
import type { Words } from '../types';

export const myProducts = {
  title: 'My products',
  lead: 'What you bought and where it opens.',
  list: 'Purchased products',
  loading: 'Loading...',
  empty: 'No product purchased',
  emptyHint: 'In the Marketplace you find chatbots, social tools and consultations.',
  toMarketplace: 'Discover the Marketplace',
  loadFailed: 'Your products could not be loaded',
  columns: {
    product: 'Product',
    name: 'Name',
    date: 'Date',
    status: 'Status',
    builder: 'Builder',
    details: 'Details',
  },
  open: 'Open the builder',
  openOf: 'Open the builder of {title}',
  book: 'Book',
  bookOf: 'Book {title}',
  order: 'See the order',
  orderOf: 'See the order of {title}',
  notYet: 'Opens when the payment arrives',
  status: {
    pending: 'Pending',
    paid: 'Paid',
    failed: 'Declined',
    expiring: 'Expiring',
    unpaid: 'Unpaid',
    cancelled: 'Cancelled',
    expired: 'Expired',
    refunded: 'Refunded',
    withdrawn: 'Withdrawn',
  },
} satisfies Words<typeof it>;
