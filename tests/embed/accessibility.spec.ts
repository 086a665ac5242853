import { expect, test, type Page } from '@playwright/test';
import type { WidgetMessage } from '@contract';
import { formMessages } from '../../sdk/src/locales/form-messages';
import { lazyMessages } from '../../sdk/src/locales/lazy-messages';
import { replyMessages } from '../../sdk/src/locales/reply-messages';
import { resolveUiMessages } from '../../sdk/src/locales/resolve-messages';
import { settle } from './pages';
import { snippet, type Reply } from './servers';
import { axe } from '../support/axe';

const towns = {
  it: settle(),
  en: settle({ changes: { language: 'en', privacy_url: 'https://example.com' } }),
};

const violations = async (page: Page) => {
  const { violations: found } = await axe(page)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

const LONG: Reply = {
  text: `Ecco **tutto**:\n\n- spedizioni\n- resi\n\n\`\`\`\ncodice ${'lungo '.repeat(60)}\n\`\`\`\n\n[una pagina](https://example.com/a)\n\n${'Parola '.repeat(300)}`,
  sources: [{ title: 'spedizioni.pdf', page: 3, excerpt: 'In 24 ore. '.repeat(30) }],
  suggestions: ['E in Sardegna?', 'Quanto costa?'],
  handover: true,
};
const person: WidgetMessage = {
  id: 'p1',
  sender: 'person',
  text: 'Buongiorno, sono Marta.',
  sources: [],
  message_id: '',
  feedback: null,
  created_at: new Date(0).toISOString(),
};

for (const [language, scheme, width, height] of [
  ['it', 'light', 1200, 800],
  ['it', 'dark', 390, 780],
  ['en', 'light', 320, 480],
  ['en', 'dark', 1200, 800],
] as const)
  test(`${language}, ${scheme} page, ${width} pixels: no violation closed, inviting, open, typing, failing, long, handing over, attended, offline`, async ({
    page,
  }) => {
    const { officina, visit } = towns[language];
    const words = {
      ...resolveUiMessages(language),
      ...formMessages[language],
      ...lazyMessages[language],
      ...replyMessages[language],
    };
    const fine = async (state: string) => {
      expect(await violations(page), state).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${state}: width`,
      ).toBe(true);
    };
    const composer = page.getByRole('textbox', { name: words.placeholder });
    const say = async (text: string) => {
      await composer.fill(text);
      await page.keyboard.press('Enter');
    };
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height });
    await visit(
      page,
      `<meta name="color-scheme" content="light dark"></head><body><main><h1>Bottega</h1></main>${snippet(officina, 'a')}`,
    );
    const invitation = page.getByRole('button', { name: 'Hai bisogno di aiuto?' });
    await expect(invitation).toBeVisible();
    await fine('inviting');
    await page.getByRole('button', { name: language === 'it' ? 'Chiudi il messaggio' : 'Dismiss' }).click();
    await fine('closed');

    await page.locator('.bubble').click();
    await expect(page.getByRole('textbox')).toBeFocused();
    await fine('open');

    let sendReply: (reply: Reply) => void = () => undefined;
    officina.answer = () => new Promise<Reply>((resolve) => (sendReply = resolve));
    await say('Quando spedite?');
    await expect(page.getByRole('status')).toContainText('Giulia');
    await fine('typing');

    sendReply(LONG);
    await expect(page.getByRole('button', { name: 'E in Sardegna?' })).toBeVisible();
    await fine('long');
    await page.getByRole('button', { name: /spedizioni\.pdf/ }).click();
    await page.getByRole('button', { name: words.bad }).click();
    await expect(page.getByRole('textbox', { name: words.reason })).toBeVisible();
    await fine('source open, and a reason asked');
    await page.keyboard.press('Escape');

    officina.answer = () => 500;
    await say('E in Sardegna?');
    await expect(page.getByRole('button', { name: words.retry })).toBeVisible();
    await fine('failing');

    const toPerson = page.locator('footer').getByRole('button', { name: words.person });
    await toPerson.click();
    await page.getByRole('button', { name: words.handoverSend }).click();
    await expect(page.getByText(words.emailInvalid)).toBeVisible();
    await fine('handing over');
    await page.getByRole('button', { name: words.cancel }).click();

    officina.tell({ type: 'attended', by: 'person' });
    officina.tell({ type: 'message', message: person });
    await expect(page.getByRole('log')).toContainText(person.text);
    await fine('attended by a person');

    await page.context().setOffline(true);
    await expect(page.getByText(words.offline)).toBeVisible();
    await fine('offline');
  });
