import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { DARK, ENGLISH, PHONE } from '../../../testing/stories';
import Landing from './landing';

const meta = {
  title: 'Features/Landing/Landing page',
  component: Landing,
  parameters: { layout: 'fullscreen', api: {} },
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {};
export const Examples: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Esempi' }));
    await screen.findByRole('dialog');
  },
};
export const Phone: Story = { globals: PHONE };
export const Dark: Story = { globals: DARK };
export const English: Story = { globals: ENGLISH };
