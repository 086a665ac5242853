import type { Project } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { anAccount } from '../../../testing/account';
import { refusal } from '../../../testing/fake-network';
import { DARK, ENGLISH, LONG_TITLE, many, pageOf, PHONE, shows } from '../../../testing/stories';
import { aProject } from '../testing';
import Projects from './projects';

const LIST = 'GET /projects';
const listed = (...data: Project[]) => ({ api: { [LIST]: pageOf(data) } });

const meta = {
  title: 'Features/Projects/List',
  component: Projects,
  parameters: {
    account: anAccount(),
    at: '/projects',
    ...listed(aProject(), aProject({ id: 'p2', name: 'Idea di bottega', kind: 'business-idea', step: 8 })),
  },
} satisfies Meta<typeof Projects>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralKinds: Story = { play: shows('Idea di bottega') };

export const Actions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Azioni per Forno 2027' }));
    await screen.findByRole('menuitem', { name: 'Archivia' });
  },
};

export const Renaming: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Azioni per Forno 2027' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rinomina' }));
    await screen.findByRole('dialog');
  },
};

export const Empty: Story = { parameters: listed() };
export const Loading: Story = { parameters: { api: { [LIST]: 'pending' } } };
export const Failed: Story = {
  parameters: { api: { [LIST]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const LongTexts: Story = {
  parameters: listed(aProject({ name: LONG_TITLE, companyName: LONG_TITLE })),
  play: shows(new RegExp(LONG_TITLE.slice(0, 20))),
};
export const Many: Story = {
  parameters: listed(
    ...many(20, (number) => aProject({ id: `p${number}`, name: `Progetto ${number}`, step: number % 9 })),
  ),
  play: shows('Progetto 20'),
};
export const Phone: Story = { globals: PHONE, play: shows('Idea di bottega') };
export const Dark: Story = { globals: DARK, play: shows('Idea di bottega') };
export const English: Story = { globals: ENGLISH, play: shows('Idea di bottega') };
