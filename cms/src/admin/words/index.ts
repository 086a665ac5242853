import { contentActionWords } from './content-actions';
import { contentWords } from './contents';
import { enumerationWords } from './enumerations';
import { languageWords } from './languages';
import { mediaWords } from './media';
import { mediaActionWords } from './media-actions';
import { panelWords } from './panel';

export { panelWordsInEnglish } from './panel';

/** Strapi's own Italian, where it names itself or says nothing. */
export const words: Record<string, string> = {
  ...panelWords,
  ...contentWords,
  ...contentActionWords,
  ...enumerationWords,
  ...languageWords,
  ...mediaWords,
  ...mediaActionWords,
};
