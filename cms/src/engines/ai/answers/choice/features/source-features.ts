import { languageOf } from '../../../text/language';
import { remember } from '../../../text/remember';
import { rankOf } from '../../find-answer';
import { flag } from './flag';
import type { CandidateView, Features, PoolContext } from './pool-context';

/** Answerers that are told apart. */
const BANDS = [
  ['statement'],
  ['quote'],
  ['cell'],
  ['cells'],
  ['any-cell'],
  ['row'],
  ['sentence'],
  ['passage'],
  ['hours'],
  ['total', 'sum'],
  ['superlative'],
  ['comparison'],
  ['list', 'rows'],
  ['notice'],
  ['address', 'phone', 'email', 'mail', 'booking', 'contacts', 'contact', 'whatsapp'],
  ['person', 'persons'],
  ['timetable', 'presence'],
  ['availability'],
  ['case'],
  ['remark'],
  ['share'],
  ['name'],
  ['limit'],
] as const;

/** Stand for a place in a ranking that a candidate is not in. */
const NO_PASSAGE = 20;
const NO_SENTENCE = 10;

/** Which answerer wrote it; the same for all that it wrote. */
const bandFeatures = remember((band: string): Features => {
  const isOf = (bands: readonly string[]): boolean => bands.includes(band);
  return {
    ...Object.fromEntries(BANDS.map((bands) => [`b.${bands[0]}`, flag(isOf(bands))])),
    'b.other': flag(!BANDS.some(isOf)),
  };
});

/** Where the index found it (`r`), what the answerer that wrote it thinks of it (`a`), and which answerer and document that is (`b`). */
export const sourceFeatures = (
  { pooled: { candidate }, reading: { frame }, text, passage }: CandidateView,
  { near, situation }: PoolContext,
): Features => {
  const rank = passage ? near.indexOf(passage) : -1;
  const top = situation.near[0]?.score ?? 0;
  const ranked = situation.ranked.findIndex(
    (each) => each.passage === passage && (each.text.includes(text) || text.includes(each.text)),
  );
  return {
    'r.passage': rank < 0 ? NO_PASSAGE : rank,
    'r.behind': rank < 0 ? NO_SENTENCE : top - (situation.near[rank]?.score ?? 0),
    'r.sentence': ranked < 0 ? NO_SENTENCE : ranked,
    'r.confidence': situation.confidence,
    'r.firstWhenSure': ranked === 0 ? situation.confidence : 0,
    'a.score': candidate.score,
    'a.rank': rankOf(candidate),
    'a.coverage': candidate.coverage,
    'a.carried': candidate.carried,
    'a.fits': flag(candidate.fits),
    'a.first': flag(candidate.isFirst),
    'a.exact': candidate.isExact === undefined ? -1 : flag(candidate.isExact),
    'a.labelled': flag(candidate.isLabelled),
    'a.composed': flag(candidate.isComposed),
    'a.missing': Math.max(0, ...candidate.missing.map(({ weight }) => weight)),
    ...bandFeatures(candidate.band),
    'b.ofRow': flag((passage?.row ?? null) !== null),
    'b.ofPair': flag((passage?.question ?? null) !== null),
    'l.differs': flag(languageOf(text, frame.language) !== frame.language),
  };
};
