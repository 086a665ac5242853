import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { anAccount } from '../../../testing/account';
import { refusal, type ApiRoutes } from '../../../testing/fake-network';
import { anAdminServiceOrder } from '../../../testing/service-orders';
import { DARK, ENGLISH, LONG_TITLE, many, pageOf, PHONE, shows } from '../../../testing/stories';
import { aFailedJob, aMail, aModel, aStatus, CONNECTED_MODEL, queueOf } from '../testing';
import Admin from './admin';

const opening = (tab: string, api: ApiRoutes) => ({ at: `/admin?tab=${tab}`, api });
const MAILS = 'GET /admin/mails';

const meta = {
  title: 'Features/Administration/Dashboard',
  component: Admin,
  parameters: {
    account: anAccount({ role: 'admin' }),
    path: '/admin',
    ...opening('mails', { [MAILS]: pageOf([aMail()]) }),
  },
} satisfies Meta<typeof Admin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Mails: Story = { play: shows(/451 come back/) };

/** Arrows choose the next section, as in every row of tabs. */
export const ByKeyboard: Story = {
  parameters: opening('mails', { [MAILS]: pageOf([]), 'GET /admin/system': aStatus() }),
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { selected: true });
    tab.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByRole('tab', { name: 'Sistema' })).toHaveFocus();
  },
};

export const ManyMails: Story = {
  parameters: opening('mails', {
    [MAILS]: pageOf(many(25, (number) => aMail({ id: `m${number}`, to: `cliente${number}@clienti.test` }))),
  }),
  play: shows(/cliente25@clienti.test/),
};
export const LongTexts: Story = {
  parameters: opening('mails', { [MAILS]: pageOf([aMail({ subject: LONG_TITLE, lastError: LONG_TITLE })]) }),
  play: shows(new RegExp(LONG_TITLE.slice(0, 20))),
};
export const Empty: Story = { parameters: opening('mails', { [MAILS]: pageOf([]) }) };
export const Loading: Story = { parameters: opening('mails', { [MAILS]: 'pending' }) };
export const Failed: Story = {
  parameters: opening('mails', { [MAILS]: refusal(503, 'UNAVAILABLE') }),
  play: shows('Riprova'),
};
export const Models: Story = {
  parameters: opening('models', {
    'GET /admin/models': { body: { data: [aModel(), CONNECTED_MODEL], meta: { months: [] } } },
    'GET /admin/models/local': { body: { data: [] } },
  }),
  play: shows(/gpt-4.1-mini/),
};
export const ServiceOrders: Story = {
  parameters: opening('orders', {
    'GET /admin/service-orders': {
      body: { data: [anAdminServiceOrder()], meta: { team: [{ id: 'u1', name: 'Giulia Rossi' }], total: 1 } },
    },
  }),
  play: shows(/Anna Bianchi/),
};
export const SystemStatus: Story = { parameters: opening('system', { 'GET /admin/system': aStatus() }) };
export const SystemTrouble: Story = {
  parameters: opening('system', {
    'GET /admin/system': aStatus({ queue: queueOf(...many(3, (number) => aFailedJob(`j${number}`))) }),
  }),
};
export const Holidays: Story = {
  parameters: opening('holidays', {
    'GET /admin/holidays': {
      body: { data: [{ id: 'h1', day: '2026-12-08', name: 'Immacolata', bookings: 0 }] },
    },
  }),
};
export const Phone: Story = { globals: PHONE, play: shows(/451 come back/) };
export const Dark: Story = { globals: DARK, play: shows(/451 come back/) };
export const English: Story = { globals: ENGLISH, play: shows(/451 come back/) };
