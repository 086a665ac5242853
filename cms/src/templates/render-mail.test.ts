import { describe, expect, test } from 'vitest';
import { LOCALES } from '../contract';
import type { MailKind } from './mail-kinds';
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
