import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusal } from '../../../testing/fake-network';
import { DARK, PHONE, shows } from '../../../testing/stories';
import Terms from './terms';

const OPERATOR = {
  name: 'Officina S.r.l.',
  address: 'Via Roma 12, Torino',
  vatNumber: 'IT01234567890',
  email: 'ciao@officina.test',
  pec: 'officina@pec.test',
};
const PAGE = 'GET /site/legal-pages/terms';

const meta = {
  title: 'Features/Legal/Terms',
  component: Terms,
  parameters: {
    layout: 'fullscreen',
    at: '/termini',
    api: {
      [PAGE]: {
        body: {
          data: {
            slug: 'terms',
            title: 'Termini di servizio',
            body: '<h2>Chi siamo</h2><p>Queste regole valgono per chi usa il servizio.</p>',
            version: 1,
            effectiveOn: '2026-11-01',
            operator: OPERATOR,
          },
        },
      },
    },
  },
} satisfies Meta<typeof Terms>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Loading: Story = { parameters: { api: { [PAGE]: 'pending' } } };
export const Failed: Story = {
  parameters: { api: { [PAGE]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const Phone: Story = { globals: PHONE };
export const Dark: Story = { globals: DARK };
