import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { refusal, type ApiReply } from '../../../testing/fake-network';
import { DARK, ENGLISH, PHONE, shows } from '../../../testing/stories';
import Login from './login';

const CONFIG: ApiReply = { body: { data: { googleSignIn: true } } };

const meta = {
  title: 'Features/Accounts/Sign in',
  component: Login,
  parameters: { layout: 'fullscreen', at: '/login', path: '/login', api: { 'GET /site-config': CONFIG } },
} satisfies Meta<typeof Login>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { play: shows('Accedi') };

/** Nothing is sent while a field is wrong: each says what is missing. */
export const Incomplete: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await canvas.findAllByText('Accedi');
    const submit = canvasElement.querySelector<HTMLElement>('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await shows(/non valida|richiest|almeno/)(context);
  },
};
export const Refused: Story = {
  parameters: { api: { 'GET /site-config': CONFIG, 'POST /auth/local': refusal(429, 'RATE_LIMITED') } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'anna.bianchi@example.test');
    await userEvent.type(canvas.getByLabelText('Password'), 'officina-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Accedi' }));
    await canvas.findByRole('alert');
  },
};
export const Phone: Story = { globals: PHONE, play: shows('Accedi') };
export const Dark: Story = { globals: DARK, play: shows('Accedi') };
export const English: Story = { globals: ENGLISH, play: shows('Log in') };
