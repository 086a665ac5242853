import { fold } from '../tokenise';

/** Words that bind others: they stay as they are where other words stand for their kind alone. */
const FUNCTION_WORDS = new Set(
  (
    'a ad ai al alla alle agli allo che chi ci coi col come con cosa cui d da dai dal dalla dalle dallo degli dei del dell della delle ' +
    'dello di e ed era ha hanno ho i il in io l la le lei li lo loro lui ma me mi mia mie mio ne nei nel nella nelle non noi nostra ' +
    'nostri nostro o per perche piu poi prima qui quando quel quella quelli questo questa se sempre mai si sia siamo sono su sul sulla ' +
    'sui suo tra tu un una uno vi voi anche ancora solo senza finche the an of to and or if we they it is are do not don t our you your ' +
    'for with on in at by be no never always'
  ).split(' '),
);
/** Orders to the staff stand in the infinitive, often with the thing at its end: `segnarli`, `passargliela`. */
const INFINITIVE =
  /(?:ar|er|ir)(?:e|mi|ti|si|ci|vi|lo|la|li|le|gli|ne|glielo|gliela|gliene)$|^(?:dire|fare|porre|tradurre|dirgli|dirle|farlo|farla)$/u;
const PARTICIPLE = /(?:[aiu]t[oaie])$/u;

/** What a word is, where not which word it is tells something. */
const kindOf = (word: string, written: string, at: number): string => {
  if (/\d/u.test(word)) return '#number';
  if (FUNCTION_WORDS.has(word)) return word;
  if (word.length > 3 && INFINITIVE.test(word)) return '#infinitive';
  if (at > 0 && /^\p{Lu}/u.test(written)) return '#name';
  if (word.length > 4 && PARTICIPLE.test(word)) return '#participle';
  if (/iamo$/u.test(word)) return '#we';
  return word.length > 4 && /(?:ano|ono)$/u.test(word) ? '#they' : '#word';
};
const stemOf = (word: string): string =>
  word.length > 4 ? word.replace(/(?:[aeio]s|s|[aeiou])$/u, '') : word;

/** Everything by which a sentence shows whom it is for: words, their neighbours, and the order of their kinds, the first ones above all. */
export const sentenceFeatures = (sentence: string): string[] => {
  const written: string[] = sentence.match(/\p{L}+|\d+|[€%?!:;]/gu) ?? [];
  const words = written.map((word) => fold(word.toLowerCase()));
  const stems = words.map(stemOf);
  const kinds = words.map((word, at) => kindOf(word, written[at] ?? '', at));
  const features = new Set<string>([
    'any',
    `start ${kinds.slice(0, 1).join(' ')}`,
    `start ${kinds.slice(0, 2).join(' ')}`,
    `start ${kinds.slice(0, 3).join(' ')}`,
    `length ${Math.min(6, Math.floor(words.length / 4))}`,
  ]);
  words.forEach((word, at) => {
    features.add(`stem ${stems[at]}`).add(`prefix ${word.slice(0, 5)}`);
    if (at === 0) return;
    features
      .add(`stems ${stems[at - 1]} ${stems[at]}`)
      .add(`kinds ${kinds[at - 1]} ${kinds[at]}`)
      .add(`stem-kind ${stems[at - 1]} ${kinds[at]}`)
      .add(`kind-stem ${kinds[at - 1]} ${stems[at]}`);
    if (at > 1) features.add(`kinds ${kinds[at - 2]} ${kinds[at - 1]} ${kinds[at]}`);
  });
  return [...features];
};
