import { expect, test, type Page } from '@playwright/test';
import { bubbleIn, converse, open, settle } from './pages';
import { snippet } from './servers';

const town = settle();
const tag = (attributes = '') => snippet(town.officina, 'a', attributes);

/** Refusals of the page's policies, reported or enforced. */
const refusals = async (page: Page) => {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
};

test('a nonce, nothing inline, and Trusted Types enforced', async ({ page }) => {
  const refused = await refusals(page);
  const policy = [
    "default-src 'none'",
    "script-src 'nonce-abc'",
    "style-src 'self'",
    `connect-src ${town.officina.origin}`,
    "require-trusted-types-for 'script'",
    'trusted-types officina-chat',
  ].join('; ');
  const problems = await town.visit(page, `</head><body>${tag('nonce="abc"')}`, {
    'content-security-policy': policy,
  });
  await converse(page);
  expect(await refused()).toEqual([]);
  expect(problems).toEqual([]);
});

test('a nonce and strict-dynamic', async ({ page }) => {
  const problems = await town.visit(page, `</head><body>${tag('nonce="abc"')}`, {
    'content-security-policy': `script-src 'nonce-abc' 'strict-dynamic'; style-src 'none'; object-src 'none'; base-uri 'none'`,
  });
  await converse(page);
  expect(problems).toEqual([]);
});

test('hosts by name', async ({ page }) => {
  const refused = await refusals(page);
  const { origin } = town.officina;
  const problems = await town.visit(page, `</head><body>${tag()}`, {
    'content-security-policy': `default-src 'self'; script-src 'self' ${origin}; style-src 'self'; connect-src ${origin}`,
  });
  await converse(page);
  expect(await refused()).toEqual([]);
  expect(problems).toEqual([]);
});

test('no deed, form or bell of the open chat asks for more than the policy gave', async ({ page }) => {
  const refused = await refusals(page);
  const { origin } = town.officina;
  await town.visit(page, `</head><body>${tag()}`, {
    'content-security-policy': `default-src 'none'; script-src ${origin}; connect-src ${origin}; require-trusted-types-for 'script'; trusted-types officina-chat; form-action 'none'`,
  });
  await converse(page);
  await open(page);
  for (const name of ['Suono dei messaggi', 'Copia la risposta', 'Risposta utile', 'Risposta non utile'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('textbox', { name: 'Che cosa non andava?' }).fill('Troppo breve');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Parla con una persona' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('giulia@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Richiesta inviata. Ti rispondiamo a giulia@example.com.')).toBeAttached();
  expect(await refused()).toEqual([]);
});

test('a server that the page does not allow: the page stays whole, and the visitor is told', async ({
  page,
}) => {
  await town.visit(page, `</head><body><h1>Bottega</h1>${tag()}`, {
    'content-security-policy': `script-src ${town.officina.origin}; connect-src 'self'`,
  });
  await open(page);
  await page.keyboard.type('Quando spedite?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('⚠️ Errore di rete. Riprova tra poco.');
  await page.keyboard.press('Escape');
  await expect(bubbleIn(page)).toBeFocused();
  await expect(page.getByRole('heading')).toBeVisible();
});
