import { BUSINESS } from './lexicon/business';
import { GENERAL } from './lexicon/general';
import { TRADES } from './lexicon/trades';
import { stem } from './stem';
import { fold } from './tokenise';

/** One word speaks of the others, not the other way round: a country is abroad, what fell was struck. */
const SPEAKS_OF = [
  'francia germania spagna austria svizzera belgio olanda portogallo inghilterra londra parigi > europa estero unione',
  'america usa stati giappone cina australia canada brasile > estero fuori mondo',
  'sicilia sardegna elba > isole',
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
  'napoli roma milano torino palermo bologna firenze > italia',
  'whatsapp telegram messaggio > scrivere scrivi messaggio contatti',
  'facebook instagram social > contatti pagina',
  'umido rumore odore strano > guasto problema difetto',
];

/** A word of a group, folded, with its stem in the language it is of. */
export interface AlikeWord {
  folded: string;
  stem: string;
}

const words = (side: string, language: 'it' | 'en'): AlikeWord[] =>
  side
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ folded: fold(word), stem: stem(word, language) }));

const byWord = new Map<string, AlikeWord[]>();
const byStem = new Map<string, AlikeWord[]>();
const learn = (from: AlikeWord[], to: AlikeWord[]): void => {
  for (const word of from) {
    byWord.set(word.folded, [...(byWord.get(word.folded) ?? []), ...to]);
    // A short stem belongs to too many words.
    if (word.stem.length > 2) byStem.set(word.stem, [...(byStem.get(word.stem) ?? []), ...to]);
  }
};
for (const group of [...BUSINESS, ...TRADES, ...GENERAL]) {
  const [italian = '', english = ''] = group.split('|');
  const all = [...words(italian, 'it'), ...words(english, 'en')];
  learn(all, all);
}
for (const row of SPEAKS_OF) {
  const [from = '', to = ''] = row.split('>');
  learn(words(from, 'it'), words(to, 'it'));
}

/** Words that stand for the same thing as a word, without its own forms. */
export const alikeWords = (folded: string, stems: readonly string[]): AlikeWord[] => {
  // A question may be in another language than all of the material.
  const known = new Set([...stems, stem(folded, 'it'), stem(folded, 'en')]);
  const found = byWord.get(folded) ?? [...known].flatMap((each) => byStem.get(each) ?? []);
  return found.filter((each) => !stems.includes(each.stem));
};
