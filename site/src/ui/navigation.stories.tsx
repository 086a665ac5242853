import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { Button } from './button';
import { Card } from './card';
import { Menu } from './menu';
import { Table } from './table';
import { Tabs } from './tabs';
import { Tooltip } from './tooltip';

const meta = { title: 'Components/Structure', tags: ['autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const TABS = [
  { id: 'install', label: 'Installazione', icon: 'code' },
  { id: 'design', label: 'Design', icon: 'palette' },
  { id: 'training', label: 'Addestramento', icon: 'book' },
] as const;

function Tabbed() {
  const [value, setValue] = useState<(typeof TABS)[number]['id']>('install');
  return (
    <Tabs label="Sezioni" tabs={TABS} value={value} onChange={setValue}>
      <Card>{value}</Card>
    </Tabs>
  );
}
export const TabsOfABuilder: Story = { render: () => <Tabbed /> };

export const AccountMenu: Story = {
  render: () => (
    <div css={{ display: 'flex', minHeight: 220 }}>
      <Menu
        label="Menu di Anna"
        trigger="Anna Bianchi"
        align="start"
        items={[
          { id: 'profile', label: 'Profilo', icon: 'user', to: '/profile' },
          { id: 'out', label: 'Esci', icon: 'logout', onSelect: () => undefined },
        ]}
      />
    </div>
  ),
};

export const OpenMenu: Story = {
  ...AccountMenu,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu di Anna' }));
    await expect(await screen.findByRole('menuitem', { name: 'Profilo' })).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(screen.getByRole('menuitem', { name: 'Esci' })).toHaveFocus();
  },
};

export const Files: Story = {
  render: () => (
    <Table
      label="File di addestramento"
      columns={[
        {
          id: 'name',
          header: 'Nome',
          cell: (row: { name: string; size: string }) => row.name,
          rowHeader: true,
        },
        { id: 'size', header: 'Dimensione', cell: (row) => row.size, align: 'end' },
      ]}
      rows={[
        { name: 'listino.pdf', size: '312 kB' },
        { name: 'orari.txt', size: '2 kB' },
      ]}
      rowKey={(row) => row.name}
    />
  ),
};

export const Hint: Story = {
  render: () => (
    <div css={{ padding: 60 }}>
      <Tooltip text="Si può annullare con Ctrl+Z">
        {(described) => <Button {...described}>Ripristina</Button>}
      </Tooltip>
    </div>
  ),
};
