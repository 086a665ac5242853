import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CREDIT_PACKS,
  type CreatePurchase,
  type ErrorBody,
  type GetProduct,
  type GetPurchase,
  type ListProducts,
  type MarkPurchasePaid,
  type WidgetChatReply,
} from '@contract';
import { client, dataOf, eventually, signIn, signUp, type TestUser } from '../support/client';
import { testOnSqlite } from '../support/on-sqlite';
import { outbox } from '../support/outbox';
import { sql } from '../support/database';
import { aBilling, ownerOfBot, type OwnedBot } from '../support/owner';
import { deliverPaymentEvents } from '../support/payment-events';
import { startCms, type CmsServer } from '../support/start-cms';

const SITE = 'https://bottega.test';
const BILLING = aBilling();

let server: CmsServer;
let bot: OwnedBot;
beforeAll(async () => {
  server = await startCms({ env: { SEED_DEMO: 'true' } });
  bot = await openBot();
});
afterAll(() => server?.stop());

const openBot = async (): Promise<OwnedBot> => {
  const opened = await ownerOfBot(server);
  await opened.save({ siteUrl: SITE });
  await opened.upload([
    { name: 'orari.txt', bytes: Buffer.from('Orari\n\nLa bottega apre alle 9 e chiude alle 19.\n') },
  ]);
  await opened.publish();
  return opened;
};
const say = ({ id }: OwnedBot, message = 'A che ora apre la bottega?') =>
  client(server).post<WidgetChatReply>(
    '/widget/chat',
    { install_id: id, message },
    { headers: { origin: SITE } },
  );
const order = (person: TestUser, request: Partial<CreatePurchase['request']>) =>
  client(server).post<CreatePurchase['response'] & Pick<ErrorBody, 'error'>>(
    '/purchases',
    { productId: 'crediti-1000', method: 'card', billing: BILLING, ...request },
    { token: person.token, headers: { 'idempotency-key': randomUUID() } },
  );
/** Orders a pack for a bot; answers the purchase and how to settle its payment. */
const orderPack = async ({ owner, id }: OwnedBot, slug = 'crediti-1000') => {
  const { status, body } = await order(owner, { productId: slug, chatbotId: id });
  expect(status).toBe(201);
  const { purchase, next } = body.data;
  if (next.kind !== 'redirect') throw new Error(`Expected a page to pay on, got ${next.kind}`);
  const page = `/payments/sandbox/${next.url.split('/').at(-1)}`;
  return {
    purchase,
    settle: (outcome: 'succeed' | 'decline' = 'succeed') => client(server).post(page, { outcome }),
  };
};
const buyPack = async (owned: OwnedBot, slug?: string) => {
  const { purchase, settle } = await orderPack(owned, slug);
  expect((await settle()).status).toBe(200);
  return purchase;
};
/** The bot's counters as they are stored. */
const counters = async ({ id }: OwnedBot) => {
  const [row] = await sql(
    server,
    `select messages_used_monthly as used, messages_monthly_limit as own, credit_messages as credits from chatbots where install_id = '${id}'`,
  );
  return { used: Number(row?.used), own: Number(row?.own), credits: Number(row?.credits) };
};
const setCounters = ({ id }: OwnedBot, changes: string) =>
  sql(server, `update chatbots set ${changes} where install_id = '${id}'`);
const thisMonth = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit' }).format();

describe('the packs', () => {
  test('are for sale by name, at the price of the database, and not in the shop window', async () => {
    const api = client(server);
    const packs = (await api.get<ListProducts['response']>('/site/products?kind=credits')).body.data;
    expect(packs.map(({ slug, priceCents, messageCredits }) => [slug, messageCredits, priceCents])).toEqual(
      CREDIT_PACKS.map(({ slug, messages, priceCents }) => [slug, messages, priceCents]),
    );
    const english = (await api.get<ListProducts['response']>('/site/products?kind=credits&locale=en')).body
      .data;
    expect(english.map(({ title }) => title)).toContain('3,000 messages for your chatbot');
    const shown = (await api.get<ListProducts['response']>('/site/products')).body.data;
    expect(shown.filter(({ kind }) => kind === 'credits')).toEqual([]);
    const one = await api.get<GetProduct['response']>('/site/products/crediti-3000');
    expect(one.body.data).toMatchObject({ kind: 'credits', billingPeriod: 'once', messageCredits: 3000 });
  });

  testOnSqlite(
    'start with a server that has no demo, and are not made again',
    async () => {
      const bare = await startCms();
      try {
        const read = async () =>
          (await client(bare).get<ListProducts['response']>('/site/products?kind=credits')).body.data;
        const before = await read();
        expect(before).toHaveLength(CREDIT_PACKS.length);
        await bare.restart();
        expect(await read()).toEqual(before);
      } finally {
        await bare.stop();
      }
    },
    90_000,
  );
});

