/** True for Italy under its names, and for no name at all. */
export const inItaly = (country: string): boolean => /^(|it|ita|italia|italy)$/i.test(country.trim());

const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let codes: Map<string, string> | null = null;

/** Every country's code by its names in Italian and English, as the platform knows them. */
const codesByName = (): Map<string, string> => {
  const found = new Map<string, string>();
  for (const language of ['it', 'en']) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
      // Two letters that name no country of today, such as EU and UN, or one of yesterday.
      const name = ['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB'].includes(code) ? undefined : names.of(code);
      const isToday = name && new Intl.Locale(`und-${code}`).region === code;
      if (isToday && !found.has(fold(name))) found.set(fold(name), code);
    }
  }
  return found;
};

/** The two-letter code of a country that people typed, by its name or the code itself; null when it is none. */
export const countryCode = (country: string): string | null => {
  if (inItaly(country)) return 'IT';
  codes ??= codesByName();
  const typed = country.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(typed) && [...codes.values()].includes(typed)) return typed;
  return codes.get(fold(country)) ?? null;
};

/** Every country with its name in a language, in the order of its alphabet; Italy, where nearly all buyers are, is first. */
export const countriesIn = (locale: 'it' | 'en'): { code: string; name: string }[] => {
  codes ??= codesByName();
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return [...new Set(codes.values())]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) =>
      one.code === 'IT' ? -1 : other.code === 'IT' ? 1 : one.name.localeCompare(other.name, locale),
    );
};
