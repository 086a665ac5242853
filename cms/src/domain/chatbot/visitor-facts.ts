const FAMILIES: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** The family of a browser and whether it is a phone's: all that is kept of a user agent. */
export const browserFamily = (userAgent: string): string => {
  const family = FAMILIES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Altro';
  return /\bMobile\b|\bAndroid\b/.test(userAgent) ? `${family} (mobile)` : family;
};

/** One line of visitor text that is safe to keep and to show: no control or direction characters, at most `max` characters. */
export const oneLine = (text: string, max = 300): string =>
  text
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);

/** The page a visitor is on, without what may be personal: no query, no fragment, no credentials. */
export const pageWithoutQuery = (address: string): string => {
  try {
    const url = new URL(address);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return '';
    return oneLine(`${url.host}${url.pathname}`);
  } catch {
    return '';
  }
};
