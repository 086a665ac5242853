import { isPrivateHeading } from './privacy';
import { lowerFirst, upperFirst } from './text';

export const BULLET = /^\s*(?:[-–—*•▪·>✓✔]+|\d{1,2}[.)])\s+/u;

/** "--- solo staff ---", "*** Come si conserva ***": a heading among marks. */
const DECORATED =
  /^(?:[-–—=*_~#+]\s*){2,}([^-–—=*_~#+\s].{1,60}?)\s*[-–—=*_~#+]*$|^[([]([^()[\]:.!?]{3,40})[)\]]$/u;
/** A heading among marks as one with a single mark; any other line as it is. */
export const undecorated = (line: string): string => {
  const [, marked, bracketed] = DECORATED.exec(line) ?? [];
  if (marked !== undefined)
    return /^#+\s[^#]*$/u.test(line) || /^\*\*[^*]+\*\*[^*]/u.test(line) ? line : `# ${marked}`;
  return bracketed === undefined || !isPrivateHeading(bracketed) ? line : `# ${bracketed}`;
};

/** Headings that name no subject. */
const NO_SUBJECT =
  /^(?:.*\b(?:posts?|social)\b.*|(?:le |i |the |our )?(?:domande|risposte|consigli|trucchi|lavori finiti|lavori fatti|questions|answers|tips)\b.*|avvis[oi]|la nostra storia|chi siamo|domande\b.*|faq\b.*|listin\w*|prezz\w+|note|cos[ae] (?:che|da)\s.*|things (?:to|you|we|i)\s.*|informazioni|benvenuti|presentazione|storia|tre esempi|esempi|casi(?: \p{L}+)?|storie|referenze|lavori|progetti|un esempio|about us|our story|notice|questions\b.*|welcome|frequently\b.*|prices?|come lavoriamo|.*[,:].*|tempi che\b.*|consigli\w*|(?:come|how|perché|why|quando|when|che)(?:\s.*)?|tempi|(?:i|le|il|la|gli|our|the) nostr\w+ .*|our \p{L}+|tips?|cose utili|da sapere|around(?: \p{L}+)*|nearby|in the area|(?:nei |i )?dintorni|in zona|intorno|lo sapevi\b.*)$/iu;

/** "Prima di portare un capo" is no subject: its lines go on with it. */
const LEADS_IN = /^(?:prima di|dopo|quando|appena|before|after|when)\s/iu;
/** "Lavatelo: …", "Tienilo, …": an order about a thing that stands elsewhere. */
const ABOUT_IT =
  /^(?:\p{L}{2,}(?:ate|ete|ite)(?:lo|la|li|le)(?!\p{L})|\p{L}{2,}[ai](?:lo|la|li|le)[:,]\s|\p{L}+ (?:it|them)[:,.]\s)/iu;
/** "Come si fa una moka": what it is called above its steps. */
const SHOWS_HOW = /^(?:come|how)\s/iu;

/** "Acqua fino alla valvola, mai oltre": it says how much or where, and has no verb. */
const MEASURED_OUT =
  /^(?!(?:non|se|chi|si)\s)\p{L}+ [^.:,]*, (?:mai|senza|non|niente|never|without|not)\s[^.:,]*\.?$/iu;

const headingText = (heading: string): string => {
  const plain = heading
    .replace(/^#+\s*/u, '')
    .replace(/[.:!\s]+$/u, '')
    .trim();
  return plain === plain.toUpperCase() ? upperFirst(plain.toLowerCase()) : plain;
};

/** A line of advice that can be read alone: with its heading where it points to it; '' where nothing says what it is about. */
export const advised = (text: string, heading: string): string => {
  const above = headingText(heading);
  if (ABOUT_IT.test(text)) return LEADS_IN.test(above) ? `${above}, ${lowerFirst(text)}` : '';
  return SHOWS_HOW.test(above) && above.length < 50 && MEASURED_OUT.test(text)
    ? `${above}: ${lowerFirst(text)}`
    : text;
};

/** What a heading says that its lines are about; '' where it names no subject. */
export const topicOf = (heading: string): string => {
  const plain = heading
    .replace(/^#+\s*/u, '')
    .replace(/\s+[-–—]\s+.*$/u, '')
    .replace(/\([^)]*\)/gu, '')
    .replace(/[.:!\s]+$/u, '')
    // "Credenza da cucina in noce, primi del Novecento" is about the credenza.
    .replace(/^((?:[^\s,:]+\s){2,}[^\s,:]+),\s.*$/u, '$1')
    .trim();
  if (NO_SUBJECT.test(plain) || LEADS_IN.test(plain)) return '';
  return /\p{Lu}{3}/u.test(plain) && plain.length > 4 && plain === plain.toUpperCase()
    ? upperFirst(plain.toLowerCase())
    : plain;
};

/** "Appunti per i post" is a heading for the writer. */
export const WRITTEN_NOTES = /^#*\s*(?:appunt|not[ae]|idee|spunti|notes?|ideas?)|\b(?:posts?|social)\b/iu;

/** True for a line that stands above others. */
export const isHeading = (line: string, previous: string | undefined, next: string | undefined): boolean => {
  if (/^#/u.test(line)) return true;
  if (line.length > 70 || BULLET.test(line) || /[.!?;,]$/u.test(line)) return false;
  const letters = line.replace(/\([^)]*\)/gu, '').replace(/[^\p{L}]/gu, '');
  if (letters.length > 3 && letters === letters.toUpperCase()) return true;
  if (/€|\beuro\b|:\s/iu.test(line)) return false;
  return (
    (previous === undefined || previous === '') &&
    next !== undefined &&
    (next === '' || next.length > line.length)
  );
};

const HAS_VERB =
  /(?<!\p{L})(?:è|sono|si|ci|va|vanno|ha|hanno|non|serve|servono|basta|bastano|costa|costano|dura|durano|può|possono|deve|devono|fa|fanno|\p{L}{3,}(?:iamo|ate|ete|ite)|is|are|has|have|can|do|does|we|you|it|they)(?!\p{L})/iu;
/** "Giovedì arrivano le scatole.", "Venerdì si imballa.": steps of one thing. */
const WEEKDAY_FIRST =
  /^(?:(?:luned|marted|mercoled|gioved|venerd)ì|sabato|domenica|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\s/iu;
const LONGEST_ITEM = 90;
/** Lines of a document whose marks were lost: short, without an end, one under the other, and some of them no sentence. */
export const unmarkedListIn = (lines: readonly string[]): ReadonlySet<number> => {
  const found = new Set<number>();
  let run: number[] = [];
  const byDay = lines.flatMap((line, at) => (WEEKDAY_FIRST.test(line) ? [at] : []));
  for (const at of byDay)
    if ([at - 1, at + 1].filter((near) => byDay.includes(near)).length > 0) found.add(at);
  // Two days are two notices.
  if (found.size < 3) found.clear();
  const close = (): void => {
    if (run.length > 1 && run.some((at) => !HAS_VERB.test(lines[at] ?? '')))
      for (const at of run) found.add(at);
    run = [];
  };
  for (const [at, line] of lines.entries())
    if (
      line === '' ||
      line.length > LONGEST_ITEM ||
      /[.!?:;]$|^#|^[DRQA][.:)]\s|:\s/u.test(line) ||
      BULLET.test(line) ||
      isHeading(line, lines[at - 1], lines[at + 1])
    )
      close();
    else run.push(at);
  close();
  return found;
};
