import type { Locale } from '../../../contract';
import type { ShortAnswer } from '../../../domain/article/short-answers';
import { chatbotEnglish } from './chatbot-english';
import { chatbotItalian } from './chatbot-italian';
import { platformEnglish } from './platform-english';
import { platformItalian } from './platform-italian';

/** What the product's own chatbot answers from the help articles, by their slugs. */
export const HELP_ANSWERS: Record<Locale, Record<string, ShortAnswer[]>> = {
  it: { ...chatbotItalian, ...platformItalian },
  en: { ...chatbotEnglish, ...platformEnglish },
};