describe('for whom credits are', () => {
  test('they need a chatbot', async () => {
    const reply = await order(bot.owner, {});
    expect([reply.status, reply.body.error?.details.fields]).toEqual([422, { chatbotId: 'required' }]);
  });

  test('nothing else is for a chatbot', async () => {
    const reply = await order(bot.owner, { productId: 'business-plan', chatbotId: bot.id });
    expect([reply.status, reply.body.error?.details.fields]).toEqual([422, { chatbotId: 'unknown' }]);
  });

  test.each(['missing', '', ' ', 'x'.repeat(65)])('a chatbot called %j gets nothing', async (chatbotId) => {
    const { status } = await order(bot.owner, { chatbotId });
    expect([404, 422]).toContain(status);
  });

  test('another’s chatbot cannot be told from a missing one', async () => {
    const stranger = await signUp(server, { name: 'Marco Verdi' });
    const [theirs, missing] = [
      await order(stranger, { chatbotId: bot.id }),
      await order(stranger, { chatbotId: 'aaaaaaaaaaaaaaaaaaaaaaaa' }),
    ];
    expect([theirs.status, theirs.body.error?.message]).toEqual([404, missing.body.error?.message]);
  });

  test('two chatbots’ open checkouts are two', async () => {
    const other = await ownerOfBot(server, bot.owner);
    const [mine, theirs] = [await orderPack(bot, 'crediti-5000'), await orderPack(other, 'crediti-5000')];
    expect(mine.purchase.id).not.toBe(theirs.purchase.id);
    const again = await order(bot.owner, { productId: 'crediti-5000', chatbotId: bot.id });
    expect([again.status, again.body.data.purchase.id]).toEqual([200, mine.purchase.id]);
    await theirs.settle();
    expect([(await counters(bot)).credits, (await counters(other)).credits]).toEqual([0, 5000]);
  });
});

describe('a pack that is paid', () => {
  test('raises the limit at once, says for whom it was, and comes with a receipt', async () => {
    const owned = await openBot();
    expect((await owned.get()).messagesMonthlyLimit).toBe(5000);
    const { purchase, settle } = await orderPack(owned, 'crediti-3000');
    expect(purchase).toMatchObject({ status: 'pending', priceCents: 1169, billingPeriod: 'once' });
    expect((await owned.get()).messagesMonthlyLimit).toBe(5000);
    const settled = await settle();
    expect(dataOf<{ returnUrl: string }>(settled).returnUrl).toBe(
      `${server.url}/chatbot-builder?install_id=${owned.id}&section=statistics&order=${purchase.id}`,
    );
    expect((await owned.get()).messagesMonthlyLimit).toBe(8000);
    const read = await client(server).get<GetPurchase['response']>(`/purchases/${purchase.id}`, {
      token: owned.owner.token,
    });
    expect(read.body.data).toMatchObject({
      status: 'paid',
      installationId: null,
      credits: { messages: 3000, chatbotId: owned.id },
      chatbot: { name: 'Assistente AI', host: 'bottega.test' },
    });
    const mails = await eventually(
      async () => await outbox(server),
      (outbox) => outbox.some(({ text }) => text.includes(purchase.id)),
    );
    const [receipt, ...more] = mails.filter(({ text }) => text.includes(purchase.id));
    expect(more).toEqual([]);
    expect(receipt?.kind).toBe('credits-paid');
    expect(receipt?.text).toContain('3.000');
    expect(receipt?.text).toContain(`/chatbot-builder?install_id=${owned.id}`);
  });

  test('ten settlements at once credit it once', async () => {
    const owned = await ownerOfBot(server);
    const { settle } = await orderPack(owned);
    await Promise.all(Array.from({ length: 10 }, () => settle()));
    expect((await counters(owned)).credits).toBe(1000);
  });

  test('two packs add up', async () => {
    const owned = await ownerOfBot(server);
    await buyPack(owned);
    await buyPack(owned);
    await buyPack(owned, 'crediti-3000');
    expect((await owned.get()).messagesMonthlyLimit).toBe(10_000);
  });

  test('a declined one brings nothing', async () => {
    const owned = await ownerOfBot(server);
    const { settle } = await orderPack(owned);
    await settle('decline');
    expect((await counters(owned)).credits).toBe(0);
  });

  test('by bank transfer it is credited when the money is there', async () => {
    const owned = await ownerOfBot(server);
    const { body } = await order(owned.owner, { chatbotId: owned.id, method: 'transfer' });
    expect((await counters(owned)).credits).toBe(0);
    const admin = await signIn(server, 'admin@officina.test', 'officina-demo');
    const paid = () =>
      client(server).post<MarkPurchasePaid['response']>(
        `/purchases/${body.data.purchase.id}/mark-paid`,
        undefined,
        { token: admin.token },
      );
    await Promise.all([paid(), paid(), paid()]);
    expect((await counters(owned)).credits).toBe(1000);
  });

  test('a pack whose price changes is charged what the buyer was shown, or ordered anew', async () => {
    const owned = await ownerOfBot(server);
    const { purchase } = await orderPack(owned, 'crediti-5000');
    await sql(server, `update products set price_cents = 1900 where slug = 'crediti-5000'`);
    try {
      const again = await order(owned.owner, { productId: 'crediti-5000', chatbotId: owned.id });
      expect(again.body.data.purchase.id).not.toBe(purchase.id);
      expect(again.body.data.purchase.priceCents).toBe(1900);
    } finally {
      await sql(server, `update products set price_cents = 1800 where slug = 'crediti-5000'`);
    }
  });
});

