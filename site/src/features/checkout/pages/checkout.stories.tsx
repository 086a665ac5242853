import type { Product } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { anAccount } from '../../../testing/account';
import { refusal } from '../../../testing/fake-network';
import { aProduct } from '../../../testing/products';
import { DARK, ENGLISH, LONG_TITLE, PHONE, shows } from '../../../testing/stories';
import Checkout from './checkout';

const PRODUCT = 'GET /site/products/p1';
const CONFIG = { body: { data: { payments: { sandbox: true, stripe: false, bankTransfer: true } } } };
const selling = (product: Product) => ({
  api: { [PRODUCT]: { body: { data: product } }, 'GET /site-config': CONFIG },
});

const meta = {
  title: 'Features/Checkout/Order',
  component: Checkout,
  parameters: {
    layout: 'fullscreen',
    account: anAccount(),
    at: '/checkout?product=p1',
    path: '/checkout',
    ...selling(aProduct()),
  },
} satisfies Meta<typeof Checkout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscription: Story = { play: shows('Ordina e paga') };
export const OnceOnly: Story = {
  parameters: selling(
    aProduct({ title: 'Business plan', kind: 'service', billingPeriod: 'once', priceCents: 49_000 }),
  ),
  play: shows(/Business plan/),
};
export const Free: Story = { parameters: selling(aProduct({ priceCents: 0 })), play: shows(/Chatbot AI/) };
export const Incomplete: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ordina e paga' }));
    await expect(canvas.getByLabelText(/^Indirizzo/)).toBeInvalid();
  },
};
/** Whoever gives a code of six characters is asked for the codes of an office. */
export const PublicOffice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Azienda o P.IVA'));
    await userEvent.type(canvas.getByLabelText(/^Codice destinatario/), 'UF1234');
    await expect(canvas.getByLabelText(/^CIG/)).toBeVisible();
  },
};
export const LongTexts: Story = {
  parameters: selling(aProduct({ title: LONG_TITLE })),
  play: shows(LONG_TITLE),
};
export const Loading: Story = {
  parameters: { api: { [PRODUCT]: 'pending', 'GET /site-config': 'pending' } },
};
export const Failed: Story = {
  parameters: { api: { [PRODUCT]: refusal(503, 'UNAVAILABLE'), 'GET /site-config': CONFIG } },
  play: shows('Riprova'),
};
export const Phone: Story = { globals: PHONE, play: shows('Ordina e paga') };
export const Dark: Story = { globals: DARK, play: shows('Ordina e paga') };
export const English: Story = { globals: ENGLISH, play: shows(/Chatbot AI/) };
