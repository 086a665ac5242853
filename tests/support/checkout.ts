import { expect, type Page } from '@playwright/test';

export const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('Indirizzo').fill('Via Roma 1');
  await page.getByLabel('Città').fill('Bologna');
  await page.getByLabel('CAP').fill('40121');
};

/** Address and tax code of a private person, who has to give them before anything is paid. */
export const fillBilling = async (page: Page): Promise<void> => {
  await fillAddress(page);
  await page.getByLabel('Codice fiscale').fill('RSSMRA85T10A562S');
};

/** Buys a product in the sandbox, as a private person who is signed in. */
export const buy = async (page: Page, url: string, product: string): Promise<void> => {
  await page.goto(`${url}/checkout?product=${product}`);
  await fillBilling(page);
  await page.getByRole('button', { name: 'Ordina e paga' }).click();
  await page.getByRole('button', { name: /^Paga €/ }).click();
  await expect(page.getByRole('heading', { name: 'Pagamento riuscito' })).toBeVisible();
};
