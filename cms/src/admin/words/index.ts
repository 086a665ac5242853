import { contentWords } from './contents';
import { enumerationWords } from './enumerations';
import { languageWords } from './languages';
import { mediaWords } from './media';
import { panelWords } from './panel';

export { panelWordsInEnglish } from './panel';

/** Strapi's own Italian, where it names itself or says nothing. */
export const words: Record<string, string> = {
  ...panelWords,
  ...contentWords,
  ...enumerationWords,
  ...languageWords,
  ...mediaWords,
};
