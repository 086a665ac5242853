import path from 'node:path';
import { createStrapi } from '@strapi/strapi';

/**
 * `npm run seed`: demo content without a running server. Loading the application runs its bootstrap, and with it the
 * seeds, which only fill what is empty.
 */
const main = async (): Promise<void> => {
  const appDir = path.resolve(process.env.CMS_ROOT ?? process.cwd());
  process.env.CMS_ROOT = appDir;
  process.env.SEED_DEMO = 'true';
  const strapi = await createStrapi({
    appDir,
    distDir: path.resolve(__dirname, '../..'),
    serveAdminPanel: false,
    autoReload: false,
  }).load();
  for (const [uid, name] of [
    ['api::product.product', 'products'],
    ['api::article.article', 'articles (drafts and translations counted)'],
    ['api::booking.slot', 'openings'],
    ['api::booking.holiday', 'holidays'],
  ] as const)
    console.log(`${String(await strapi.db.query(uid).count()).padStart(5)} ${name}`);
  await strapi.destroy();
};

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
