import type { Purchase } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { anAccount } from '../../../testing/account';
import { refusal } from '../../../testing/fake-network';
import { aPurchase } from '../../../testing/products';
import { DARK, ENGLISH, fits, LONG_TITLE, many, PHONE, shows } from '../../../testing/stories';
import MyProducts from './my-products';

const LIST = 'GET /purchases';
const ARIA = aPurchase({
  chatbot: { name: 'Aria', host: 'forno.it' },
  actions: {
    cancel: true,
    resume: false,
    withdrawUntil: null,
    changeCard: true,
    correctBilling: true,
    rate: true,
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
