import { expect, test, type Locator, type Page } from '@playwright/test';
import { formMessages } from '../../sdk/src/locales/form-messages';
import { replyMessages } from '../../sdk/src/locales/reply-messages';
import { shellMessages } from '../../sdk/src/locales/shell-messages';
import { resolveUiMessages } from '../../sdk/src/locales/resolve-messages';
import { boxOf, settle, stops } from './pages';
import { snippet, type Reply } from './servers';

// What WCAG 2.2 AA asks of the widget, a test for each criterion that a machine can look at.

const towns = {
  it: settle({ changes: { privacy_url: 'https://example.com/privacy' } }),
  en: settle({ changes: { language: 'en', privacy_url: 'https://example.com/privacy' } }),
};

const SOURCED: Reply = {
  text: 'Spediamo in 24 ore.',
  sources: [{ title: 'spedizioni.pdf', page: 3, excerpt: 'Le spedizioni partono in 24 ore.' }],
  suggestions: ['E in Sardegna?'],
};

/** The element that has the keyboard, through shadow roots, by its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body) return '';
    // It scrolls by arrow keys; what it holds speaks for itself.
    if (element.matches('.scroller')) return '(conversation)';
    return (
      element.ariaLabel ??
      element.getAttribute('placeholder') ??
      element.textContent?.replace(/\s+/g, ' ').trim() ??
      ''
    );
  });

/** Contrast of each text with what lies behind it, where it is less than 4.5 (3 where it is large, or an icon). */
const faint = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const paint = (...colours: string[]) => {
      if (!canvas) return [0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      for (const colour of ['#fff', ...colours]) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    const light = (rgb: number[]) => {
      const [r = 0, g = 0, b = 0] = rgb.map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const found: string[] = [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        const icon = element.matches('svg');
        if ((!text && !icon) || !element.checkVisibility() || element.closest('.visually-hidden, style'))
          continue;
        const behind: string[] = [];
        for (let at: Element | null = element; at;) {
          behind.unshift(getComputedStyle(at).backgroundColor);
          const parent: Node | null = at.parentNode;
          at = parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
        }
        const { color } = getComputedStyle(element);
        const [ink, paper] = [light(paint(...behind, color)), light(paint(...behind))];
        const ratio = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
        if (ratio < (icon ? 3 : 4.5))
          found.push(
            `${ratio.toFixed(2)} ${element.className || element.localName}: ${element.textContent?.trim().slice(0, 30)}`,
          );
      }
    };
    for (const chat of document.querySelectorAll('officina-chat')) if (chat.shadowRoot) look(chat.shadowRoot);
    return found;
  });

