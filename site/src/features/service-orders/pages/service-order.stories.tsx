import type { ServiceOrder } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAccount } from '../../../testing/account';
import { refusal } from '../../../testing/fake-network';
import { A_BRIEF, aServiceFile, aServiceMessage, aServiceOrder } from '../../../testing/service-orders';
import { DARK, ENGLISH, LONG_TITLE, many, PHONE, shows } from '../../../testing/stories';
import ServiceOrderPage from './service-order';

const ORDER = 'GET /service-orders/o1';
const ordered = (changes: Partial<ServiceOrder> = {}) => ({
  api: { [ORDER]: { body: { data: aServiceOrder(changes) } } },
});

const meta = {
  title: 'Features/Service orders/Order',
  component: ServiceOrderPage,
  parameters: {
    account: anAccount(),
    at: '/ordini/o1',
    path: '/ordini/:id',
    ...ordered(),
  },
} satisfies Meta<typeof ServiceOrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToStart: Story = { play: shows('Business plan') };
export const Delivered: Story = {
  parameters: ordered({
    state: 'delivered',
    brief: A_BRIEF,
    dueOn: '2026-12-04',
    deliveredAt: '2026-12-01T09:00:00.000Z',
    messages: [
      aServiceMessage({ kind: 'delivery', text: 'Ecco il piano completo.', files: [aServiceFile()] }),
    ],
    actions: { sendBrief: false, write: true, accept: true, askForRevision: true },
  }),
  play: shows('Ecco il piano completo.'),
};
export const ManyMessages: Story = {
  parameters: ordered({
    state: 'in-progress',
    brief: A_BRIEF,
    messages: many(20, (number) =>
      aServiceMessage({
        id: `m${number}`,
        from: number % 2 ? 'team' : 'customer',
        text: `Messaggio ${number}`,
      }),
    ),
  }),
  play: shows('Messaggio 20'),
};
export const LongTexts: Story = { parameters: ordered({ title: LONG_TITLE }), play: shows(LONG_TITLE) };
export const Loading: Story = { parameters: { api: { [ORDER]: 'pending' } } };
export const Missing: Story = { parameters: { api: { [ORDER]: refusal(404, 'NOT_FOUND') } } };
export const Failed: Story = {
  parameters: { api: { [ORDER]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const Phone: Story = { globals: PHONE, play: shows('Business plan') };
export const Dark: Story = { globals: DARK, play: shows('Business plan') };
export const English: Story = { globals: ENGLISH, play: shows('Business plan') };
