import { expect, test } from 'vitest';
import { panelFactorPage } from './panel-factor-page';

const page = { locale: 'it', action: '/cms/second-factor', panel: '/cms' } as const;

test('a key is shown to scan and to type, and what stands in it cannot become markup', () => {
  const html = panelFactorPage({
    ...page,
    view: { step: 'set-up', key: 'ABC"><script>', uri: 'otpauth://totp/x' },
  });
  expect(html).toContain('role="img" aria-label="Codice QR');
  expect(html).toContain('ABC&quot;&gt;&lt;script&gt;');
  expect(html).not.toContain('<script');
});

test('a problem is read aloud and belongs to the field', () => {
  const html = panelFactorPage({ ...page, locale: 'en', view: { step: 'code' }, problem: 'wrong' });
  expect(html).toMatch(/<p role="alert" id="problem">The code is not right/);
  expect(html).toContain('aria-invalid="true" aria-describedby="problem"');
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
});
