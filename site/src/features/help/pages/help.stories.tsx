import type { HelpEntry } from '@contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { anAccount } from '../../../testing/account';
import { refusal } from '../../../testing/fake-network';
import { DARK, ENGLISH, many, PHONE, shows } from '../../../testing/stories';
import Help from './help';

const ENTRIES: HelpEntry[] = [
  { slug: 'primi-passi', topic: 'start', title: 'Da dove comincio?', text: 'Scrivi nella pagina iniziale.' },
  {
    slug: 'eliminare-account',
    topic: 'account',
    title: 'Eliminare l’account',
    text: 'Per cancellare tutto serve la password.',
  },
  { slug: 'come-pagare', topic: 'purchases', title: 'Come posso pagare?', text: 'Con carta o bonifico.' },
];
const LIST = 'GET /site/help-articles';

const meta = {
  title: 'Features/Help/Help centre',
  component: Help,
  parameters: { layout: 'fullscreen', at: '/help', api: { [LIST]: { body: { data: ENTRIES } } } },
} satisfies Meta<typeof Help>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { play: shows('Da dove comincio?') };

export const SignedIn: Story = { parameters: { account: anAccount() }, play: shows('Da dove comincio?') };

/** A question in everyday words finds its answer, in another form of its verb. */
export const Search: Story = {
  play: async (context) => {
    await shows('Da dove comincio?')(context);
    const { canvas } = context;
    await userEvent.type(canvas.getByRole('searchbox'), 'come cancello il mio account');
    await canvas.findByRole('link', { name: 'Eliminare l’account' });
    await expect(canvas.queryByRole('link', { name: 'Come posso pagare?' })).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async (context) => {
    await shows('Da dove comincio?')(context);
    await userEvent.type(context.canvas.getByRole('searchbox'), 'bitcoin');
    await shows('Nessuna risposta trovata')(context);
  },
};

/** What a form says of fields that are missing, beside them. */
export const MessageRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invia il messaggio' }));
    await expect(canvas.getByLabelText(/Messaggio/)).toBeInvalid();
  },
};

export const Loading: Story = { parameters: { api: { [LIST]: 'pending' } } };

export const Failed: Story = {
  parameters: { api: { [LIST]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};

export const Many: Story = {
  parameters: {
    api: {
      [LIST]: {
        body: {
          data: many(40, (number) => ({
            ...ENTRIES[number % ENTRIES.length]!,
            slug: `voce-${number}`,
            title: `Domanda ${number}`,
          })),
        },
      },
    },
  },
  play: shows('Domanda 40'),
};

export const Phone: Story = { globals: PHONE, play: shows('Da dove comincio?') };
export const Dark: Story = { globals: DARK, play: shows('Da dove comincio?') };
export const English: Story = { globals: ENGLISH, play: shows('Help') };
