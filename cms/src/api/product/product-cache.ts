import { createPublicCache } from '../../http/public-cache';

/** Ready answers of the public catalogue; cleared by `watchCatalogue` at each change. */
export const productCache = createPublicCache();
