import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Where a story is looked at besides a light desktop in Italian. */
export const PHONE = { viewport: { value: 'phone', isRotated: false } };
export const DARK = { theme: 'dark' };
export const ENGLISH = { locale: 'en' };

/** Waits until the text is on the screen: what comes after, axe among it, sees the screen as its reader does. */
export const shows =
  (text: string | RegExp) =>
  async ({ canvas }: StoryContext): Promise<void> => {
    await canvas.findAllByText(text);
  };

/** The same, and nothing on the screen is wider than the window. */
export const fits =
  (text: string | RegExp) =>
  async (context: StoryContext): Promise<void> => {
    await shows(text)(context);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  };

/** A page of a list as the API answers it. */
export const pageOf = <Row>(data: Row[], pageSize = 20) => ({
  body: { data, meta: { page: 1, pageSize, total: data.length } },
});

/** `count` of a kind, each made from its number. */
export const many = <Thing>(count: number, make: (number: number) => Thing): Thing[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** Longer than anybody would write, with a word that no line can break. */
export const LONG_TITLE =
  'Consulenza straordinariamente lunga per la riorganizzazione amministrativa, contabile e commerciale della Precipitevolissimevolmenteingegneristica S.r.l. di Sant’Angelo';
