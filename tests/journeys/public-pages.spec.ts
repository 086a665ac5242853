import type { ListArticles, ListProducts, Project } from '@contract';
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { axe } from '../support/axe';
import { client, signUp, type TestUser } from '../support/client';
import { startCms, type CmsServer } from '../support/start-cms';
import { openSession } from '../support/open-session';

/** Every address of both specifications, as a guest and as somebody signed in. */
let server: CmsServer;
let person: TestUser;
let product = '';
let article = '';
let chat = '';

// Each visit looks at some thirty pages, with axe: over a minute where two cores are shared with others.
test.describe.configure({ timeout: 240_000 });

test.beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  person = await signUp(server);
  const api = client(server);
  const products = await api.get<ListProducts['response']>('/site/products');
  product = products.body.data.find(({ slug }) => slug === 'chatbot-ai')?.id ?? '';
  const articles = await api.get<ListArticles['response']>('/site/articles');
  article = articles.body.data[0]?.slug ?? '';
  const project = await api.post<{ data: Project }>(
    '/projects/link',
    { projectType: 'business-idea', address: 'idea@clienti.test' },
    { token: person.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  chat = project.body.data.chatId;
  expect(product && article && chat).toBeTruthy();
});
test.afterAll(() => server?.stop());

/** Drawn by the server, for anybody. */
const PUBLIC = [
  '/',
  '/login',
  '/signup',
  '/password-dimenticata',
  '/reset-password',
  '/confirm-email',
  '/marketplace',
  '/product-detail/{product}',
  '/blog',
  '/blog/{article}',
  '/tutorial',
  '/help',
  '/help/primi-passi',
  '/privacy',
  '/termini',
  '/cookie',
  '/accessibilita',
  '/trasparenza-ai',
  '/recesso',
];
/** For who is signed in. */
const PRIVATE = [
  '/checkout',
  '/checkout/esito',
  '/pagamento-di-prova/{nothing}',
  '/i-miei-prodotti',
  '/chatbot-builder',
  '/social-builder',
  '/consultation-booking',
  '/consultations',
  '/step-one',
  '/step-two-bilancio',
  '/step-two-no-bilanci',
  '/step-two-startup',
  '/new-project',
  '/chat',
  '/chat-project/{chat}',
  '/projects',
  '/profile',
  '/admin',
];
/** Shown in frames of other pages. */
const FRAMES = ['/widget', '/widget/{nothing}', '/widget-preview', '/chatbot/{nothing}'];

/** Screens in preparation share one drawing: on the phone one of them stands for all. */
const BUILT = PRIVATE.filter((path) =>
  /^\/(checkout|pagamento|i-miei|chatbot|step|new-project|chat-project|projects|profile|admin)/.test(path),
);

const real = (path: string) =>
  path
    .replace('{product}', product)
    .replace('{article}', article)
    .replace('{chat}', chat)
    .replace('{nothing}', 'nonesiste');

interface Look extends BrowserContextOptions {
  lang?: 'en';
}
const DESKTOP: Look = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' };
const PHONE: Look = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' };

interface Visit {
  page: Page;
  /** What the page complained of, loaded in vain or took from elsewhere. */
  troubles: string[];
}

/** A page that notes everything that goes wrong in it. `expected` are the requests that may be refused. */
const visitor = async (browser: Browser, look: Look, expected = /$^/): Promise<Visit> => {
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce', ...look });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('console', (message) => {
    // Chromium repeats every refused request here; those are judged below, by their address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('response', (response) => {
    const path = response.url().replace(server.url, '');
    if (response.status() >= 400 && response.request().resourceType() !== 'document' && !expected.test(path))
      troubles.push(`${response.status()}: ${path}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${server.url}/`) && !/^(data|blob|about):/.test(url))
      troubles.push(`foreign: ${url}`);
  });
  return { page, troubles };
};

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const faults = async (page: Page, tags = [...WCAG, 'best-practice']) => {
  const { violations } = await axe(page).withTags(tags).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
};

const drawn = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/Officina/);
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Measured until it fits: a page whose form hangs on the window's width is drawn anew a moment after it changes. */
const expectToFit = (page: Page, message: string): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => overflow(page), { message })
    .toBeLessThanOrEqual(0);

const sound = async ({ page, troubles }: Visit, path: string) => {
  await expectToFit(page, `${path} is wider than its window`);
  expect.soft(await faults(page), `${path} is not accessible`).toEqual([]);
  expect.soft(troubles.splice(0), `${path} had troubles`).toEqual([]);
};

/** Text of twice the size, and a very narrow phone, on the page that is open. */
const roomy = async (page: Page, path: string) => {
  const enlarge = (size: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
  await enlarge('200%');
  await expectToFit(page, `${path} is too wide in text of twice the size`);
  await enlarge('');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page, `${path} is wider than a very narrow phone`);
  if (size) await page.setViewportSize(size);
};

