import path from 'node:path';
import type { Project, ProjectKind } from '@contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { client, dataOf, signUp, type TestUser } from '../support/client';
import { openSession } from '../support/open-session';
import { cmsRoot } from '../support/paths';
import { startCms, type CmsServer } from '../support/start-cms';

/** The guided interview of a project, on one device and on the next. */
let server: CmsServer;

test.beforeAll(async () => {
  server = await startCms();
});
test.afterAll(() => server?.stop());

const newProject = async (owner: TestUser, projectType: ProjectKind): Promise<Project> => {
  const { body } = await client(server).post(
    '/projects',
    { projectName: 'Prova', projectType, companyName: 'Bosco Alto', email: 'bosco@alto.test' },
    { token: owner.token, headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  return dataOf<Project>({ body });
};
const openChat = async (
  browser: Browser,
  owner: TestUser,
  { chatId }: Project,
  { isStreamed = true, width = 1440 } = {},
): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'it-IT',
    reducedMotion: 'reduce',
    viewport: { width, height: 844 },
  });
  await openSession(context, server, owner);
  if (!isStreamed) await context.route('**/api/stream', (route) => route.abort());
  const page = await context.newPage();
  await page.goto(`${server.url}/chat-project/${chatId}`);
  await expect(page.getByRole('log')).toBeVisible();
  return page;
};
const field = (page: Page) => page.getByRole('textbox', { name: 'Scrivi un messaggio...' });
const last = (page: Page) => page.getByRole('log').locator('[data-from=assistant]').last();
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progresso del percorso' });

/** What is asked, and what is typed for it. */
const FIRST = [
  ['Che nome diamo', 'Spesa Comoda'],
  ['Quale problema risolve', 'Chi lavora fino a tardi non fa la spesa fresca'],
  ['A chi vendi', 'privati'],
  ['Chi sono, in concreto', 'Famiglie di Verona sud'],
  ['Come risolvono oggi', 'Supermercati con consegna'],
  ['Perché dovrebbero scegliere te', 'Consegna entro le 21'],
  ['A che prezzo vendi', '40'],
] as const;
const REST = [
  ['Quanto ti costa ogni vendita', '15'],
  ['Quanto costano al mese le spese fisse', '1.500'],
  ['Quanto serve per partire', '€ 8 mila'],
  ['Quante vendite al mese', '120'],
  ['In quanti mesi', '6 mesi'],
  ['Da dove arrivano i clienti', 'social'],
  ['Quanti soldi tuoi', '12.000'],
  ['Quanto vuoi spendere al mese', '0'],
] as const;
const typeAll = async (page: Page, answers: readonly (readonly [question: string, answer: string])[]) => {
  for (const [question, answer] of answers) {
    await expect(last(page)).toContainText(question);
    await page.keyboard.type(answer);
    await page.keyboard.press('Enter');
  }
};

test('an idea is told by keyboard alone, begun on one device and finished on another', async ({
  browser,
}) => {
  const owner = await signUp(server);
  const project = await newProject(owner, 'business-idea');
  const desk = await openChat(browser, owner, project);
  await expectAccessible(desk);
  await field(desk).focus();
  await typeAll(desk, FIRST);
  await expect(progress(desk)).toHaveAttribute('aria-valuenow', '4');
  await expect(last(desk)).toContainText('Ho capito: 40');
  await expect(desk.getByRole('link', { name: 'Crea bozza del report' })).toBeVisible();

  // The laptop finds what was said; whatever it says now appears on the desk by itself.
  const laptop = await openChat(browser, owner, project);
  await expect(progress(laptop)).toHaveAttribute('aria-valuenow', '4');
  await field(laptop).focus();
  await typeAll(laptop, REST.slice(0, 3));
  await expect(progress(desk)).toHaveAttribute('aria-valuenow', '6');
  await expect(last(desk)).toContainText('Quante vendite al mese');
  await typeAll(laptop, REST.slice(3));
  await expect(laptop.getByText('Percorso completo')).toBeVisible();
  await expect(desk.getByText('Percorso completo')).toBeVisible();

  // The cash plan that follows: 12,000 − 8,000 and twelve months, worked out by hand.
  await laptop.getByRole('tab', { name: 'Passi' }).focus();
  await laptop.keyboard.press('ArrowRight');
  await expect(laptop.getByRole('cell', { name: '14.500 €' })).toBeVisible();
});

test('where no stream gets through, another device’s answers come within seconds', async ({ browser }) => {
  const owner = await signUp(server);
  const project = await newProject(owner, 'business-idea');
  const phone = await openChat(browser, owner, project, { isStreamed: false, width: 390 });
  const desk = await openChat(browser, owner, project);
  await field(desk).focus();
  await typeAll(desk, FIRST.slice(0, 2));
  await expect(last(phone)).toContainText('A chi vendi');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Imprese', exact: true }).click();
  await expect(last(desk)).toContainText('Chi sono, in concreto');
});

test('accounts are uploaded, and an answer is corrected on the phone', async ({ browser }) => {
  const owner = await signUp(server);
  const project = await newProject(owner, 'filed-accounts');
  const phone = await openChat(browser, owner, project, { width: 390 });
  await field(phone).fill('01234567890');
  await phone.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(last(phone)).toContainText('non è coerente');
  await field(phone).fill('01234567897');
  await phone.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(last(phone)).toContainText('Carica il bilancio');
  await phone
    .locator('input[type=file]')
    .first()
    .setInputFiles(path.join(cmsRoot, 'src/domain/accounts/testing/falegnameria-short-form.xbrl'));
  await expect(last(phone)).toContainText('esercizi 2024, 2023');

  await phone.getByRole('button', { name: 'Passi e risultati' }).click();
  const panel = phone.getByRole('dialog', { name: 'Passi e risultati' });
  await expectAccessible(phone);
  await panel.getByRole('tab', { name: 'Risultati' }).click();
  await expect(panel.getByText('20,0%').first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Passi' }).click();
  await panel.getByRole('button', { name: 'Correggi la risposta a: Come si chiama l’azienda?' }).click();
  await expect(last(phone)).toContainText('Correggiamo il passo 1');
  await field(phone).fill('Falegnameria Bosco Alto');
  await phone.getByRole('button', { name: 'Invia', exact: true }).click();
  await expect(last(phone)).toContainText('Quanto devi in tutto a banche');
});

test('a message that cannot be sent stays in the field', async ({ browser }) => {
  const owner = await signUp(server);
  const page = await openChat(browser, owner, await newProject(owner, 'business-idea'));
  await page.route('**/api/project-chats/*/messages', (route) => route.abort());
  await field(page).fill('Spesa Comoda');
  await field(page).press('Enter');
  await expect(page.getByText('Impossibile inviare il messaggio')).toBeVisible();
  await expect(field(page)).toHaveValue('Spesa Comoda');
  await page.reload();
  await expect(field(page)).toHaveValue('Spesa Comoda');
});
