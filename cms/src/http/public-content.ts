import type { Core } from '@strapi/strapi';
import { engines } from '../engines';

const CHANNEL = 'public-content';

/** Says to whoever keeps something made of public content that it has changed: here at once, and in every other instance. */
export const announcePublicContent = (strapi: Core.Strapi): void => engines(strapi).live.tell(CHANNEL, {});

/** Calls `forget` whenever public content has changed, whichever instance changed it. */
export const onPublicContentChange = (strapi: Core.Strapi, forget: () => void): void => {
  engines(strapi).live.listen(CHANNEL, forget);
};
