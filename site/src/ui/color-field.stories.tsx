import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ColorField } from './color-field';

const meta: Meta<typeof ColorField> = {
  title: 'Components/Colour field',
  tags: ['autodocs'],
  component: ColorField,
  args: { label: 'Colore del pulsante', value: '#d40000' },
  render: function Stateful(args) {
    const [value, setValue] = useState(args.value);
    return <ColorField {...args} value={value} onChange={setValue} />;
  },
};
export default meta;
type Story = StoryObj<typeof ColorField>;

export const Solid: Story = {};
export const SeeThrough: Story = { args: { value: 'hsla(180, 23%, 14%, 0.6)' } };
export const Disabled: Story = { args: { disabled: true } };
export const WithRecentColors: Story = {
  args: { recent: ['#7a1f3d', '#e07a2f', 'hsla(180, 23%, 14%, 0.6)'] },
};
export const WithRemark: Story = { args: { children: 'Poco leggibile: contrasto 2,3 a 1.' } };
