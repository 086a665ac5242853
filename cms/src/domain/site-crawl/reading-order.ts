/** What visitors ask about, as sites name their pages in Italian and English. */
const ASKED_ABOUT =
  /(?:^|[/_-])(?:contatt\w*|contact\w*|orari?o?|opening\w*|hours|dove-siamo|chi-siamo|about\w*|faq\w*|domande\w*|prezz\w*|listin\w*|tariff\w*|pric\w*|men[uù]|serviz\w*|services?|consegn\w*|spedizion\w*|shipping|delivery|resi|returns?|pagament\w*|payments?|prenot\w*|booking|camere|rooms|garanzi\w*|warranty)(?=[/_.-]|$)/i;
/** Posts and lists of posts: many, and rarely what a visitor asks about. */
const CHRONICLE =
  /(?:^|\/)(?:blog|news|notizie|articoli|tags?|category|categori[ae]|author|autore|archiv\w*|page|pagina)(?:\/|$)|\/(?:19|20)\d\d\//i;

const pathOf = (address: string): string => {
  const { pathname } = new URL(address);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

const rankOf = (address: string): number => {
  const path = pathOf(address);
  if (path === '/') return 0;
  if (CHRONICLE.test(path)) return 3;
  return ASKED_ABOUT.test(path) ? 1 : 2;
};

/**
 * For sorting addresses of a site: its first page, then what visitors ask about, then the rest, posts last. A large site takes minutes to
 * read, and more pages than a chatbot may have: its owner sees proposals before its end, and what counts must be read by then.
 */
export const byReadingOrder = (one: string, other: string): number => rankOf(one) - rankOf(other);
