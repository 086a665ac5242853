import type { Locale } from '../../../../contract';
import { en } from './en';
import { it } from './it';
import type { AdviserWords } from './words';

export const WORDS: Readonly<Record<Locale, AdviserWords>> = { it, en };
