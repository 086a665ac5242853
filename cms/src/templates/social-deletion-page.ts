import { BRAND, type Locale } from '../contract';

const WORDS: Record<Locale, { title: string; text: (day: string) => string }> = {
  it: {
    title: 'Dati eliminati',
    text: (day) =>
      `Il ${day} abbiamo eliminato gli accessi e gli account che avevi collegato qui. Non ne resta nulla.`,
  },
  en: {
    title: 'Data deleted',
    text: (day) =>
      `On ${day} we deleted the accesses and accounts that you had connected here. Nothing of them is left.`,
  },
};

/** Tells somebody who had their data deleted at Meta that it was done here. */
export const socialDeletionPage = (day: Date, locale: Locale): string => {
  const { title, text } = WORDS[locale];
  const date = day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${title} · ${BRAND.name}</title></head><body><main><h1>${title}</h1><p>${text(date)}</p></main></body></html>`
  );
};
