import path from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { verifyBooks } from '../api/purchase/verify-books';

/** `npm run verify:books`: reads every document without a running server; ends with 1 where one is not what was written. */
const main = async (): Promise<number> => {
  const appDir = path.resolve(process.env.CMS_ROOT ?? process.cwd());
  process.env.CMS_ROOT = appDir;
  const strapi = await createStrapi({
    appDir,
    distDir: path.resolve(__dirname, '../..'),
    serveAdminPanel: false,
    autoReload: false,
  }).load();
  const { documents, problems, wrong, lastHash } = await verifyBooks(strapi);
  for (const { number, problems: found } of problems) console.log(`${number}: ${found.join(', ')}`);
  console.log(`${documents} documents, ${wrong} not as they were written. The last hash is ${lastHash}`);
  await strapi.destroy();
  return wrong === 0 ? 0 : 1;
};

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(2);
  },
);
