import { SERVICE_ORDER_EVENTS, TEAM_SERVICE_ORDER_EVENTS, type Locale } from '../../contract';
import type { MailKind, MailParams } from '../mail-kinds';
import { renderMail, type RenderedMail } from '../render-mail';
import { MAIL_SAMPLES, ROOM } from './mail-samples';

interface MailSample extends RenderedMail {
  name: string;
}

type Variant = {
  [Kind in MailKind]: [name: string, kind: Kind, params: Partial<MailParams[Kind]>];
}[MailKind];

const LONG = 'Società Agricola «Il Mulino della Valle» 🌾 di Mariangela Sottoriva-Bevilacqua e Figli S.n.c.';
const TRANSFER: MailParams['order-transfer']['transfer'] = MAIL_SAMPLES['order-transfer'].transfer;
const CONSULTANT = 'Dott.ssa Elena Marchetti';

/** Whoever writes a template sees here what one sample of a kind does not show: other words, long names, rows that may be missing. */
const VARIANTS: Variant[] = [
  ['recovery-code-used, none left', 'recovery-code-used', { left: 0 }],
  ['purchase-paid, a company', 'purchase-paid', { withdrawUntil: null, name: LONG, productTitle: LONG }],
  ['purchase-paid, free', 'purchase-paid', { amountCents: 0, receipt: null, withdrawUntil: null }],
  ['order-plan, later', 'order-plan', { receipt: null, creditCents: 0, amountCents: 0, period: 'month' }],
  ['order-pause-ended, cancelled', 'order-pause-ended', { renewal: null }],
  ['order-missed, by transfer', 'order-missed', { transfer: TRANSFER }],
  ['order-transfer, at once', 'order-transfer', { renewal: false }],
  ['order-refunded, a lost dispute', 'order-refunded', { ends: true, lostDispute: true }],
  ['order-dispute-team, lost', 'order-dispute-team', { outcome: 'lost', dueBy: null }],
  ['order-dispute-team, won', 'order-dispute-team', { outcome: 'won', dueBy: null }],
  ['books-vat-check, unavailable', 'books-vat-check', { outcome: 'unavailable', documents: [] }],
  ['books-invoice, failed', 'books-invoice', { outcome: 'failed' }],
  ['books-invoice, refused', 'books-invoice', { outcome: 'refused', reason: '' }],
  [
    'booking-confirmed, with a consultant',
    'booking-confirmed',
    { consultant: CONSULTANT, meetingUrl: `https://meet.test/${'officina-consulenza-'.repeat(4)}` },
  ],
  ['booking-confirmed, soon', 'booking-confirmed', { movePath: '' }],
  ['booking-reminder, an hour', 'booking-reminder', { hours: 1, consultant: CONSULTANT }],
  [
    'booking-team, to the consultant',
    'booking-team',
    { news: 'confirmed', consultant: CONSULTANT, customer: LONG, path: '' },
  ],
  ['booking-team, cancelled', 'booking-team', { news: 'cancelled', meetingUrl: '', note: '' }],
  ...SERVICE_ORDER_EVENTS.map((news): Variant => [`service-news, ${news}`, 'service-news', { news }]),
  ...TEAM_SERVICE_ORDER_EVENTS.map((news): Variant => [`service-team, ${news}`, 'service-team', { news }]),
  ['quota-warning, all', 'quota-warning', { used: 100, percent: 100, botName: LONG }],
  ['assistant-quota, all', 'assistant-quota', { used: 200, percent: 100 }],
  ['help-message, long', 'help-message', { message: `${'Buongiorno, '.repeat(40)}\n\n${ROOM}` }],
];

const KINDS = Object.keys(MAIL_SAMPLES) as MailKind[];

/** Every mail of the product in one language, as it is sent. */
export const renderSamples = (locale: Locale, publicUrl: string): MailSample[] => {
  const render = <Kind extends MailKind>(name: string, kind: Kind, params: Partial<MailParams[Kind]>) => ({
    name,
    ...renderMail(kind, { ...MAIL_SAMPLES[kind], ...params }, { locale, publicUrl }),
  });
  return [
    ...KINDS.map((kind) => render(kind, kind, {})),
    ...VARIANTS.map(([name, kind, params]) => render(name, kind, params)),
  ];
};
