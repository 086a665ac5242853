import type { GetPurchase } from '@contract';
import { expect, test } from '@playwright/test';
import { client, eventually, signUp } from '../support/client';
import { instant, runJob, sql } from '../support/database';
import { openSession } from '../support/open-session';
import { outbox, mailTo } from '../support/outbox';
import { aBilling, buy } from '../support/owner';
import { startCms, type CmsServer } from '../support/start-cms';

/** A subscription that goes over to a year is announced thirty days before it is renewed, and then charged. */
let server: CmsServer;
test.beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
});
test.afterAll(() => server?.stop());

const DAY = 86_400_000;
/** Where the mails of an order go. */
const billed = aBilling().email;

test('a year is announced thirty days before, once, and renewed at the price that was announced', async ({
  browser,
}) => {
  const person = await signUp(server);
  const { id } = await buy(server, person);
  const context = await browser.newContext({ locale: 'it-IT', reducedMotion: 'reduce' });
  await openSession(context, server, person);
  const page = await context.newPage();
  const detail = async () =>
    (await client(server).get<GetPurchase['response']>(`/purchases/${id}`, { token: person.token })).body
      .data;
  /** The clock turns, as seen from this subscription: what is paid ends in so many days. */
  const endsIn = async (days: number) => {
    await sql(
      server,
      `update purchases set period_ends_at = ${instant(server, Date.now() + days * DAY)} where document_id = '${id}'`,
    );
    await runJob(server, 'process-subscriptions');
  };
  const notices = async () => (await outbox(server, billed)).filter(({ kind }) => kind === 'order-renewal');

  await endsIn(10);
  await page.goto(`${server.url}/i-miei-prodotti`);
  await page.getByRole('button', { name: /^Azioni per/ }).click();
  await page.getByRole('menuitem', { name: 'Passa al piano annuale' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Paga €/ })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const paid = await eventually(detail, ({ billingPeriod }) => billingPeriod === 'year');
  const paidCents = paid.receipts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const amount = `€${(paidCents / 100).toFixed(2).replace('.', ',')}`;

  // What a withdrawal would give back is what both payments came to, and not the price of the year.
  await page.getByRole('button', { name: 'Recedere dal contratto qui' }).click();
  const withdrawal = page.getByRole('dialog', { name: 'Recedere dal contratto' });
  await expect(withdrawal.getByText(`ti rimborsiamo ${amount}.`, { exact: false })).toBeVisible();
  await withdrawal.getByRole('button', { name: 'Torna indietro' }).click();

  await endsIn(31);
  expect(await notices()).toEqual([]);
  await endsIn(29);
  const notice = await mailTo(server, billed, 'order-renewal');
  expect(notice.text).toMatch(/290,00\s€[\s\S]*Disdetta entro il/);
  await runJob(server, 'process-subscriptions');
  expect(await notices()).toHaveLength(1);

  await endsIn(-0.01);
  const renewed = await eventually(detail, ({ receipts }) => receipts.length === 3);
  expect(renewed.receipts[0]?.amountCents).toBe(29_000);
  expect(Date.parse(renewed.periodEndsAt ?? '') - Date.now()).toBeGreaterThan(364 * DAY);
  await page.reload();
  await page.getByRole('button', { name: /^Azioni per/ }).click();
  await page.getByRole('menuitem', { name: 'Ricevute' }).click();
  await expect(page.getByRole('dialog').getByText(/^Ricevuta n\./)).toHaveCount(3);
  await context.close();
});
