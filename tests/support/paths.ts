import path from 'node:path';

export const repositoryRoot = path.resolve(import.meta.dirname, '../..');
export const cmsRoot = path.join(repositoryRoot, 'cms');
/** The compiled server under test; `CMS_DIST` points elsewhere while several builds live side by side. */
export const cmsDist = path.resolve(process.env.CMS_DIST ?? path.join(cmsRoot, 'dist'));
