import { IRREGULAR_FORMS } from './lexicon/verbs/irregular';
import { REGULAR_VERBS } from './lexicon/verbs/regular';
import { infinitiveOf } from './word-forms';
import { remember } from './remember';

const INFINITIVES: ReadonlySet<string> = new Set(REGULAR_VERBS.flatMap((row) => row.split(' ')));
const byForm = new Map<string, string[]>();
for (const row of IRREGULAR_FORMS) {
  const [infinitive = '', ...forms] = row.split(' ');
  for (const form of [infinitive, ...forms]) byForm.set(form, [...(byForm.get(form) ?? []), infinitive]);
}

const OF_ARE =
  'o i a iamo ate ano avo avi ava avamo avate avano ero erai era eremo erete eranno erei eresti erebbe eremmo ereste erebbero ato ata ati ate ando assi asse assimo aste assero ino ai iate';
const OF_ERE =
  'o i e iamo ete ono evo evi eva evamo evate evano ero erai era eremo erete eranno erei eresti erebbe eremmo ereste erebbero uto uta uti ute endo essi esse essimo este essero a ano iate';
const OF_IRE =
  'o i e iamo ite ono isco isci isce iscono ivo ivi iva ivamo ivate ivano iro irai ira iremo irete iranno irei iresti irebbe iremmo ireste irebbero ito ita iti ite endo issi isse issimo iste issero a ano isca iscano iate';
const ENDINGS: [ending: string, infinitive: string][] = [
  [OF_ARE, 'are'],
  [OF_ERE, 'ere'],
  [OF_IRE, 'ire'],
].flatMap(([endings = '', infinitive = '']) =>
  endings.split(' ').map((ending): [string, string] => [ending, infinitive]),
);
/** A shorter root belongs to too many words. */
const SHORTEST_ROOT = 2;
const PRONOUNS = /(?:me|te|ce|ve|se|glie)?(?:mi|ti|ci|vi|si|lo|la|li|le|ne)$/;

const ofForm = (word: string): string[] => {
  const found = new Set(byForm.get(word) ?? []);
  if (INFINITIVES.has(word)) found.add(word);
  for (const [ending, infinitive] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < SHORTEST_ROOT) continue;
    const root = word.slice(0, -ending.length);
    // "Paghi", "lasci", "mangeremo": letters that only keep the sound.
    for (const each of [root, `${root}i`, root.replace(/([cg])h$/, '$1')])
      if (INFINITIVES.has(`${each}${infinitive}`)) found.add(`${each}${infinitive}`);
  }
  return [...found];
};

/** The verbs that a folded word may be a form of, pronouns at its end aside: of "lasciarla" and "lascio" lasciare. */
export const infinitivesOf = remember((word: string): readonly string[] => {
  const infinitive = infinitiveOf(word);
  if (infinitive !== null && (INFINITIVES.has(infinitive) || byForm.has(infinitive))) return [infinitive];
  const found = ofForm(word);
  // "Tenetemelo", "lasciandola": an imperative or a gerund may have them as well.
  if (found.length === 0 && word.length > 7) return ofForm(word.replace(PRONOUNS, ''));
  return found;
});
