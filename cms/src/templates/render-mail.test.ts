import { describe, expect, test } from 'vitest';
import { LOCALES } from '../contract';
import type { MailKind, MailParams } from './mail-kinds';
import { renderMail } from './render-mail';

const at = '2026-11-21T09:00:00.000Z';
/** The room of a consultation, and a card provider's page, are the addresses of somebody else's that mails name. */
const ROOM = 'https://meet.test/a';
const order = { name: 'Giulia', productTitle: 'Chatbot AI', path: '/i-miei-prodotti' };
const security = {
  name: 'Giulia',
  at,
  path: '/profile#security',
  resetPath: '/password-dimenticata',
};
const SAMPLES: MailParams = {
  confirm: { name: 'Giulia', path: '/confirm-email#confirmation=abc' },
  'already-registered': { name: 'Giulia', loginPath: '/login', resetPath: '/password-dimenticata' },
  reset: { name: 'Giulia', path: '/reset-password#code=abc' },
  'password-changed': { name: 'Giulia', at, resetPath: '/password-dimenticata' },
  'new-email': { name: 'Giulia', path: '/conferma-nuova-email#code=abc' },
  'new-email-taken': { name: 'Giulia', loginPath: '/login', resetPath: '/password-dimenticata' },
  'new-email-asked': { name: 'Giulia', newEmail: 'nuova@posta.test', at, path: '/profile' },
  'email-changed': { name: 'Giulia', newEmail: 'nuova@posta.test', at, loginPath: '/login' },
  'second-factor-enabled': security,
  'second-factor-removed': security,
  'recovery-codes-renewed': security,
  'recovery-code-used': { ...security, left: 1 },
  'trial-ending': {
    name: 'Giulia',
    botName: 'Aria · forno.it',
    removedAt: at,
    path: '/chatbot-builder?install_id=1',
  },
  'erasure-scheduled': { name: 'Giulia', erasesAt: at, path: '/profile' },
  'purchase-paid': {
    name: 'Giulia',
    productTitle: 'Chatbot AI',
    amountCents: 2900,
    purchasedAt: at,
    reference: 'OFF-AB12-C3',
    receipt: '2026/17',
    withdrawUntil: at,
    path: '/i-miei-prodotti',
  },
  'order-plan': {
    ...order,
    period: 'year',
    priceCents: 29_000,
    amountCents: 27_550,
    creditCents: 1450,
    startsAt: at,
    renewsAt: '2027-11-21T09:00:00.000Z',
    receipt: '2026/18',
  },
  'order-paused': { ...order, until: at, renewsAt: at },
  'order-pause-ended': { ...order, renewal: { at, amountCents: 2900 } },
  'booking-confirmed': {
    name: 'Giulia',
    startsAt: at,
    minutes: 90,
    meetingUrl: ROOM,
    path: '/consultations',
    movePath: '/consultation-move#booking=b&token=t',
  },
  'booking-moved': {
    name: 'Giulia',
    startsAt: at,
    meetingUrl: ROOM,
    path: '/consultations',
    movePath: '/consultation-move#booking=b&token=t',
  },
  'booking-link': {
    name: 'Giulia',
    startsAt: at,
    meetingUrl: ROOM,
    path: '/consultations',
    movePath: '/consultation-move#booking=b&token=t',
  },
  'booking-cancelled': { name: 'Giulia', startsAt: at, path: '/consultation-booking' },
  'booking-team': {
    name: 'Sara',
    customer: 'Giulia',
    customerEmail: 'giulia@posta.test',
    startsAt: at,
    news: 'moved',
    note: 'Vorrei parlare di prezzi',
    meetingUrl: ROOM,
    path: '/admin?tab=bookings',
  },
  'service-news': {
    name: 'Giulia',
    title: 'Business plan',
    news: 'delivered',
    text: 'Ecco.',
    path: '/ordini/a',
  },
  'service-team': {
    name: 'Sara',
    customer: 'Giulia',
    title: 'Business plan',
    news: 'revision',
    text: 'Manca il secondo anno.',
    path: '/admin?tab=orders',
  },
  'booking-reminder': {
    name: 'Giulia',
    startsAt: at,
    meetingUrl: ROOM,
    path: '/consultations',
    hours: 24,
  },
  'social-post-failed': {
    name: 'Giulia',
    platform: 'x',
    accountName: '@forno',
    failure: 'policy',
    path: '/s',
  },
  'social-post-unclear': { name: 'Giulia', platform: 'facebook', accountName: 'Forno', path: '/s' },
  'social-posts-skipped': { name: 'Giulia', projectName: 'Forno', posts: 3, path: '/s' },
  'social-expiring': {
    name: 'Giulia',
    platform: 'linkedin',
    accountName: 'Forno',
    endsAt: '2026-12-01T10:00:00.000Z',
    path: '/s',
  },
  'social-account-blocked': {
    name: 'Giulia',
    platform: 'instagram',
    accountName: 'Forno',
    until: '2026-11-23T09:00:00Z',
    path: '/s',
  },
  'social-reconnect': { name: 'Giulia', platform: 'linkedin', accountName: 'Forno', path: '/s' },
  'help-message': { name: 'Giulia', email: 'giulia@posta.test', message: 'Come si fa?', path: '/help' },
  'help-received': { name: 'Giulia', path: '/help' },
  'order-renewed': { ...order, amountCents: 2900, receipt: '2026/18', paidUntil: at },
  'order-missed': { ...order, amountCents: 2900, suspendsAt: at },
  'order-suspended': order,
  'order-transfer': {
    ...order,
    transfer: {
      iban: 'IT60X',
      payee: 'Officina',
      reference: 'OFF-AB12-C3',
      amountCents: 2900,
      expiresAt: at,
    },
    renewal: true,
  },
  'order-expired': order,
  'order-cancelled': { ...order, endsAt: at },
  'order-ended': order,
  'order-withdrawn': { ...order, amountCents: 2900, reference: 'abc', withdrawnAt: at },
  'order-refunded': { ...order, amountCents: 2900, receipt: '2026/19', ends: false, lostDispute: false },
  'order-confirm': { ...order, amountCents: 2900, suspendsAt: at, confirmUrl: ROOM },
  'order-renewal': { ...order, amountCents: 29000, renewsAt: at, card: 'VISA 4242' },
  'order-card': { ...order, brand: 'visa', last4: '4242' },
  'order-disputed': { ...order, amountCents: 2900 },
  'order-dispute-won': { ...order, amountCents: 2900 },
  'order-dispute-team': {
    ...order,
    customer: 'Luca Bianchi',
    amountCents: 2900,
    outcome: 'open',
    dueBy: at,
    path: '/admin?tab=purchases',
  },
  'books-vat-check': {
    ...order,
    customer: 'Firma GmbH',
    vatNumber: 'DE123456789',
    outcome: 'invalid',
    documents: ['2026/17', '2026/19'],
    path: '/admin?tab=purchases',
  },
  'books-invoice': {
    ...order,
    customer: 'Rossi S.r.l.',
    number: '2026/17',
    outcome: 'rejected',
    reason: '00311: CodiceDestinatario non valido',
    path: '/admin?tab=purchases',
  },
  'credits-paid': {
    name: 'Giulia',
    botName: 'Bottega',
    messages: 3000,
    amountCents: 1169,
    purchasedAt: at,
    reference: 'OFF-AB12-C3',
    receipt: '2026/17',
    path: '/chatbot-builder?install_id=1',
  },
  'project-link': { name: 'Giulia', projectName: 'Forno', path: '/chat-project/1' },
  handover: {
    name: 'Giulia',
    botName: 'Bottega',
    visitorEmail: 'marco@posta.test',
    note: 'Siete aperti?',
    path: '/chatbot-builder?install_id=1',
  },
  'quota-warning': { name: 'Giulia', botName: 'Bottega', used: 80, limit: 100, percent: 80, path: '/x' },
  'assistant-quota': { name: 'Giulia', used: 160, limit: 200, percent: 80, path: '/x' },
};
const publicUrl = 'https://officina.test';
const kinds = Object.keys(SAMPLES) as MailKind[];

