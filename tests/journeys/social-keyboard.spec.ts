import { expect, test } from '@playwright/test';
import { keyboardOf } from '../support/keyboard';
import { openSession } from '../support/open-session';
import { sharedCms } from '../support/shared-cms';
import { ownerOfSocial } from '../support/social';

test('somebody who has no mouse reaches every section, writes, saves, edits a post and pauses', async ({
  browser,
}) => {
  test.slow();
  const server = sharedCms();
  const social = await ownerOfSocial(server);
  await social.connect('facebook');
  await social.write({ copy: 'Pane caldo alle sette.' });
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await openSession(context, server, social.owner);
  const page = await context.newPage();
  await page.goto(`${server.url}/social-builder?install_id=${social.installationId}`);
  const { press, tabTo, activate, openAndLeave } = keyboardOf(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const menu = page.getByRole('navigation', { name: 'Sezioni del Social Builder' });
  const openSection = async (name: string) => {
    await activate(menu.getByRole('link', { name }));
    await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  };
  await expect(page.getByRole('article', { name: 'Facebook' })).toBeVisible();

  await press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await press('Enter');
  await expect(page.locator('#contenuto')).toBeFocused();

  for (const name of ['Profilo', 'Foto', 'Calendario', 'Piano', 'Statistiche', 'Guida Connessione'])
    await openSection(name);

  await openSection('Istruzioni AI');
  await tabTo(page.getByLabel('Istruzioni', { exact: true }));
  await page.keyboard.insertText('Forno Gallo a Modena: pane a lievitazione naturale.');
  await activate(button('Salva'));
  await expect(button('Salva')).toBeHidden();

  await openSection('Genera Post');
  const post = page.getByRole('article').filter({ hasText: 'Pane caldo alle sette.' });
  const actions = post.getByRole('button', { name: 'Azioni sul post' });
  await activate(actions);
  await page.getByRole('menuitem', { name: 'Modifica' }).press('Enter');
  const editor = page.getByRole('dialog', { name: 'Modifica post' });
  await tabTo(editor.getByLabel('Testo', { exact: true }));
  await press('End');
  await page.keyboard.insertText(' Anche di segale.');
  await activate(editor.getByRole('button', { name: 'Salva' }));
  await expect(editor).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'Anche di segale.' })).toBeVisible();

  await openAndLeave(button('Metti in pausa'), 'Mettere in pausa la pubblicazione?');
  await press('Enter');
  await activate(page.getByRole('dialog').getByRole('button', { name: 'Metti in pausa' }));
  await expect(page.getByText('La pubblicazione è in pausa', { exact: false })).toBeVisible();
  await expect(button('Riprendi')).toBeFocused();
  await context.close();
});
