import type { Report } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { anAccount } from '../../../testing/account';
import { refusal } from '../../../testing/fake-network';
import { DARK, ENGLISH, PHONE, shows } from '../../../testing/stories';
import { aProject, aReport, REPORT_DOCUMENT } from '../testing';
import ReportPage from './report';

const LIST = 'GET /projects/p1/reports';
const listed = (reports: Report[], done = 8) => ({
  api: {
    [LIST]: {
      body: {
        data: reports,
        meta: {
          project: aProject({ step: done }),
          progress: { done, of: 8, draftReady: done >= 4, complete: done === 8 },
        },
      },
    },
    'GET /reports/r1': { body: { data: { ...aReport(), document: REPORT_DOCUMENT } } },
  },
});

const meta = {
  title: 'Features/Projects/Report',
  component: ReportPage,
  parameters: {
    account: anAccount(),
    at: '/projects/p1/report',
    path: '/projects/:projectId/report/:reportId?',
    ...listed([aReport()]),
  },
} satisfies Meta<typeof ReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = { play: shows('Analisi · Forno Rossi') };

/** Every chart has its figures in a table. */
export const ChartAsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('I dati del grafico in tabella'));
    await canvas.findByRole('region', { name: 'Fatturato e pareggio' });
  },
};

export const NotYetMade: Story = { parameters: listed([], 3) };
export const BeingWritten: Story = { parameters: listed([aReport({ state: 'making' as Report['state'] })]) };
export const Loading: Story = { parameters: { api: { [LIST]: 'pending' } } };
export const Failed: Story = {
  parameters: { api: { [LIST]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const Phone: Story = { globals: PHONE, play: shows('Analisi · Forno Rossi') };
export const Dark: Story = { globals: DARK, play: shows('Analisi · Forno Rossi') };
export const English: Story = { globals: ENGLISH, play: shows('Analisi · Forno Rossi') };
