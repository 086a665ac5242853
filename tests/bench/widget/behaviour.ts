import type { BenchServer } from './serve';
import type { Subject } from './subjects';

const STRICT = "default-src 'self'; script-src 'self' 'nonce-bench'; style-src 'self' 'nonce-bench'";
const HOSTILE =
  '*{letter-spacing:9px;line-height:3}button{width:300px!important}textarea,input{display:none!important}';

/** Where bubble and field are, a style sheet for the page, and its direction. */
type Finders = [bubble: string[], field: string[], css: string, dir: string];

/** What the table asks of a page: Playwright's has it, and `tests/firefox` gives it to Firefox's. */
export interface TablePage {
  readonly keyboard: { press(key: string): Promise<void> };
  readonly mouse: { click(x: number, y: number): Promise<void> };
  on(event: 'request', listener: (request: { url(): string }) => void): unknown;
  on(event: 'console', listener: (message: { text(): string }) => void): unknown;
  addInitScript(script: (arg: Finders) => void, arg: Finders): Promise<unknown>;
  goto(url: string): Promise<unknown>;
  evaluate<Result>(look: () => Result): Promise<Result>;
  evaluate<Result>(look: (arg: string) => Result, arg: string): Promise<Result>;
  waitForFunction(look: () => unknown, arg: undefined, options: { timeout: number }): Promise<unknown>;
  waitForLoadState(state: 'networkidle'): Promise<void>;
}

/** What the table asks of a browser. */
export interface TableBrowser {
  newContext(options: { viewport: { width: number; height: number } }): Promise<{
    newPage(): Promise<TablePage>;
    close(): Promise<void>;
  }>;
}

const bubbleOf = (page: TablePage) =>
  page.waitForFunction(() => window.benchFind('bubble')?.checkVisibility(), undefined, { timeout: 8_000 });

const openBy = async (page: TablePage, how: 'mouse' | 'keyboard'): Promise<boolean> => {
  const box = await page.evaluate(() => {
    const bubble = window.benchFind('bubble');
    bubble?.focus();
    const { x, y, width, height } = bubble?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  if (how === 'keyboard') await page.keyboard.press('Enter');
  else await page.mouse.click(box.x, box.y);
  return page
    .waitForFunction(() => window.benchFind('field')?.checkVisibility(), undefined, { timeout: 5_000 })
    .then(
      () => true,
      () => false,
    );
};

declare global {
  interface Window {
    benchFind(what: 'bubble' | 'field'): HTMLElement | null;
    /** What has the keyboard, through every shadow root. */
    benchFocused(): Element | null;
  }
}

/** Whether something comes to be so, soon enough for whoever waits for it. */
const comes = (page: TablePage, look: () => boolean | undefined): Promise<boolean> =>
  page.waitForFunction(look, undefined, { timeout: 2_000 }).then(
    () => true,
    () => false,
  );

/** One page under one condition; everything that a subject does there is over when it closes. */
const under = async <Result>(
  browser: TableBrowser,
  server: BenchServer,
  subject: Subject,
  {
    query = '',
    css = '',
    dir = '',
    width = 1280,
  }: { query?: string; css?: string; dir?: string; width?: number },
  look: (page: TablePage, requests: { foreign: string[]; trusted: number }) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  try {
    const page = await context.newPage();
    const requests = { foreign: [] as string[], trusted: 0 };
    page.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (hostname && hostname !== 'localhost') requests.foreign.push(hostname);
    });
    page.on('console', (message) => {
      if (/TrustedHTML|TrustedScript|trusted-types/i.test(message.text())) requests.trusted += 1;
    });
    await page.addInitScript(
      ([bubble, field, style, direction]) => {
        window.benchFind = (what) => {
          let root: ParentNode | null = document;
          let found: HTMLElement | null = null;
          for (const selector of what === 'bubble' ? bubble : field) {
            found = root?.querySelector<HTMLElement>(selector) ?? null;
            root = found?.shadowRoot ?? null;
          }
          return found;
        };
        window.benchFocused = () => {
          let element = document.activeElement;
          while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
          return element;
        };
        addEventListener('DOMContentLoaded', () => {
          if (direction) document.documentElement.dir = direction;
          if (!style) return;
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(style);
          document.adoptedStyleSheets.push(sheet);
        });
      },
      [subject.bubble, subject.field, css, dir],
    );
    await page.goto(`${server.origin}/page/${encodeURIComponent(subject.name)}${query}`);
    return await look(page, requests);
  } finally {
    await context.close();
  }
};

