import { BUSINESS } from './lexicon/business';
import { GENERAL } from './lexicon/general';
import { type LexiconWord, readGroup } from './lexicon/group';
import { BILINGUAL } from './lexicon/synonyms/bilingual';
import { TRANSLATIONS } from './lexicon/synonyms';
import { PLAIN_ENGLISH } from './lexicon/synonyms/plain-english';
import { TRADES } from './lexicon/trades';
import { stem } from './stem';

/** A place lies in another. */
const PLACES = [
  'francia germania spagna austria svizzera belgio olanda portogallo inghilterra londra parigi > europa estero unione',
  'america giappone cina australia canada brasile > estero fuori mondo',
  'sicilia sardegna elba > isole italia',
  'napoli roma milano torino palermo bologna firenze genova bari puglia calabria lombardia toscana campania piemonte veneto > italia',
];

/** One word speaks of the others, not the other way round: what fell was struck. */
const SPEAKS_OF = [
  'cade cadono caduta cadere > urti urto rotture rottura',
  'presento presentarsi presentarmi vengo > venire avvisare disdire',
  'nave aereo > trasporto corriere',
  'annullare disdire cancellare rinunciare > avvisare avvisateci avvisaci',
  'figlia figlio nipote > minorenni ragazzi genitore bambini',
  'pranzo > continuato orario',
  'cose borsa zaino vestiti effetti > armadietti armadietto deposito guardaroba',
  'anziani anziano > dolce terza over',
  'denti dente > odontoiatrica dentistico',
  'cagnolino gattino cucciolo micio > cane gatto animali',
  'capodanno natale pasqua ferragosto epifania > festivi feste festività chiusi',
  'neonato neonati bebè > bambini culla',
  'sposarsi sposo sposa > matrimonio cerimonia',
  'satispay paypal postepay klarna scalapay > pagamento pagamenti pagare',
  'whatsapp telegram messaggio > scrivere scrivi messaggio contatti',
  'facebook instagram social > contatti pagina',
  'aperti aperto aprite chiudete chiusi apertura orari > riceve riceviamo ricevimento reception',
  'dogana > dazi extra paga',
  'umido rumore odore strano > guasto problema difetto',
];

type Index = Map<string, LexiconWord[]>;
const add = (index: Index, key: string, to: LexiconWord[]): void =>
  void index.set(key, [...(index.get(key) ?? []), ...to]);

const byWord: Index = new Map();
const byStem: Index = new Map();
for (const group of [...BUSINESS, ...TRADES, ...GENERAL, ...BILINGUAL, ...TRANSLATIONS]) {
  const all = readGroup(group);
  for (const word of all) {
    add(byWord, word.folded, all);
    // A short stem belongs to too many words.
    if (word.stem.length > 2) add(byStem, word.stem, all);
  }
}
// An English visitor asks of Italian documents; "rate" of an Italian one are no English "rates".
for (const group of PLAIN_ENGLISH) {
  const [italian = '', english = ''] = group.split('|');
  for (const word of readGroup(`|${english}`)) {
    add(byWord, word.folded, readGroup(italian));
    if (word.stem.length > 2) add(byStem, word.stem, readGroup(italian));
  }
}
const spokenOf: Index = new Map();
for (const row of [...PLACES, ...SPEAKS_OF]) {
  const [from = '', to = ''] = row.split('>');
  for (const each of new Set(readGroup(from).map((word) => word.stem))) add(spokenOf, each, readGroup(to));
}

/** A word of the language rather than a name, as far as the lists of this folder know it. Expects a folded word. */
export const isCommonWord = (folded: string): boolean =>
  byWord.has(folded) || byStem.has(stem(folded, 'it')) || byStem.has(stem(folded, 'en'));

/** Words that stand for the same thing as a word, without its own forms. */
export const alikeWords = (folded: string, stems: readonly string[]): LexiconWord[] => {
  // A question may be in another language than all of the material.
  const known = new Set([...stems, stem(folded, 'it'), stem(folded, 'en')]);
  const of = (index: Index): LexiconWord[] => [...known].flatMap((each) => index.get(each) ?? []);
  const found = [...(byWord.get(folded) ?? of(byStem)), ...of(spokenOf)];
  return found.filter((each) => !stems.includes(each.stem));
};

const places = new Set(PLACES.flatMap((row) => row.split('>')[0]?.trim().split(' ') ?? []));
/** "In Sicilia" asks for a place; a word that only begins alike, "siciliano", tells where something comes from. */
export const isPlace = (folded: string): boolean => places.has(folded);
