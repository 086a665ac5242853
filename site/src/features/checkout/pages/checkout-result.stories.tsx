import type { PurchaseDetail } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAccount } from '../../../testing/account';
import { refusal } from '../../../testing/fake-network';
import { aPurchaseDetail } from '../../../testing/products';
import { DARK, ENGLISH, PHONE, shows } from '../../../testing/stories';
import CheckoutResult from './checkout-result';

const ORDER = 'GET /purchases/order-1';
const ordered = (changes: Partial<PurchaseDetail> = {}) => ({
  api: { [ORDER]: { body: { data: aPurchaseDetail(changes) } } },
});

const meta = {
  title: 'Features/Checkout/Result',
  component: CheckoutResult,
  parameters: {
    layout: 'fullscreen',
    account: anAccount(),
    at: '/checkout/esito?purchase=order-1',
    path: '/checkout/esito',
    ...ordered(),
  },
} satisfies Meta<typeof CheckoutResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = { play: shows('Pagamento riuscito') };
export const PaidForOneOfSeveralBots: Story = {
  parameters: ordered({ chatbot: { name: 'Aria', host: 'forno.it' } }),
  play: shows(/Aria · forno.it/),
};
export const Free: Story = { parameters: ordered({ priceCents: 0 }), play: shows('È tuo') };
export const Waiting: Story = { parameters: ordered({ status: 'pending', installationId: null }) };
export const Loading: Story = { parameters: { api: { [ORDER]: 'pending' } } };
export const Failed: Story = {
  parameters: { api: { [ORDER]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const Phone: Story = { globals: PHONE, play: shows('Pagamento riuscito') };
export const Dark: Story = { globals: DARK, play: shows('Pagamento riuscito') };
export const English: Story = { globals: ENGLISH, play: shows(/Chatbot AI/) };
