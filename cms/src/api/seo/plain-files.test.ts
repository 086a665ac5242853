import { expect, test } from 'vitest';
import { manifest, robots, securityTxt } from './plain-files';

const operator = { name: '', address: '', vatNumber: '', taxCode: '', taxRegime: '', email: '', pec: '' };
const publicUrl = 'https://officina.test';
const now = new Date('2026-11-22T10:00:00.000Z');

test.each([
  ['https://officina.test/sicurezza', 'Contact: https://officina.test/sicurezza'],
  ['sicurezza@officina.test', 'Contact: mailto:sicurezza@officina.test'],
  ['mailto:sicurezza@officina.test', 'Contact: mailto:sicurezza@officina.test'],
])('security.txt names %s', (securityContact, line) => {
  const text = securityTxt({ operator, securityContact, publicUrl }, now) ?? '';
  expect(text.split('\n')[0]).toBe(line);
  expect(text).toContain('Expires: 2027-05-23T00:00:00.000Z\n');
});

test('security.txt falls back to who runs the product, and is nothing without anybody', () => {
  const withOperator = {
    operator: { ...operator, email: 'info@officina.test' },
    securityContact: '',
    publicUrl,
  };
  expect(securityTxt(withOperator, now)).toContain('Contact: mailto:info@officina.test');
  expect(securityTxt({ operator, securityContact: '', publicUrl }, now)).toBeNull();
});

test('robots.txt leads to the site map and lets nobody into the panel', () => {
  expect(robots(publicUrl)).toContain('Sitemap: https://officina.test/sitemap.xml');
  expect(robots(publicUrl)).toContain('Disallow: /admin\n');
});

test('the manifest has an icon for every phone', () => {
  const { icons, lang, start_url } = JSON.parse(manifest('en'));
  expect([lang, start_url]).toEqual(['en', '/?lang=en']);
  expect(
    icons.map(({ sizes, purpose = 'any' }: { sizes: string; purpose?: string }) => `${sizes} ${purpose}`),
  ).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
});
