import type { Locale } from '../../../../contract';
import { lowerFirst } from '../profile/text';
import { articleOf, nounOf } from './grammar-it';
import { variantOf } from './offer-frames';

/** "Videoispezione: 60 euro.": a thing, and what is said of it. */
const LABELLED = /^([^:.?!,]{3,48}): (?!.*: )(.{4,})$/u;
/** What begins so is a sentence of its own, and loses its capital behind a few words. */
const BEGINS_SMALL =
  /^(?:(?:il|lo|la|i|gli|le|un|una|uno|chi|ogni|dal|dalla|dalle|da|in|a|ad|al|alla|per|si|ci|con|di|del|della|fino|entro|se|the|we|you|every|from|if|anyone|whoever|on)\s|(?:l|un|c|d|dell|all)[’'])/iu;

/** Whether a sentence calls something to mind. */
export const isReminder = (sentence: string): boolean =>
  /^(?:E per|Da tenere a mente|Da segnare|About|Worth knowing|A reminder)(?!\p{L})/u.test(sentence);

/** What was told once, called to mind in other words; '' where that does not read well. */
export const reminderOf = (sentence: string, language: Locale): string => {
  const [, thing = '', rest = ''] = LABELLED.exec(sentence) ?? [];
  const variant = variantOf(sentence, 2);
  if (thing !== '' && !BEGINS_SMALL.test(thing)) {
    const name = lowerFirst(thing);
    if (language === 'en') return `About ${/s$/u.test(name) ? name : `the ${name}`}: ${rest}`;
    const noun = nounOf(name);
    if (!noun) return '';
    return `${variant === 0 ? 'E per' : 'Da tenere a mente, per'} ${articleOf(name, noun)}${name}: ${rest}`;
  }
  if (thing !== '' || sentence.includes(': ') || !BEGINS_SMALL.test(sentence)) return '';
  const begun = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  if (language === 'en') return `${variant === 0 ? 'Worth knowing' : 'A reminder'}: ${begun}`;
  return `${variant === 0 ? 'Da segnare' : 'Da tenere a mente'}: ${begun}`;
};
