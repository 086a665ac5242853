import { createPublicCache } from '../../http/public-cache';

/** Ready answers of the blog; cleared by `watchArticles` at each change. */
export const articleCache = createPublicCache();
