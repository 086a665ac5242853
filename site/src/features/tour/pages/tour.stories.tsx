import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { DARK, ENGLISH, PHONE, shows } from '../../../testing/stories';
import Tour from './tour';

const meta = {
  title: 'Features/Tour/Tour',
  component: Tour,
  parameters: { layout: 'fullscreen', at: '/tutorial', path: '/tutorial' },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { play: shows('Benvenuto in Officina') };
export const Next: Story = {
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Avanti' }));
    await shows('Una chat che sa che cosa chiedere')(context);
  },
};
export const Phone: Story = { globals: PHONE, play: shows('Benvenuto in Officina') };
export const Dark: Story = { globals: DARK, play: shows('Benvenuto in Officina') };
export const English: Story = { globals: ENGLISH, play: shows('Welcome to Officina') };
