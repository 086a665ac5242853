import path from 'node:path';
import { createStrapi } from '@strapi/strapi';

// The compiled tree this file lives in is the one that is served: `dist/src/serve.js` runs `dist/`.
const distDir = path.resolve(__dirname, '..');
const appDir = path.resolve(process.env.CMS_ROOT ?? process.cwd());
process.env.CMS_ROOT = appDir;

void createStrapi({
  appDir,
  distDir,
  serveAdminPanel: process.env.SERVE_PANEL !== 'false',
  autoReload: false,
}).start();