const inLanguage = (path: string, lang?: 'en') => (lang ? `${real(path)}?lang=${lang}` : real(path));

for (const [name, look] of [
  ['at a desk, in Italian, by day', DESKTOP],
  ['on a phone, in English, by night', { ...PHONE, lang: 'en' as const }],
] as const) {
  test(`public pages as a guest sees them ${name}`, async ({ browser }) => {
    const visit = await visitor(browser, look);
    for (const path of PUBLIC) {
      const answer = await visit.page.goto(server.url + inLanguage(path, look.lang));
      expect.soft(answer?.status(), path).toBe(200);
      await drawn(visit.page);
      await expect(visit.page.locator('html')).toHaveAttribute('lang', look.lang ?? 'it');
      await sound(visit, path);
      if (look === DESKTOP) await roomy(visit.page, path);
    }
    // A visit leaves nothing behind but where each page was scrolled to, for the back button, while the tab lives.
    expect(await visit.page.context().cookies()).toEqual([]);
    expect(
      await visit.page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
    ).toEqual(['react-router-scroll-positions']);
    await visit.page.context().close();
  });

  test(`public and own pages as somebody signed in sees them ${name}`, async ({ browser }) => {
    // Orders and payments that do not exist are asked for, and honestly refused.
    const visit = await visitor(browser, look, /\/payments\/sandbox\/nonesiste/);
    await openSession(visit.page.context(), server, person);
    if (look.lang) await client(server).patch('/me', { locale: look.lang }, { token: person.token });
    for (const path of [...(look.lang ? BUILT : PRIVATE), '/', '/login', '/marketplace', '/blog/{article}']) {
      const answer = await visit.page.goto(server.url + inLanguage(path, look.lang));
      expect.soft(answer?.status(), path).toBe(200);
      await drawn(visit.page);
      await expect(visit.page.getByText(/^(Un momento…|One moment…)$/)).toHaveCount(0);
      await expect(visit.page.getByRole('link', { name: /^(Login)$/ })).toHaveCount(0);
      await sound(visit, path);
      if (look === DESKTOP) await roomy(visit.page, path);
    }
    await visit.page.context().close();
  });
}

test('who is signed in never sees the frame that guests have', async ({ browser }) => {
  const { page } = await visitor(browser, DESKTOP);
  await openSession(page.context(), server, person);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/auth/refresh', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/marketplace`, { waitUntil: 'commit' });
  const guest = page.getByRole('link', { name: 'Login', includeHidden: true });
  await expect(guest).toBeAttached();
  await expect(guest).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(guest).toHaveCount(0);
  await page.context().close();
});

