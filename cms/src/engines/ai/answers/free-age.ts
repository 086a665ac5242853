import { plain } from '../values/plain';
import type { Statement } from './material';

const FREE_BELOW =
  /\b(?:sotto (?:i |gli )?|fino (?:a |ai )|under |below )(\d{1,2})(?: anni| years)?\b[^.;]{0,30}\b(?:non pag\w+|gratis|gratuit\w+|free)\b|\b(?:gratis|gratuit\w+|free)\b[^.;]{0,20}\b(?:sotto (?:i |gli )?|under )(\d{1,2})\b/;
/** Below which age nobody pays, where the documents say so once. */
export const freeAgeIn = (statements: readonly Statement[]): number | null => {
  const ages = new Set(
    statements.flatMap(({ text }) => {
      const [, one, two] = FREE_BELOW.exec(plain(text)) ?? [];
      return one === undefined && two === undefined ? [] : [Number(one ?? two)];
    }),
  );
  const [only] = ages;
  return ages.size === 1 && only !== undefined ? only : null;
};
