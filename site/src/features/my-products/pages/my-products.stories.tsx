import type { PlanOffer, Purchase } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { anAccount } from '../../../testing/account';
import { refusal } from '../../../testing/fake-network';
import { aPurchase, NO_ACTIONS } from '../../../testing/products';
import { DARK, ENGLISH, fits, LONG_TITLE, many, PHONE, shows } from '../../../testing/stories';
import MyProducts from './my-products';

const LIST = 'GET /purchases';
const ARIA = aPurchase({
  chatbot: { name: 'Aria', host: 'forno.it' },
  actions: {
    ...NO_ACTIONS,
    cancel: true,
    changeCard: true,
    correctBilling: true,
    rate: true,
    changePlan: true,
    pause: true,
  },
});
const PURCHASES = [
  ARIA,
  aPurchase({ id: 'order-2', installationId: 'i2', chatbot: { name: 'Luna', host: null } }),
  aPurchase({ id: 'order-3', status: 'pending', installationId: null, method: 'transfer' }),
  aPurchase({ id: 'order-4', installationId: 'i4', status: 'expiring' }),
];
const listed = (...data: Purchase[]) => ({ api: { [LIST]: { body: { data } } } });

const meta = {
  title: 'Features/My products/List',
  component: MyProducts,
  parameters: { account: anAccount(), at: '/i-miei-prodotti', ...listed(...PURCHASES) },
} satisfies Meta<typeof MyProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Chatbots are told apart by the name and the site of each. */
export const SeveralChatbots: Story = { play: shows('Aria · forno.it') };

export const Actions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Azioni per .*Aria/ }));
    await screen.findByRole('menuitem', { name: 'Ricevute' });
  },
};

const PLAN_OFFER = {
  kind: 'change',
  period: 'year',
  priceCents: 29_000,
  when: 'now',
  amountCents: 27_550,
  creditCents: 1450,
  renewsAt: '2027-11-21T09:00:00.000Z',
} satisfies PlanOffer;

/** All that a change comes to stands there before it is confirmed. */
export const ChangeOfPlan: Story = {
  parameters: {
    api: {
      [LIST]: { body: { data: [ARIA] } },
      'GET /purchases/order-1/plan': { body: { data: PLAN_OFFER } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Azioni per/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Passa al piano annuale' }));
    await screen.findByRole('button', { name: 'Paga €275,50' });
  },
};

export const Pause: Story = {
  parameters: listed(ARIA),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Azioni per/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Metti in pausa' }));
    await screen.findByLabelText(/^In pausa fino al/);
  },
};

export const Paused: Story = {
  parameters: listed(
    aPurchase({
      pausedUntil: '2027-01-21T00:00:00.000Z',
      suspended: true,
      actions: { ...NO_ACTIONS, cancel: true, endPause: true },
    }),
    aPurchase({
      id: 'order-2',
      billingPeriod: 'year',
      nextPlan: { period: 'month', priceCents: 2900 },
      actions: { ...NO_ACTIONS, cancel: true, changePlan: true },
    }),
  ),
  play: shows('In pausa fino al 21/01/2027'),
};

export const Empty: Story = { parameters: listed(), play: shows(/marketplace/i) };
export const Loading: Story = { parameters: { api: { [LIST]: 'pending' } } };
export const Failed: Story = {
  parameters: { api: { [LIST]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const LongTexts: Story = {
  globals: PHONE,
  parameters: listed(
    aPurchase({
      product: { ...ARIA.product, title: LONG_TITLE },
      chatbot: {
        name: 'Assistente della Precipitevolissimevolmente',
        host: 'precipitevolissimevolmente.example',
      },
    }),
  ),
  play: fits(LONG_TITLE),
};
export const Many: Story = {
  parameters: listed(
    ...many(40, (number) =>
      aPurchase({
        id: `o${number}`,
        installationId: `i${number}`,
        chatbot: { name: `Bot ${number}`, host: `sito${number}.it` },
      }),
    ),
  ),
  play: shows('Bot 40 · sito40.it'),
};
export const Phone: Story = { globals: PHONE, play: shows('Aria · forno.it') };
export const Dark: Story = { globals: DARK, play: shows('Aria · forno.it') };
export const English: Story = { globals: ENGLISH, play: shows('Aria · forno.it') };
