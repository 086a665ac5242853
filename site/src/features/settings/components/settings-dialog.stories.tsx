import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { DARK, ENGLISH, PHONE } from '../../../testing/stories';
import { SettingsDialog } from './settings-dialog';

const meta = {
  title: 'Features/Settings/Dialog',
  component: SettingsDialog,
  args: { open: true, onClose: () => undefined },
  parameters: { api: { 'GET /site-config': { body: { data: { engine: 'embedded', version: '0.1.0' } } } } },
  play: async () => {
    await screen.findByText('0.1.0');
  },
} satisfies Meta<typeof SettingsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Phone: Story = { globals: PHONE };
export const Dark: Story = { globals: DARK };
export const English: Story = { globals: ENGLISH };
