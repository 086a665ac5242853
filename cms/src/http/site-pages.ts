import type { Core } from '@strapi/strapi';
import type { ReadyPage } from './site-renderer';

/** Draws a page of the site; null while the site is not built. */
export type DrawPage = (url: URL) => Promise<ReadyPage | null>;

const pages = new WeakMap<Core.Strapi, DrawPage>();

/** Lets others of this process ask for pages, and share what was just drawn. */
export const offerSitePages = (strapi: Core.Strapi, draw: DrawPage): void => {
  pages.set(strapi, draw);
};

/** A page of the site as `global::site` draws it. */
export const drawSitePage = (strapi: Core.Strapi, url: URL): Promise<ReadyPage | null> =>
  pages.get(strapi)?.(url) ?? Promise.resolve(null);
