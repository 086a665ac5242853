import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { refusal } from '../../../testing/fake-network';
import { aProduct } from '../../../testing/products';
import { DARK, ENGLISH, LONG_TITLE, many, PHONE, shows } from '../../../testing/stories';
import Marketplace from './marketplace';

const LIST = 'GET /site/products';
const PRODUCTS = [
  aProduct({ badge: 'Novità', rating: { stars: 4.6, count: 31 } as never }),
  aProduct({
    id: 'p2',
    slug: 'post',
    kind: 'social',
    title: 'Creatore Post Social',
    description: 'Prepara e pubblica i post delle tue pagine.',
    priceCents: 1900,
  }),
  aProduct({
    id: 'p3',
    slug: 'piano',
    kind: 'service',
    title: 'Business plan',
    description: 'Un piano con bilanci previsionali.',
    priceCents: 49_000,
    billingPeriod: 'once',
  }),
];
const listed = (...data: ReturnType<typeof aProduct>[]) => ({ api: { [LIST]: { body: { data } } } });

const meta = {
  title: 'Features/Marketplace/Catalogue',
  component: Marketplace,
  parameters: { layout: 'fullscreen', at: '/marketplace', path: '/marketplace', ...listed(...PRODUCTS) },
} satisfies Meta<typeof Marketplace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = { play: shows('Business plan') };

/** Accents and case aside; the search is in the address. */
export const Search: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Business plan');
    await userEvent.type(canvas.getByRole('searchbox'), 'POST');
    await expect(canvas.queryByText('Business plan')).toBeNull();
    await expect(canvas.getByText('Creatore Post Social')).toBeVisible();
  },
};

export const NothingFound: Story = {
  parameters: { at: '/marketplace?q=zebra' },
  play: shows('Nessun prodotto trovato per la ricerca'),
};
export const Loading: Story = { parameters: { api: { [LIST]: 'pending' } } };
export const Failed: Story = {
  parameters: { api: { [LIST]: refusal(503, 'UNAVAILABLE') } },
  play: shows('Riprova'),
};
export const LongTexts: Story = {
  parameters: listed(
    aProduct({
      id: 'p9',
      slug: 'p9',
      title: LONG_TITLE,
      description: `${LONG_TITLE} `.repeat(6),
      badge: 'Occasione',
    }),
    ...PRODUCTS,
  ),
  play: shows(LONG_TITLE),
};
export const Many: Story = {
  parameters: listed(
    ...many(30, (number) => aProduct({ id: `p${number}`, slug: `p${number}`, title: `Prodotto ${number}` })),
  ),
  play: shows('Prodotto 30'),
};
export const Phone: Story = { globals: PHONE, play: shows('Business plan') };
export const Dark: Story = { globals: DARK, play: shows('Business plan') };
export const English: Story = { globals: ENGLISH, play: shows('Business plan') };
