import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { HEAVY_REPLIES, HOSTILE_REPLIES } from '../../sdk/src/testing/hostile-replies';
import { ask, bubbleIn, open, settle } from './pages';
import { snippet } from './servers';

const town = settle();

/** A page that reports what its policy refuses, and notes dialogs, foreign requests and whatever left it. */
const watched = async (page: Page) => {
  const observed = { dialogs: 0, foreign: [] as string[], left: 0 };
  page.on('dialog', (dialog) => {
    observed.dialogs += 1;
    void dialog.dismiss();
  });
  page.on('popup', () => (observed.left += 1));
  page.on('framenavigated', () => (observed.left += 1));
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => refused.push(violatedDirective));
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await town.visit(page, `</head><body>${snippet(town.officina, 'a')}`, {
    'content-security-policy-report-only': `default-src 'none'; img-src 'self'; font-src ${town.officina.origin}; script-src ${town.officina.origin}; connect-src ${town.officina.origin}; require-trusted-types-for 'script'; trusted-types officina-chat`,
  });
  const own = [new URL(page.url()).origin, town.officina.origin];
  page.on('request', (request) => {
    if (!own.includes(new URL(request.url()).origin)) observed.foreign.push(request.url());
  });
  await bubbleIn(page).waitFor();
  observed.left = 0;
  return observed;
};

/** Elements of the conversation that no reply may make, and addresses that no link may have. */
const intruders = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.matches('.message-text *')) {
          if (!element.matches('p, br, strong, em, code, pre, ul, ol, li, a')) found.push(element.outerHTML);
          for (const name of element.getAttributeNames())
            if (/^on|^style$|^src|^id$|^name$/.test(name)) found.push(element.outerHTML);
        }
        if (element.matches('img, script, iframe, style, object, embed, link, base, meta, video, audio'))
          found.push(element.outerHTML);
        if (element instanceof HTMLAnchorElement && element.closest('.message-text')) {
          if (!/^(https?|mailto):$/.test(element.protocol)) found.push(element.href);
          if (!element.parentElement?.textContent?.includes(element.host)) found.push(element.outerHTML);
          if (element.rel !== 'noopener noreferrer nofollow ugc') found.push(element.outerHTML);
        }
        if (element.shadowRoot) look(element.shadowRoot);
      }
    };
    for (const chat of document.querySelectorAll('officina-chat')) if (chat.shadowRoot) look(chat.shadowRoot);
    return found;
  });

const nothingHappened = async (page: Page, observed: Awaited<ReturnType<typeof watched>>) => {
  expect(await intruders(page)).toEqual([]);
  expect(observed).toEqual({ dialogs: 0, foreign: [], left: 0 });
  expect(await page.evaluate('refused')).toEqual([]);
};

test('every hostile reply, streamed: no dialog, no report, no request elsewhere, no element but text and links', async ({
  page,
}) => {
  const observed = await watched(page);
  const replies = HOSTILE_REPLIES.values();
  town.officina.answer = () => {
    const text = replies.next().value ?? '';
    return { text, sources: [{ title: text, page: 1, excerpt: text }], suggestions: [text] };
  };
  await open(page);
  const answered = page.locator('officina-chat-message[sender=bot]');
  for (let count = 1; count <= HOSTILE_REPLIES.length; count += 1) {
    await page.getByRole('textbox').fill(`${count}`);
    await page.keyboard.press('Enter');
    // The list shows the last fifty of the conversation.
    await expect(page.locator('officina-chat-message').last()).toHaveAttribute('sender', 'bot');
    await expect(page.locator('officina-chat-message[sender=user]').last()).toContainText(`${count}`);
    if (count % 20 === 0) await nothingHappened(page, observed);
  }
  expect(await answered.count()).toBeGreaterThanOrEqual(20);
  await answered.last().getByRole('button', { name: 'pag. 1' }).click();
  await nothingHappened(page, observed);
});

test('every hostile reply, found again on the next page, and said by a person', async ({ page }) => {
  const observed = await watched(page);
  await open(page);
  await ask(page);
  town.officina.history = HOSTILE_REPLIES.map((text, index) => ({
    id: `${index}`,
    sender: index % 2 ? 'bot' : 'person',
    text,
    sources: [],
    message_id: '',
    feedback: null,
    created_at: new Date(index).toISOString(),
  }));
  await page.reload();
  const messages = page.locator('officina-chat-message');
  await expect(messages).toHaveCount(50);
  observed.left = 0;
  await page.getByRole('button', { name: 'Mostra i messaggi precedenti' }).click();
  await expect.poll(() => messages.count()).toBeGreaterThanOrEqual(HOSTILE_REPLIES.length);
  await nothingHappened(page, observed);
});

test('a hostile config: names, words and addresses are text', async ({ page }) => {
  const observed = await watched(page);
  await page.evaluate(() => {
    const bad = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    Object.assign(document.querySelector('officina-chat') ?? {}, {
      config: {
        bot_display_name: bad,
        welcome_message_closed: bad,
        invitation_message_text: bad,
        ai_label: bad,
        opening_questions: [bad],
        font_family: `x'; } * { background: url(https://evil.example/) } y {`,
        bubble_color: 'red; background: url(https://evil.example/)',
        header_background_color: 'url(https://evil.example/)',
        bot_avatar_url: 'javascript:alert(1)',
        privacy_url: 'javascript:alert(1)',
        handover: { email: false, url: 'javascript:alert(1)' },
      },
    });
  });
  await page.locator('.bubble').click();
  await expect(page.getByRole('textbox')).toBeVisible();
  await nothingHappened(page, observed);
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
});

/** Seconds of the processor that the page has spent on its scripts so far, however busy the machine is. */
const spent = async (devtools: CDPSession) => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
};

for (const [name, text] of HEAVY_REPLIES)
  test(`a reply of ${name} costs little, and the page stays awake`, async ({ page }) => {
    const observed = await watched(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await open(page);
    await ask(page);
    town.officina.answer = () => ({ text });
    const before = await spent(devtools);
    await page.keyboard.type('Quando?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Copia la risposta' })).toHaveCount(2);
    expect((await spent(devtools)) - before).toBeLessThan(0.2);
    await page.keyboard.type('ancora');
    await expect(page.getByRole('textbox')).toHaveValue('ancora');
    await nothingHappened(page, observed);
  });
