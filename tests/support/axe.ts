import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The judge of a page's accessibility. Only frames need axe's way of joining what each of them found, on a blank page that it
 * opens, reads itself into and closes: a page without frames is judged where it stands, in two thirds of the work.
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
