import { readQuantities } from '../../values/quantities';
import type { Candidate } from '../candidate';
import type { Frame } from '../frame';
import { sameKind } from '../holds-measure';
import type { Pooled } from './pool';

export interface Ranked {
  pooled: Pooled;
  likely: number;
}

/** Quotes of several sentences, of which one may answer. */
const QUOTES: ReadonlySet<string> = new Set(['quote', 'passage', 'statement']);
const SENTENCES: ReadonlySet<string> = new Set(['sentence', 'statement', 'limit', 'notice']);
/** How much less likely the one sentence may be. */
const NEARLY = 0.12;
/** Shorter replies are read in one look. */
const SHORT = 60;

/** What denies or excepts belongs to the reply, wherever it stands. */
const EXCEPTS =
  /(?<!\p{L})(?:non|no|né|mai|niente|nessun\p{L}*|solo|soltanto|tranne|salvo|esclus\p{L}+|eccetto|not|never|only|except|unless)(?!\p{L})/u;

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}€%]+/gu, ' ')
    .trim();

const lacksNoMore = (part: Candidate, whole: Candidate): boolean =>
  part.missing.every((term) => whole.missing.includes(term)) || whole.missing.length > part.missing.length;

/** "14 days before: all; 13 to 5 days: half": the case that was asked about may be another sentence's. */
const holdsCase = (text: string, { quantities }: Frame): boolean =>
  readQuantities(text).some(({ unit }) => quantities.some((each) => sameKind(each.unit, unit)));

/** "Spediamo ovunque. I corsi sono di lunedì." to where they ship: the sentence that answers, without its neighbours, where that may answer. */
export const concise = (
  best: Ranked,
  others: readonly Ranked[],
  mayAnswer: (pooled: Pooled) => boolean,
): Ranked => {
  const { candidate, frame } = best.pooled;
  if (!QUOTES.has(candidate.band) || candidate.text.length < SHORT) return best;
  // To "is it so?" the sentence beside may hold the yes.
  const asksWhether = frame.isYesNo && frame.measure === null;
  const whole = ` ${bare(candidate.text)} `;
  const parts = others.filter(
    ({ pooled, likely }) =>
      pooled.frame === frame &&
      SENTENCES.has(pooled.candidate.band) &&
      best.likely - likely <= NEARLY &&
      pooled.candidate.text.length < candidate.text.length &&
      whole.includes(` ${bare(pooled.candidate.text)} `) &&
      (pooled.candidate.band === 'limit' ||
        (!asksWhether &&
          !EXCEPTS.test(whole.replace(bare(pooled.candidate.text), '')) &&
          !holdsCase(candidate.text.replace(pooled.candidate.text, ''), frame))) &&
      (candidate.band === 'quote' || lacksNoMore(pooled.candidate, candidate)) &&
      // Last: it costs more than all the others.
      mayAnswer(pooled),
  );
  return parts.sort((a, b) => b.likely - a.likely)[0] ?? best;
};