describe('using bought messages', () => {
  test('the month’s own go first, and a shown limit does not shrink by using it', async () => {
    const owned = await openBot();
    await setCounters(owned, 'messages_monthly_limit = 2, credit_messages = 3');
    const balances: [number, number, number][] = [];
    for (let count = 0; count < 6; count += 1) {
      const { body } = await say(owned);
      const { messagesUsedMonthly, messagesMonthlyLimit } = await owned.get();
      balances.push([messagesUsedMonthly, messagesMonthlyLimit, (await counters(owned)).credits]);
      expect(body.outcome).toBe(count < 5 ? 'answered' : 'limited');
    }
    expect(balances).toEqual([
      [1, 5, 3],
      [2, 5, 3],
      [3, 5, 2],
      [4, 5, 1],
      [5, 5, 0],
      [5, 5, 0],
    ]);
  });

  test('40 at once with 10 of the month and 15 bought: exactly 25 replies', async () => {
    const owned = await openBot();
    await setCounters(owned, 'messages_monthly_limit = 10, credit_messages = 15');
    const replies = await Promise.all(Array.from({ length: 40 }, () => say(owned)));
    expect(replies.filter(({ body }) => body.outcome === 'answered')).toHaveLength(25);
    expect(await counters(owned)).toEqual({ used: 25, own: 10, credits: 0 });
  });

  test('they outlive the month, which begins again with its own', async () => {
    const owned = await openBot();
    await setCounters(
      owned,
      `messages_monthly_limit = 2, credit_messages = 7, messages_used_monthly = 5, usage_month = '2020-01'`,
    );
    expect(await owned.get()).toMatchObject({ messagesUsedMonthly: 0, messagesMonthlyLimit: 9 });
    expect((await say(owned)).body.outcome).toBe('answered');
    expect(await counters(owned)).toEqual({ used: 1, own: 2, credits: 7 });
  });

  test('after buying, the owner is warned again at the new limit', async () => {
    const owned = await openBot();
    await setCounters(
      owned,
      `messages_monthly_limit = 1000, messages_used_monthly = 999, usage_month = '${thisMonth()}'`,
    );
    await say(owned);
    await buyPack(owned);
    await setCounters(owned, 'messages_used_monthly = 1999, credit_messages = 1');
    await say(owned);
    const warnings = await eventually(
      async () =>
        (await outbox(server)).filter(({ kind, to }) => kind === 'quota-warning' && to === owned.owner.email),
      (mails) => mails.length >= 2,
    );
    expect(warnings).toHaveLength(2);
    expect(warnings.map(({ text }) => /2[.,]?000/.test(text)).sort()).toEqual([false, true]);
  });
});

describe('money given back', () => {
  test('takes back what is unused, once, never below nothing, and not what was never paid', async () => {
    const [fresh, begun, two, early] = await Promise.all(Array.from({ length: 4 }, () => ownerOfBot(server)));
    if (!fresh || !begun || !two || !early) throw new Error('Four owners were asked for');
    const refund = (purchase: { id: string; priceCents: number }, name = '') => ({
      eventId: `refund-${purchase.id}${name}`,
      purchaseId: purchase.id,
      kind: 'refunded' as const,
      amountCents: purchase.priceCents,
    });
    const bought = await buyPack(fresh);
    const halfUsed = await buyPack(begun);
    await setCounters(begun, 'credit_messages = 400');
    await buyPack(two);
    const second = await buyPack(two, 'crediti-3000');
    await setCounters(two, 'credit_messages = credit_messages - 500');
    const { purchase: unpaid } = await orderPack(early);
    await buyPack(early, 'crediti-3000');

    await deliverPaymentEvents(server, [
      refund(bought),
      refund(bought),
      refund(bought, '-said-again'),
      refund(halfUsed),
      refund(second),
      refund(unpaid),
      // A payment that is heard of after its refund changes nothing any more.
      { ...refund(unpaid), eventId: 'late', kind: 'paid' },
    ]);
    const left = await Promise.all(
      [fresh, begun, two, early].map(async (owned) => (await counters(owned)).credits),
    );
    expect(left).toEqual([0, 0, 500, 3000]);
    expect((await fresh.get()).messagesMonthlyLimit).toBe(5000);
  }, 90_000);
});
