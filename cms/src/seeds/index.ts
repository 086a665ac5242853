import type { Core } from '@strapi/strapi';
import { readSettings } from '../settings';
import { seedAccounts } from './seed-accounts';
import { seedArticles } from './seed-articles';
import { seedDemoPurchase } from './seed-demo-purchase';
import { seedProducts } from './seed-products';

const SEEDS = [seedAccounts, seedProducts, seedArticles, seedDemoPurchase];

/**
 * Demo content where SEED_DEMO asks for it. Each seed looks before it writes, and writes all or nothing: a server
 * stopped half-way goes on at the next start, and a second start adds nothing.
 */
export const seedDemo = async (strapi: Core.Strapi): Promise<void> => {
  if (!readSettings().seedDemo) return;
  for (const seed of SEEDS) await strapi.db.transaction(() => seed(strapi));
};
