import type { ListProducts } from '@contract';
import { expect, test, type Page } from '@playwright/test';
import { client, signUp } from '../support/client';
import { openSession } from '../support/open-session';
import { ownerOfBot } from '../support/owner';
import { sharedCms, type SharedCms } from '../support/shared-cms';
import { siteWords } from '../support/site-words';

/** Whoever chose English meets no Italian of ours: neither shown, nor spoken, nor as a hint. */
let server: SharedCms;

test.beforeAll(async () => {
  server = sharedCms();
});

const sentences = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words ? Object.values(words).flatMap(sentences) : [];
};
const ENGLISH = new Set(sentences(siteWords('en')));
const ITALIAN = new Set(sentences(siteWords('it')).filter((text) => text.length > 2 && !ENGLISH.has(text)));
/** The specification gives new bots these words, whatever the owner's language: they are the owner's to change. */
const OWNERS_OWN = new Set(['Assistente AI', 'Ciao! Come posso aiutarti?']);

const spoken = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    const walk = (node: Node) => {
      if (node instanceof Text) found.add(node.data.trim());
      if (node instanceof Element) {
        // The language switch names each language in itself; the widget speaks its visitors' language.
        if (node.getAttribute('lang') === 'it' && node !== document.documentElement) return;
        if (/^(SCRIPT|STYLE|OFFICINA-CHAT)$/.test(node.tagName)) return;
        for (const name of attributes) found.add(node.getAttribute(name)?.trim() ?? '');
      }
      node.childNodes.forEach(walk);
    };
    walk(document.body);
    return [...found, document.title];
  });

test('no Italian word of ours is left on any screen', async ({ browser }) => {
  expect(ITALIAN.size).toBeGreaterThan(400);
  const person = await signUp(server);
  await client(server).patch('/me', { locale: 'en' }, { token: person.token });
  const bot = await ownerOfBot(server, person);
  const { body } = await client(server).get<ListProducts['response']>('/site/products?locale=en');
  const product = body.data.find(({ slug }) => slug === 'creatore-post-social')?.id ?? '';
  const builder = `/chatbot-builder?install_id=${bot.id}&lang=en&section=`;
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const left: string[] = [];
  const look = async (path: string) => {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const text = await spoken(page);
    left.push(
      ...text.filter((text) => ITALIAN.has(text) && !OWNERS_OWN.has(text)).map((text) => `${path}: ${text}`),
    );
  };
  for (const path of [
    '/',
    '/login',
    '/signup',
    '/password-dimenticata',
    '/reset-password',
    '/confirm-email',
    '/marketplace',
    `/product-detail/${product}`,
    '/blog',
    '/tutorial',
    '/help',
    '/privacy',
  ])
    await look(`${path}?lang=en`);
  await openSession(context, server, person);
  await look('/projects?lang=en');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText('Version')).toBeVisible();
  left.push(...(await spoken(page)).filter((text) => ITALIAN.has(text)).map((text) => `settings: ${text}`));
  for (const path of [
    '/profile?lang=en',
    '/admin?lang=en',
    '/i-miei-prodotti?lang=en',
    `/checkout?product=${product}&lang=en`,
    '/checkout/esito?purchase=nonesiste&lang=en',
    `${builder}installation`,
    `${builder}design`,
    `${builder}training`,
    `${builder}conversations`,
    `${builder}statistics`,
  ])
    await look(path);
  expect(left).toEqual([]);
  await context.close();
});