const yes = (value: boolean) => (value ? 'yes' : 'no');

/** What `reference/widget.md` §2.6 looks at, seen in a browser; a word for each. */
export const behaviour = async (
  browser: TableBrowser,
  server: BenchServer,
  subject: Subject,
): Promise<Record<string, string>> => {
  server.messages = 0;
  const works = async (page: TablePage) => {
    const there = await bubbleOf(page).then(
      () => true,
      () => false,
    );
    if (!there) return 'no bubble';
    return (await openBy(page, 'mouse')) ? 'ok' : 'does not open';
  };
  const csp = await under(browser, server, subject, { query: `?csp=${encodeURIComponent(STRICT)}` }, works);
  const trusted = await under(
    browser,
    server,
    subject,
    {
      query: `?csp=${encodeURIComponent("require-trusted-types-for 'script'; trusted-types officina-chat")}`,
    },
    async (page, requests) => {
      await works(page);
      return requests.trusted;
    },
  );
  const css = await under(browser, server, subject, { css: HOSTILE }, async (page) => {
    const state = await works(page);
    if (state !== 'ok') return state;
    const spaced = await page.evaluate(
      () => getComputedStyle(window.benchFind('field') ?? document.body).letterSpacing,
    );
    return spaced === 'normal' ? 'ok' : 'spacing leaks in';
  });
  const side = await under(browser, server, subject, { dir: 'rtl' }, async (page) => {
    await bubbleOf(page).catch(() => null);
    const x = await page.evaluate(() => window.benchFind('bubble')?.getBoundingClientRect().x ?? -1);
    return x < 0 ? '–' : x < 640 ? 'left' : 'right';
  });
  const plain = await under(browser, server, subject, {}, async (page, requests) => {
    await bubbleOf(page);
    await page.waitForLoadState('networkidle');
    const stored = await page.evaluate(
      () => localStorage.length + sessionStorage.length + (document.cookie ? 1 : 0),
    );
    const before = requests.foreign.length;
    const launcher = await page.evaluate(() => {
      const bubble = window.benchFind('bubble');
      const name = bubble?.getAttribute('aria-label') || bubble?.title || bubble?.textContent?.trim();
      return `${bubble?.localName}${name ? '' : ', no name'}`;
    });
    const byKeyboard = await openBy(page, 'keyboard');
    const focusIn = await comes(page, () => window.benchFocused() === window.benchFind('field'));
    const parts = await page.evaluate(() => {
      const found = { dialog: false, live: false };
      const look = (root: ParentNode) => {
        for (const element of root.querySelectorAll('*')) {
          if (element.matches('dialog, [role=dialog]') && element.checkVisibility()) found.dialog = true;
          if (element.matches('[role=log], [role=status], [aria-live=polite]')) found.live = true;
          if (element.shadowRoot) look(element.shadowRoot);
        }
      };
      look(document);
      const field = window.benchFind('field') as HTMLInputElement | null;
      const label =
        field?.getAttribute('aria-label') || field?.labels?.length || field?.getAttribute('aria-labelledby');
      return { ...found, label: label ? 'label' : field?.placeholder ? 'placeholder' : 'none' };
    });
    await page.evaluate(() => window.benchFind('field')?.focus());
    await page.keyboard.press('Escape');
    const closed = await comes(page, () => !window.benchFind('field')?.checkVisibility());
    const back = await comes(page, () => window.benchFocused() === window.benchFind('bubble'));
    return {
      kept: `${stored}`,
      'third party': `${before} / ${requests.foreign.length}`,
      launcher: `${launcher}${byKeyboard ? '' : ', not by keyboard'}`,
      'focus in': yes(focusIn),
      'Esc closes': yes(closed),
      'focus back': yes(closed && back),
      dialog: yes(parts.dialog),
      'live region': yes(parts.live),
      'field name': parts.label,
    };
  });
  // Beside the page the chat is no modal dialog, and the keyboard comes out of it; where it covers the page, it must not.
  const stays = await under(browser, server, subject, { width: 390 }, async (page) => {
    if ((await works(page)) !== 'ok') return '–';
    await page.evaluate(() => window.benchFind('field')?.focus());
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        (widget) => document.querySelector(widget)?.contains(document.activeElement),
        subject.field[0] ?? 'body',
      );
      if (!inside) return 'no';
    }
    return 'yes';
  });
  return {
    'strict CSP': csp,
    TT: `${trusted}`,
    'hostile CSS': css,
    ...plain,
    'Tab stays in, 390 px': stays,
    'side in rtl': side,
  };
};
