import { z } from '@strapi/utils';
import type { Context } from 'koa';
import { LOCALES, type Locale } from '../contract';

/** What a public read takes; `localeOf` reads it. */
export const localeQuery = z.object({ locale: z.enum(LOCALES).default('it').catch('it') });

/** The language a public read asks for by `?locale=`; Italian when it asks for none or for one we do not speak. */
export const localeOf = (ctx: Context): Locale => {
  const requested = ctx.query.locale;
  return LOCALES.find((locale) => locale === requested) ?? 'it';
};
