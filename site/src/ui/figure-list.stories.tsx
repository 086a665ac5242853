import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureList } from './figure-list';

const meta = {
  title: 'Components/Figure list',
  tags: ['autodocs'],
  component: FigureList,
  args: {
    figures: [
      { name: 'Risposte del mese', value: '1.200' },
      { name: 'Token del mese', value: '390.000' },
      { name: 'Spesa del mese', value: '€4,12' },
      { name: 'Limite mensile', value: 'nessuno' },
    ],
  },
} satisfies Meta<typeof FigureList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourFigures: Story = {};
export const OneFigure: Story = { args: { figures: [{ name: 'Risposte', value: '64' }] } };
