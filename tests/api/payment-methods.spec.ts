import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreatePurchase, SiteConfig } from '@contract';
import { client, refusalOf, signUp, type TestUser } from '../support/client';
import { counterOf } from '../support/counter';
import { startCms, type CmsServer } from '../support/start-cms';

/** They start servers again: many times what that takes. */
const SLOW = { timeout: 150_000 };

describe('where no card provider is configured', SLOW, () => {
  let server: CmsServer;
  let person: TestUser;
  const order = (slug: string, method: CreatePurchase['request']['method']) =>
    counterOf(server).order(person, slug, { method });
  beforeAll(async () => {
    server = await startCms({
      env: {
        NODE_ENV: 'production',
        SEED_DEMO: 'true',
        ADMIN_EMAIL: 'a@b.test',
        ADMIN_PASSWORD: 'Parola-lunga-1',
        TRANSFER_IBAN: 'IT40S0542811101000000123456',
      },
    });
    person = await signUp(server);
  });
  afterAll(() => server?.stop());

  const offered = async () => (await client(server).get<SiteConfig>('/site-config')).body.data.payments;

  test('only bank transfers are offered: nobody takes real goods for play money', async () => {
    expect(await offered()).toEqual({ sandbox: false, stripe: false, bankTransfer: true });
    const refused = await order('chatbot-ai', 'card');
    expect([refused.status, refusalOf(refused)]).toMatchObject([
      422,
      { code: 'VALIDATION', fields: { method: 'unavailable' } },
    ]);
    expect(await counterOf(server).purchasesOf(person)).toEqual([]);
    expect((await client(server).get(`/payments/sandbox/prova_${'A'.repeat(43)}`)).status).toBe(404);

    expect((await order('chatbot-ai', 'transfer')).body.data.next.kind).toBe('transfer');
  });

  test('free products are free, whatever the method says', async () => {
    expect((await order('primo-incontro', 'card')).body.data.next).toEqual({ kind: 'done' });
  });

  test('without an account of its own, no server shows a made-up one', async () => {
    await server.restart({ TRANSFER_IBAN: '' });
    expect(await offered()).toEqual({ sandbox: false, stripe: false, bankTransfer: false });
    const refused = await order('business-plan', 'transfer');
    expect([refused.status, refusalOf(refused).fields]).toEqual([422, { method: 'unavailable' }]);
  });

  test('a demonstration may ask for the page of trial', async () => {
    await server.restart({ PAYMENTS_SANDBOX: 'true' });
    expect(await offered()).toMatchObject({ sandbox: true });
    const reply = await order('business-plan', 'card');
    expect(reply.body.data.next).toMatchObject({ url: expect.stringContaining('/pagamento-di-prova/') });
  });
});

test(
  'with a key of Stripe and no secret for its webhooks the server says what to do and does not start',
  SLOW,
  async () => {
    const refused = await startCms({ env: { STRIPE_SECRET_KEY: 'sk_test_segreto' } }).then(
      async (started) => {
        await started.stop();
        return 'started';
      },
      (failure: Error) => failure.message,
    );
    expect(refused).toMatch(/STRIPE_WEBHOOK_SECRET is not: paid orders would never be delivered/);
    expect(refused).not.toContain('sk_test_segreto');
  },
);
