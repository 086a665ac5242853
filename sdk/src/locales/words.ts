import { en } from './en.js';
import { it, type Words } from './it.js';

/** Italian unless English is asked for. */
export const wordsIn = (language: string): Words => (language.toLowerCase().startsWith('en') ? en : it);
