import { describe, expect, test } from 'vitest';
import { LOCALES } from '../contract';
import type { MailKind, MailParams } from './mail-kinds';
import { renderMail } from './render-mail';
import { MAIL_SAMPLES as SAMPLES, ROOM } from './testing/mail-samples';

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
    // An address that is only shown can be followed in some programs alone.
    expect(html.replaceAll(/<[^>]+>/g, ' ')).not.toContain(publicUrl);
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

describe.each(LOCALES)('what was bought, in %s', (locale) => {
  const textOf = (kind: 'purchase-paid' | 'credits-paid', params: Partial<MailParams[typeof kind]> = {}) =>
    renderMail(kind, { ...SAMPLES[kind], ...params }, { locale, publicUrl }).text;

  test.each(['purchase-paid', 'credits-paid'] as const)('%s names the terms and how to withdraw', (kind) => {
    expect(textOf(kind)).toContain(`${publicUrl}/termini`);
    expect(textOf(kind)).toMatch(/Recedere dal contratto qui|Withdraw from the contract here/);
  });

  test('a business is not offered a withdrawal that it has not', () => {
    expect(textOf('purchase-paid', { withdrawUntil: null })).not.toMatch(/Recedere|Withdraw/);
  });

  test('what was free speaks of no payment', () => {
    const text = textOf('purchase-paid', { amountCents: 0, receipt: null, withdrawUntil: null });
    expect(text).toMatch(/Gratis|Free/);
    expect(text).not.toMatch(/pagamento|payment|0[,.]00/);
  });
});

test('an IBAN is read in fours, also when an overdue transfer is asked for', () => {
  const { transfer } = SAMPLES['order-transfer'];
  for (const { text } of [
    renderMail('order-transfer', SAMPLES['order-transfer'], { locale: 'it', publicUrl }),
    renderMail('order-missed', { ...SAMPLES['order-missed'], transfer }, { locale: 'it', publicUrl }),
  ]) {
    expect(text).toContain('IBAN: IT60 X054 2811 1010 0000 0123 456');
    expect(text).toContain(`Causale: ${transfer.reference}`);
    expect(text).toContain('bonifico');
  }
});

test('until when a consultation can be moved is what its product says; too late, nothing is promised', () => {
  const params = SAMPLES['booking-confirmed'];
  const textOf = (movePath: string) =>
    renderMail('booking-confirmed', { ...params, movePath }, { locale: 'it', publicUrl }).text;
  expect(textOf(params.movePath)).toContain('annullarla fino a venerdì 20 novembre 2026, 22:00.');
  expect(textOf('')).not.toContain('annullarla');
});
