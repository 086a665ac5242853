import type { Core } from '@strapi/strapi';
import { LOCALES, type Locale } from '../contract';

interface LocalesService {
  find(): Promise<{ code: string }[]>;
  create(locale: { code: string; name: string }): Promise<unknown>;
  setDefaultLocale(locale: { code: string }): Promise<unknown>;
  getDefaultLocale(): Promise<string | null>;
}

const NAMES: Record<Locale, string> = { it: 'Italiano', en: 'English' };

/** Italian and English, Italian first. Before any localised content is made. */
export const ensureLocales = async (strapi: Core.Strapi): Promise<void> => {
  const locales = strapi.plugin('i18n').service<LocalesService>('locales');
  const existing = (await locales.find()).map(({ code }) => code);
  for (const code of LOCALES) if (!existing.includes(code)) await locales.create({ code, name: NAMES[code] });
  if ((await locales.getDefaultLocale()) !== 'it') await locales.setDefaultLocale({ code: 'it' });
};