test('own pages send a guest to sign in, and know the way back', async ({ browser }) => {
  const { page, troubles } = await visitor(browser, DESKTOP);
  for (const path of PRIVATE) {
    await page.goto(server.url + real(path));
    await expect(page).toHaveURL(`${server.url}/login?next=${encodeURIComponent(real(path))}`);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('frames hold a page of their own', async ({ browser }) => {
  const { page, troubles } = await visitor(browser, DESKTOP, /\/widget\/config/);
  for (const path of FRAMES) {
    const answer = await page.goto(server.url + real(path));
    expect.soft(answer?.status(), path).toBe(200);
    await expect(page).toHaveTitle(/Officina/);
    await expect(page.getByRole('main')).toBeAttached();
    // Landmarks and headings are the embedding page's affair.
    expect.soft(await faults(page, WCAG), path).toEqual([]);
  }
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('what does not exist is said to be missing, with the way home', async ({ browser }) => {
  const { page } = await visitor(browser, DESKTOP, /nonesiste/);
  for (const [path, words] of [
    ['/nonesiste', 'Oops! Page not found'],
    ['/blog/nonesiste', 'Articolo non trovato'],
    ['/product-detail/nonesiste', 'Prodotto non trovato'],
  ] as const) {
    const answer = await page.goto(server.url + path);
    expect.soft(answer?.status(), path).toBe(404);
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect.soft(await faults(page), path).toEqual([]);
  }
  await page.goto(`${server.url}/nonesiste`);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.context().close();
});

test('public pages can be read without JavaScript, in both languages', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, words] of [
    ['/', "Configura Gratis l'AI per il tuo business!"],
    ['/marketplace', 'Chatbot AI'],
    ['/product-detail/{product}', 'Abbonamento mensile'],
    ['/blog', "Leggi l'articolo"],
    ['/blog/{article}', 'min di lettura'],
    ['/login', 'Accedi al tuo account per continuare'],
    ['/marketplace?lang=en', 'Details'],
    ['/login?lang=en', 'Log in to your account to continue'],
  ] as const) {
    await page.goto(server.url + real(path));
    await expect(page.getByText(words).first(), path).toBeVisible();
  }
  // Forms and own pages say what they need.
  for (const [path, words] of [
    ['/login', 'Per i moduli, la chat e il tuo account serve JavaScript'],
    ['/help?lang=en', 'Forms, the chat and your account need JavaScript'],
    ['/projects', 'Questa pagina ha bisogno di JavaScript'],
  ] as const) {
    await page.goto(server.url + path);
    const notice = page.locator('noscript p');
    await expect(notice, path).toBeVisible();
    await expect(notice).toContainText(words);
  }
  await context.close();
});

test('the chosen theme is there before the first paint', async ({ browser }) => {
  const { page } = await visitor(browser, { ...DESKTOP, colorScheme: 'light' });
  await page.goto(server.url);
  await page.evaluate(() => localStorage.setItem('officina.theme', 'dark'));
  await page.addInitScript(() => {
    // The first paint can happen no earlier than the body does.
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      (window as { themeAtBody?: string }).themeAtBody = document.documentElement.dataset.theme ?? 'none';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as { themeAtBody?: string }).themeAtBody)).toBe('dark');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(18, 27, 28)');
  await page.context().close();
});

test('back, forward, deep links and the language in the address', async ({ browser }) => {
  const { page, troubles } = await visitor(browser, DESKTOP);
  await page.goto(`${server.url}/blog`);
  await page.getByRole('link', { name: 'Marketplace' }).first().click();
  await expect(page).toHaveURL(`${server.url}/marketplace`);
  await page.getByRole('searchbox').fill('chatbot ai');
  await page
    .getByRole('link', { name: /Chatbot AI/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chatbot AI' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('chatbot ai');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/blog`);
  await page.goForward();
  await expect(page).toHaveURL(/\/marketplace/);

  await page.goto(`${server.url}/#faq`);
  await expect(page.locator('#faq')).toBeInViewport();

  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\?lang=en/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Sign up' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/signup?lang=en`);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('on paper there are the words alone, black on white, and where links lead', async ({ browser }) => {
  const { page } = await visitor(browser, { ...DESKTOP, colorScheme: 'dark' });
  for (const path of ['/blog/{article}', '/recesso']) {
    await page.goto(server.url + real(path));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: 'screen' });
  }
  await page.emulateMedia({ media: 'print' });
  const written = await page
    .locator('main a[href="/help"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(written).toContain('/help');
  await page.context().close();
});

test('in forced colours drawings and measures keep their shapes', async ({ browser }) => {
  const { page } = await visitor(browser, { ...DESKTOP, forcedColors: 'active' });
  await page.goto(`${server.url}/tutorial`);
  const [done, whole] = await page.getByRole('progressbar').evaluate((bar) => {
    const part = bar.firstElementChild ?? bar;
    return [getComputedStyle(part).backgroundColor, getComputedStyle(bar).backgroundColor];
  });
  expect(done).not.toBe(whole);
  await expect(page.getByRole('progressbar')).toHaveCSS('outline-style', 'solid');
  expect(await faults(page)).toEqual([]);
  await page.context().close();
});

test('a page that cannot be fetched says so, and opens once the line is back', async ({ browser }) => {
  const { page } = await visitor(browser, DESKTOP);
  await page.goto(server.url);
  await drawn(page);
  await page.context().setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Non riusciamo a caricare la pagina' }),
  ).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('link', { name: "Leggi l'articolo" }).first()).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/blog`);
  await page.context().close();
});

test('articles that the server cannot read now are asked for until it can', async ({ browser }) => {
  const { page } = await visitor(browser, DESKTOP);
  await page.goto(server.url);
  await drawn(page);
  await page.route('**/api/site/articles*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('navigation').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/site/articles*');
  await expect(page.getByRole('link', { name: "Leggi l'articolo" }).first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.context().close();
});

test('where a browser keeps nothing, every public page still works', async ({ browser }) => {
  const { page, troubles } = await visitor(browser, DESKTOP);
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  for (const path of PUBLIC) {
    await page.goto(server.url + real(path));
    await drawn(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(troubles).toEqual([]);
  await page.context().close();
});

test('a clock that is years off shows the same pages', async ({ browser }) => {
  const { page, troubles } = await visitor(browser, DESKTOP);
  await page.goto(`${server.url}${real('/blog/{article}')}`);
  const published = await page.locator('time').first().textContent();
  await page.clock.setSystemTime(new Date('2001-01-01T00:00:00Z'));
  for (const path of PUBLIC) {
    await page.goto(server.url + real(path));
    await drawn(page);
  }
  await page.goto(`${server.url}${real('/blog/{article}')}`);
  await drawn(page);
  await expect(page.locator('time').first()).toHaveText(published ?? '');
  expect(troubles).toEqual([]);
  await page.context().close();
});