describe.each(LOCALES)('in %s', (locale) => {
  test.each(kinds)('%s has a subject, a text and an HTML that say the same and link to the site', (kind) => {
    const { subject, text, html } = renderMail(kind, SAMPLES[kind], { locale, publicUrl });
    expect(subject).not.toBe('');
    expect(text).toContain('Giulia');
    expect(html).toContain('Giulia');
    expect(text).not.toMatch(/undefined|\[object/);
    const links = (text.match(/https?:\/\/\S+/g) ?? []).filter((address) => address !== ROOM);
    expect(links.length).toBeGreaterThan(0);
    for (const address of links) {
      expect(new URL(address).origin).toBe(publicUrl);
      expect(html).toContain(address.replaceAll('&', '&amp;'));
    }
  });
});

test('the two languages differ in every mail', () => {
  for (const kind of kinds) {
    const [it, en] = LOCALES.map((locale) => renderMail(kind, SAMPLES[kind], { locale, publicUrl }));
    expect(it?.subject).not.toBe(en?.subject);
  }
});

test('what people write cannot become markup or a header', () => {
  const name = '<img src=x onerror=alert(1)>"\r\nBcc: tutti@posta.test';
  const { subject, html } = renderMail(
    'handover',
    { ...SAMPLES.handover, name, botName: name, note: '<script>1</script>' },
    { locale: 'it', publicUrl },
  );
  expect(html).not.toMatch(/<img|<script/);
  expect(subject).not.toMatch(/[\r\n]/);
});

test('a consultation is as long as it was booked', () => {
  const params = SAMPLES['booking-confirmed'];
  const textOf = (minutes?: number) =>
    renderMail('booking-confirmed', { ...params, minutes }, { locale: 'it', publicUrl }).text;
  expect(textOf(90)).toContain('1 ora e mezza');
  expect(textOf(30)).toContain('30 minuti');
  expect(textOf()).toContain('1 ora');
});

test('money and instants read as in Italy', () => {
  const { text } = renderMail('purchase-paid', SAMPLES['purchase-paid'], { locale: 'it', publicUrl });
  expect(text).toMatch(/29,00\s€/);
  expect(text).toContain('21 novembre 2026 alle ore 10:00');
});

test('a path that leads to another site is refused', () => {
  const elsewhere = { ...SAMPLES.confirm, path: '//evil.test/x' };
  expect(() => renderMail('confirm', elsewhere, { locale: 'it', publicUrl })).toThrow();
});
