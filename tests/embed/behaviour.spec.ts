import { expect, test } from '@playwright/test';
import { behaviour } from '../bench/widget/behaviour';
import { ours } from '../bench/widget/subjects';
import { settle } from './pages';
import { snippet } from './servers';

const town = settle();

test('what the benchmark looks at beside other widgets is as it should be, in every column', async ({
  browser,
}) => {
  const tag = snippet(town.officina, 'a', 'nonce="bench"');
  const site = await town.shop((path) => {
    const policy = new URL(path, 'http://localhost').searchParams.get('csp');
    const head = policy ? `<meta http-equiv="content-security-policy" content="${policy}">` : '';
    return `<!doctype html><html lang="it"><head><title>Bottega</title>${head}</head><body>${tag}</body></html>`;
  });
  const server = { ...site, messages: 0, gzip: () => 0, close: () => undefined };
  expect(await behaviour(browser, server, ours)).toEqual({
    'strict CSP': 'ok',
    TT: '0',
    'hostile CSS': 'ok',
    kept: '0',
    'third party': '0 / 0',
    launcher: 'button',
    'focus in': 'yes',
    'Esc closes': 'yes',
    'focus back': 'yes',
    dialog: 'yes',
    'live region': 'yes',
    'field name': 'label',
    'Tab stays in, 390 px': 'yes',
    'side in rtl': 'left',
  });
});
