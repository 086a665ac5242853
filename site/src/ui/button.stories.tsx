import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button';

const meta = {
  title: 'Components/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Pubblica' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Elimina', icon: 'trash' } };
export const Small: Story = { args: { size: 's', icon: 'copy', children: 'Copia' } };
export const Busy: Story = { args: { busy: true, children: 'Salvataggio…' } };
export const Disabled: Story = { args: { disabled: true } };
