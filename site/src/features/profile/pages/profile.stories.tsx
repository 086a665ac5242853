import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { anAccount } from '../../../testing/account';
import { refusal, type ApiRoutes } from '../../../testing/fake-network';
import { DARK, ENGLISH, LONG_TITLE, PHONE, shows } from '../../../testing/stories';
import Profile from './profile';

const account = anAccount();
const routes = (profile: object = {}): ApiRoutes => ({
  'GET /me/profile': {
    body: {
      data: { account, hasPassword: true, newEmail: null, createdAt: '2026-11-01T09:00:00.000Z', ...profile },
    },
  },
  'GET /company': { body: { data: null } },
  'GET /me/sessions': { body: { data: [] } },
  'GET /me/second-factor': { body: { data: { enabledAt: null, recoveryCodesLeft: 0, passkeys: false } } },
  'GET /me/passkeys': { body: { data: [] } },
});

const meta = {
  title: 'Features/Profile/Profile',
  component: Profile,
  parameters: { account, at: '/profile', path: '/profile', api: routes() },
} satisfies Meta<typeof Profile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { play: shows('Dati personali') };
export const WithoutPassword: Story = {
  parameters: { api: routes({ hasPassword: false }) },
  play: shows('Imposta una password via email'),
};
export const NewEmailWaiting: Story = {
  parameters: {
    api: routes({
      newEmail: { address: 'anna@nuovo-indirizzo.example', expiresAt: '2099-01-01T00:00:00.000Z' },
    }),
  },
  play: shows(/anna@nuovo-indirizzo.example/),
};

/** What is wrong stands beside its field. */
export const CompanyRefused: Story = {
  play: async ({ canvas }) => {
    const company = within(await canvas.findByRole('region', { name: 'Azienda e fatturazione' }));
    await userEvent.click(await company.findByRole('button', { name: 'Salva dati aziendali' }));
    await expect(company.getByText('Il nome è richiesto')).toBeVisible();
  },
};

export const Loading: Story = { parameters: { api: { 'GET /me/profile': 'pending' } } };
export const Failed: Story = {
  parameters: { api: { ...routes(), 'GET /me/profile': refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const LongTexts: Story = {
  parameters: { account: anAccount({ displayName: LONG_TITLE.slice(0, 80) }) },
  play: shows('Dati personali'),
};
export const Phone: Story = { globals: PHONE, play: shows('Dati personali') };
export const Dark: Story = { globals: DARK, play: shows('Dati personali') };
export const English: Story = { globals: ENGLISH, play: shows('Open sessions') };