for (const [language, scheme] of [
  ['it', 'light'],
  ['en', 'dark'],
] as const)
  test.describe(`${language}, on a ${scheme} page`, () => {
    const town = towns[language];
    const words = { ...resolveUiMessages(language), ...formMessages[language], ...replyMessages[language] };
    const [openLabel, dismissLabel] = shellMessages[language];
    const bubble = (page: Page) => page.getByRole('button', { name: `${openLabel}: Giulia` });
    const field = (page: Page) => page.getByRole('textbox', { name: words.placeholder });
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

    const visit = async (page: Page) => {
      await page.emulateMedia({ colorScheme: scheme });
      await town.visit(
        page,
        `<meta name="color-scheme" content="light dark"></head><body><h1>Bottega</h1><a href="#">Prima</a>${snippet(town.officina, 'a')}`,
      );
      await bubble(page).waitFor();
    };
    const visitOpen = async (page: Page) => {
      await visit(page);
      await bubble(page).click();
      await expect(field(page)).toBeFocused();
    };
    const ask = async (page: Page, reply: Reply = SOURCED) => {
      town.officina.answer = () => reply;
      await field(page).fill('Quando spedite?');
      await page.keyboard.press('Enter');
      await expect(button(page, words.copy)).toBeVisible();
    };
    const withReply = async (page: Page) => {
      await visitOpen(page);
      await ask(page);
    };

    test('1.1.1, 4.1.2: whatever can be pressed has a name and a role, and pictures are silent', async ({
      page,
    }) => {
      await visit(page);
      for (const { name } of await stops(page)) expect(name).not.toBe('');
      await bubble(page).click();
      await ask(page);
      for (const { name } of await stops(page)) expect(name).not.toBe('');
      await expect(button(page, words.sound)).toHaveAttribute('aria-pressed', 'false');
      await expect(bubble(page).or(page.locator('.bubble')).first()).toHaveAttribute(
        'aria-haspopup',
        'dialog',
      );
      const pictures = page.locator('officina-chat-window header img');
      for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('alt', '');
      const tree = await page.getByRole('dialog').ariaSnapshot();
      expect(tree).not.toContain('- img');
    });

    test('1.3.1, 2.4.1: a dialog with a name, a log with a name, lists that are lists', async ({ page }) => {
      await withReply(page);
      const dialog = page.getByRole('dialog', {
        name: language === 'it' ? 'Chat con Giulia' : 'Chat with Giulia',
      });
      await expect(dialog).toBeVisible();
      await expect(dialog).not.toHaveAttribute('aria-modal', 'true');
      await expect(page.getByRole('log', { name: words.messages })).toBeVisible();
      await expect(page.getByRole('list', { name: words.sources })).toBeVisible();
      await expect(page.getByRole('list', { name: words.suggestions })).toBeVisible();
      // The page keeps its one heading, and its landmarks are its own.
      await expect(page.getByRole('heading')).toHaveCount(1);
    });

    test('1.3.5, 3.3.1-3.3.3: a wrong address is told in words, beside its field, which has the keyboard', async ({
      page,
    }) => {
      await withReply(page);
      await button(page, words.person).click();
      const email = page.getByRole('textbox', { name: words.email });
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute('autocomplete', 'email');
      await expect(email).toHaveAttribute('type', 'email');
      await email.fill('giulia@');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toHaveText(words.emailInvalid);
      await expect(email).toBeFocused();
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(new RegExp(words.emailInvalid));
      await email.fill('giulia@example.com');
      await page.keyboard.press('Enter');
      await expect(
        page.getByText(words.handoverDone.replace('{email}', 'giulia@example.com')),
      ).toBeAttached();
      await expect(field(page)).toBeFocused();
    });

    test('1.4.3, 1.4.11: text 4.5 and icons 3 to 1, closed, open and with a reply', async ({ page }) => {
      await visit(page);
      expect(await faint(page)).toEqual([]);
      await bubble(page).click();
      await ask(page);
      expect(await faint(page)).toEqual([]);
      await button(page, words.bad).click();
      await expect(page.getByRole('textbox', { name: words.reason })).toBeVisible();
      expect(await faint(page)).toEqual([]);
    });

    test('1.4.4: at 200 % nothing is lost', async ({ page }) => {
      await page.setViewportSize({ width: 640, height: 400 });
      await withReply(page);
      await nothingLost(page);
    });

    test('1.4.10: at 320 by 256 pixels nothing is lost, and only one way to scroll', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await withReply(page);
      await nothingLost(page);
    });

    test("1.4.12: with the reader's own spacing of text nothing is lost", async ({ page }) => {
      await withReply(page);
      await page.evaluate(() => {
        const spacing = new CSSStyleSheet();
        spacing.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
        );
        const space = (root: Document | ShadowRoot) => {
          root.adoptedStyleSheets.push(spacing);
          for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) space(shadowRoot);
        };
        space(document);
      });
      await nothingLost(page);
    });

    test('1.4.13: what a source shows on focus stays while it is read, and Escape puts it away', async ({
      page,
    }) => {
      await withReply(page);
      const source = page.getByRole('button', { name: /spedizioni\.pdf/ });
      await source.focus();
      const excerpt = page.getByText('Le spedizioni partono in 24 ore.');
      await expect(excerpt).toBeVisible();
      await excerpt.hover();
      await expect(excerpt).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(excerpt).toHaveCount(0);
      await expect(page.getByRole('dialog')).toBeVisible();
      // Copying needs no pointer that hovers.
      await button(page, words.copy).focus();
      await expect(button(page, words.copy)).toHaveCSS('opacity', '1');
    });

    test('2.1.1, 2.4.3: by keyboard alone, in an order that makes sense', async ({ page }) => {
      await visit(page);
      await page.getByRole('link', { name: 'Prima' }).focus();
      const round = [];
      for (let count = 0; count < 3; count += 1) {
        await page.keyboard.press('Tab');
        round.push(await focused(page));
      }
      expect(round).toEqual([`${openLabel}: Giulia`, 'Hai bisogno di aiuto?', dismissLabel]);
      await bubble(page).focus();
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await ask(page);
      await expect(field(page)).toBeFocused();
      await button(page, words.sound).focus();
      const walk = [await focused(page)];
      while (walk.at(-1) !== words.send && walk.length < 25) {
        await page.keyboard.press('Tab');
        walk.push(await focused(page));
      }
      const order = [
        words.sound,
        words.close,
        '(conversation)',
        'spedizioni.pdf',
        words.copy,
        words.good,
        words.bad,
        'E in Sardegna?',
        words.person,
        words.privacy,
        words.placeholder,
        words.send,
      ];
      const places = order.map((name) => walk.findIndex((stop) => stop.startsWith(name)));
      expect(places, walk.join(' | ')).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(bubble(page)).toBeFocused();
    });

    test('2.1.2: Tab leaves the panel on a desktop, and stays in it where it covers the page', async ({
      page,
    }) => {
      await visitOpen(page);
      let left = false;
      for (let count = 0; count < 12 && !left; count += 1) {
        await page.keyboard.press('Shift+Tab');
        left = (await focused(page)) === 'Prima';
      }
      expect(left).toBe(true);

      await page.setViewportSize({ width: 390, height: 780 });
      await expect(page.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
      await field(page).focus();
      const names = new Set<string>();
      for (let count = 0; count < 12; count += 1) {
        await page.keyboard.press('Tab');
        names.add(await focused(page));
      }
      expect(names).not.toContain('Prima');
      expect(names).not.toContain('');
      expect(names).toContain(words.close);
    });

    test('2.2.1: an error stays; only what need not be read goes by itself', async ({ page }) => {
      await page.clock.install();
      await visitOpen(page);
      town.officina.answer = () => 500;
      await field(page).fill('Quando spedite?');
      await page.keyboard.press('Enter');
      await page.clock.runFor(1000);
      await expect(page.getByText(words.answerFailed)).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(page.getByText(words.answerFailed)).toBeVisible();
      await expect(button(page, words.retry)).toBeVisible();
    });

    test('2.2.2, 2.3.3: letters that appear one by one can be skipped, and are not for who wants no motion', async ({
      page,
    }) => {
      const long = `${'Parola '.repeat(250)}Fine.`;
      // Every frame lasts as long as the test wants: a slow machine shows no more letters than a fast one.
      await visitOpen(page);
      await page.evaluate(() => {
        const frames: FrameRequestCallback[] = [];
        Object.assign(window, { requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame) });
      });
      town.officina.answer = () => ({ text: long });
      await field(page).fill('Racconta');
      await page.keyboard.press('Enter');
      const growing = page.locator('officina-chat-message[inert]');
      await expect(growing).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('log')).toContainText('Fine.');

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await field(page).fill('Ancora');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('log').getByText('Fine.')).toHaveCount(2);
    });

    test('2.4.7, 2.4.11, 2.4.13: whatever has the keyboard shows a ring of two pixels, and nothing lies over it', async ({
      page,
    }) => {
      await visit(page);
      await page.getByRole('link', { name: 'Prima' }).focus();
      const check = () =>
        page.evaluate(() => {
          let element = document.activeElement;
          while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
          if (!element) return 'nothing';
          const { outlineWidth, outlineStyle, boxShadow } = getComputedStyle(element);
          const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
          const { x, y, width, height } = element.getBoundingClientRect();
          const root = element.getRootNode() as ShadowRoot;
          const top = root.elementFromPoint(x + width / 2, y + height / 2);
          const bare =
            !!top && (element.contains(top) || top.contains(element) || top.shadowRoot?.contains(element));
          const name =
            element.ariaLabel ?? element.getAttribute('placeholder') ?? element.textContent?.trim();
          return ring && bare
            ? 'fine'
            : `${name}: ${outlineStyle} ${outlineWidth} ${boxShadow}, ${bare ? 'bare' : `under ${top?.outerHTML.slice(0, 80)}`}`;
        });
      for (let count = 0; count < 3; count += 1) {
        await page.keyboard.press('Tab');
        expect(await check()).toBe('fine');
      }
      await bubble(page).focus();
      await page.keyboard.press('Enter');
      await ask(page);
      await button(page, words.sound).focus();
      await page.keyboard.press('Shift+Tab');
      for (let count = 0; count < 10; count += 1) {
        await page.keyboard.press('Tab');
        expect(await check()).toBe('fine');
      }
    });

    test('2.5.8: every target is at least 24 by 24 pixels', async ({ page }) => {
      await visit(page);
      const small = async () =>
        (await stops(page)).filter(
          ({ name, width, height }) => name !== 'Prima' && (width < 24 || height < 24),
        );
      expect(await small()).toEqual([]);
      await bubble(page).click();
      await ask(page);
      expect(await small()).toEqual([]);
      await button(page, words.bad).click();
      await expect(page.getByRole('textbox', { name: words.reason })).toBeVisible();
      await button(page, words.person).first().click();
      await expect(page.getByRole('textbox', { name: words.email })).toBeVisible();
      expect(await small()).toEqual([]);
    });

    test('3.1.1, 3.1.2: the chat names its language, whatever the page speaks', async ({ page }) => {
      await visitOpen(page);
      await page.evaluate(() => (document.documentElement.lang = 'de'));
      await expect(page.getByRole('dialog')).toHaveAttribute('lang', language);
      await expect(page.getByRole('log')).toHaveAttribute('lang', language);
      const other = language === 'it' ? 'en' : 'it';
      await page.evaluate(
        (name) => document.querySelector('officina-chat')?.setAttribute('language', name),
        other,
      );
      await expect(page.getByRole('dialog')).toHaveAttribute('lang', other);
      // What the chatbot writes is still in its own.
      await expect(page.getByRole('log')).toHaveAttribute('lang', language);
    });

    test('3.2.6: the way to a person is in the same place before, during and after', async ({ page }) => {
      await withReply(page);
      const help = page.locator('footer').getByRole('button', { name: words.person });
      const place = await boxOf(help);
      await ask(page, { text: 'Non lo so.', handover: true, outcome: 'unknown' });
      expect(await boxOf(help)).toEqual(place);
      await page.reload();
      await field(page).waitFor();
      await expect(help).toBeVisible();
      expect(await boxOf(help)).toEqual(place);
    });

    test('3.3.7, 3.3.8: an address can be pasted, and nothing is a puzzle', async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await withReply(page);
      await button(page, words.person).click();
      await page.evaluate(() => navigator.clipboard.writeText('giulia@example.com'));
      const email = page.getByRole('textbox', { name: words.email });
      await email.focus();
      await page.keyboard.press('Control+V');
      await expect(email).toHaveValue('giulia@example.com');
    });

    test('4.1.3: a reply enters the log once, whole; that somebody writes is a status', async ({ page }) => {
      await visitOpen(page);
      await page.getByRole('log').evaluate((log) => {
        const added: number[] = [];
        Object.assign(window, { added });
        new MutationObserver((changes) =>
          added.push(
            changes.reduce(
              (sum, { addedNodes }) => sum + [...addedNodes].filter((node) => node instanceof Element).length,
              0,
            ),
          ),
        ).observe(log, { childList: true, subtree: true, characterData: true });
      });
      let resolveMessages: (reply: Reply) => void = () => undefined;
      const reply = new Promise<Reply>((resolve) => (resolveMessages = resolve));
      town.officina.answer = () => reply;
      await field(page).fill('Quando spedite?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toHaveText(words.typing.replace('{name}', 'Giulia'));
      resolveMessages({ text: 'Spediamo in 24 ore, e a volte anche prima di quanto si pensi.' });
      await expect(button(page, words.copy)).toBeVisible();
      await expect(page.getByRole('status')).toHaveText('');
      // The question, then the reply.
      expect((await page.evaluate<number[]>('added')).filter((count) => count > 0)).toEqual([1, 1]);
    });
  });

/** Every control can be reached and seen, no text is cut off, and the page has not grown wider. */
const nothingLost = async (page: Page) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const scroller = page.locator('.scroller');
  const fixed: Locator = page
    .getByRole('dialog')
    .locator('header button, footer button, footer a, footer textarea');
  for (const control of await fixed.all()) {
    const { x, y, width, height } = await boxOf(control);
    const view = page.viewportSize() ?? { width: 0, height: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(view.width + 1);
    expect(y + height).toBeLessThanOrEqual(view.height + 1);
  }
  expect((await boxOf(scroller)).height).toBeGreaterThanOrEqual(40);
  expect(await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  const cut = await page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) look(element.shadowRoot);
        if (
          !element.matches('.message-text, .ai, .pill, .links *, .banner, .note') ||
          element.closest('.visually-hidden')
        )
          continue;
        if (
          element.scrollWidth > element.clientWidth + 1 &&
          element.clientWidth > 0 &&
          getComputedStyle(element).overflow !== 'visible'
        )
          found.push(element.outerHTML);
      }
    };
    look(document);
    return found;
  });
  expect(cut).toEqual([]);
};
