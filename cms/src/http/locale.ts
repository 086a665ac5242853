import type { Context } from 'koa';
import { LOCALES, type Locale } from '../contract';

/** The language a public read asks for by `?locale=`; Italian when it asks for none or for one we do not speak. */
export const localeOf = (ctx: Context): Locale => {
  const requested = ctx.query.locale;
  return LOCALES.find((locale) => locale === requested) ?? 'it';
};
