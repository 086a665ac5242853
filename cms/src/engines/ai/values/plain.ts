import { fold } from '../text/tokenise';
import { remember } from '../text/remember';

/** A text as the readers of values see it: lower case, no accents, one kind of quote, dash and space. */
export const plain = remember((text: string): string =>
  fold(text.toLowerCase())
    .replace(/[\u2018\u2019\u00b4`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim(),
);
