import type { ListNotifications, Notification } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anAccount } from '../../../testing/account';
import { refusal } from '../../../testing/fake-network';
import { DARK, ENGLISH, many, PHONE, shows } from '../../../testing/stories';
import Notifications from './notifications';

const LIST = 'GET /notifications';
const PAID: Notification = {
  id: 'n1',
  kind: 'purchase-paid',
  params: { productTitle: 'Chatbot AI' },
  link: '/i-miei-prodotti',
  createdAt: '2026-11-20T09:00:00.000Z',
  readAt: null,
};
const WAITING: Notification = {
  id: 'n2',
  kind: 'person-request',
  params: { botName: 'Forno', visitor: '', question: 'Fate torte nuziali?' },
  link: '/chatbot-builder?install_id=i1',
  createdAt: '2026-11-19T09:00:00.000Z',
  readAt: '2026-11-19T10:00:00.000Z',
};
const listed = (
  ...data: Notification[]
): { api: Record<string, { body: ListNotifications['response'] }> } => ({
  api: {
    [LIST]: {
      body: {
        data,
        meta: {
          page: 1,
          pageSize: 20,
          total: data.length,
          unread: data.filter(({ readAt }) => !readAt).length,
        },
      },
    },
  },
});

const meta = {
  title: 'Features/Notifications/List',
  component: Notifications,
  parameters: { account: anAccount(), at: '/notifiche', ...listed(PAID, WAITING) },
} satisfies Meta<typeof Notifications>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnreadAndRead: Story = { play: shows(/Fate torte nuziali/) };
export const Empty: Story = { parameters: listed() };
export const Loading: Story = { parameters: { api: { [LIST]: 'pending' } } };
export const Failed: Story = {
  parameters: { api: { [LIST]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const LongTexts: Story = {
  parameters: listed({
    ...WAITING,
    params: {
      botName: 'Forno',
      visitor: 'Anna Maria',
      question:
        'Vorrei sapere se fate torte nuziali a cinque piani, con consegna fuori provincia e allestimento? '.repeat(
          4,
        ),
    },
  }),
  play: shows(/allestimento/),
};
export const Many: Story = {
  parameters: listed(
    ...many(20, (number) => ({ ...PAID, id: `n${number}`, params: { productTitle: `Prodotto ${number}` } })),
  ),
  play: shows(/Prodotto 20/),
};
export const Phone: Story = { globals: PHONE, play: shows(/Fate torte nuziali/) };
export const Dark: Story = { globals: DARK, play: shows(/Fate torte nuziali/) };
export const English: Story = { globals: ENGLISH, play: shows(/Fate torte nuziali/) };
