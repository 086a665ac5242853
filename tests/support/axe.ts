import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules of WCAG 2.2 at level AA, without axe's own advice. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The judge of a page's accessibility. Only frames need axe's way of joining what each of them found, on a blank page that it
 * opens, reads itself into and closes: a page without frames is judged where it stands, in two thirds of the work.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);

/** Fails with each rule that a page breaks, and where; without tags by axe's own rules and advice. */
export const expectAccessible = async (page: Page, tags?: string[]): Promise<void> => {
  const judge = axe(page);
  const { violations } = await (tags ? judge.withTags(tags) : judge).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
};
