const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/** The words of an HTML body, for searching and for descriptions. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/?(strong|em|a|code|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+|#\d+);/gi, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
