import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import type { ApiReply } from '../../../testing/fake-network';
import { DARK, ENGLISH, PHONE, shows } from '../../../testing/stories';
import Signup from './signup';

const CONFIG: ApiReply = { body: { data: { googleSignIn: true } } };

const meta = {
  title: 'Features/Accounts/Sign up',
  component: Signup,
  parameters: { layout: 'fullscreen', at: '/signup', path: '/signup', api: { 'GET /site-config': CONFIG } },
} satisfies Meta<typeof Signup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { play: shows('Crea il tuo account') };

/** Nothing is sent while a field is wrong: each says what is missing. */
export const Incomplete: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await canvas.findAllByText('Crea il tuo account');
    const submit = canvasElement.querySelector<HTMLElement>('button[type=submit]');
    if (submit) await userEvent.click(submit);
    await shows(/non valida|richiest|almeno/)(context);
  },
};
export const Phone: Story = { globals: PHONE, play: shows('Crea il tuo account') };
export const Dark: Story = { globals: DARK, play: shows('Crea il tuo account') };
export const English: Story = { globals: ENGLISH, play: shows('Create your account') };
