import type { Locale } from '../../../../contract';
import { lowerFirst, upperFirst } from './text';

/** Things that are called by a title, as books are. */
const TITLE_LABEL = /^(?:titolo|title|libro|book|film|spettacolo|show)$/iu;
/** Columns whose heading says what their names are names of: `Mura` under `Miscela` is the miscela Mura. */
const KINDS = String.raw`miscela|camera|suite|percorso|sentiero|tour|gita|barca|modello|linea|menu|pacchetto|room|trail|route|boat|package`;
const COURSES = 'corso|laboratorio|course|class|workshop';
const KIND_LABEL = new RegExp(`^(?:${KINDS})$`, 'iu');
const COURSE_LABEL = new RegExp(`^(?:${COURSES})$`, 'iu');
/** A present or a card stands among courses, and is none. */
const IS_NO_COURSE =
  /(?<!\p{L})(?:buon[oi]|regalo|tessera|abbonament[oi]|carnet|gift|card|voucher|pass|membership|noleggio)(?!\p{L})/iu;
const KIND_BEFORE = new RegExp(String.raw`^(?:${KINDS}|${COURSES})\s(?=\S)`, 'iu');
const KIND_AFTER = new RegExp(String.raw`(?<=\S)\s(?:${KINDS}|${COURSES})$`, 'iu');

/** What the first cell of a row names, with its kind where it is a mere name. */
export const namedBy = (label: string, value: string, language: Locale, holdsThings = false): string => {
  // `Silenzio` under `Nome`, beside what is in it, is what somebody called it.
  if (TITLE_LABEL.test(label) || (holdsThings && /^(?:nome|name)$/iu.test(label))) return `«${value}»`;
  const kind = label.toLowerCase();
  const isMereName = KIND_LABEL.test(kind) && /^\p{Lu}\p{Ll}+$/u.test(value);
  const isCourse =
    COURSE_LABEL.test(kind) && !value.toLowerCase().includes(kind) && !IS_NO_COURSE.test(value);
  if (!isMereName && !isCourse)
    return /^\p{Lu}{4,}(?=\s\p{Ll})/u.test(value) ? upperFirst(value.toLowerCase()) : value;
  const name = isCourse ? lowerFirst(value) : value;
  // "The Zagara Room" is a name, "pasta class" is not.
  return language === 'en'
    ? `${upperFirst(name)} ${isMereName ? upperFirst(kind) : kind}`
    : `${kind} ${name}`;
};

/** The name alone, which tells it from others of its kind. */
export const withoutKind = (name: string): string => name.replace(KIND_BEFORE, '').replace(KIND_AFTER, '');
