import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import type { ApiReply } from '../../../testing/fake-network';
import { DARK, ENGLISH, PHONE, shows } from '../../../testing/stories';
import ForgotPassword from './forgot-password';

const CONFIG: ApiReply = { body: { data: { googleSignIn: true } } };

const meta = {
  title: 'Features/Accounts/Forgotten password',
  component: ForgotPassword,
  parameters: {
    layout: 'fullscreen',
    at: '/forgot-password',
    path: '/forgot-password',
    api: { 'GET /site-config': CONFIG },
  },
} satisfies Meta<typeof ForgotPassword>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { play: shows('Password dimenticata') };

/** Nothing is sent while a field is wrong: each says what is missing. */
export const Incomplete: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await canvas.findAllByText('Password dimenticata');
    const submit = canvasElement.querySelector<HTMLElement>('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await shows(/email/)(context);
  },
};
export const Phone: Story = { globals: PHONE, play: shows('Password dimenticata') };
export const Dark: Story = { globals: DARK, play: shows('Password dimenticata') };
export const English: Story = { globals: ENGLISH, play: shows('Forgotten password') };
