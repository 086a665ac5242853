import { italianStem } from './italian-stem';
import { IRREGULAR } from './irregular';

/**
 * Where the stemmer parts the forms of one word, or parts a verb from its noun: "apriamo" is in the document, "aprite" in the
 * question. The first word of a row is the stem that all of them get. Only what businesses are asked about; the rest of the language
 * is the stemmer's.
 */
const ITALIAN = [
  'apr aprire apre apri apro aprite apriamo aprono apriva apriremo aprirete aprirà riaprite riaprire riapriamo aperto aperti aperta aperte apertura aperture aprì aprirono',
  'chiud chiuso chiusi chiusa chiuse chiusura chiusure chiudiamo richiudete chiuse chiusero chiudere chiude chiudono',
  'sped spedizione spedizioni',
  'restitu restituiamo restituirlo restituirla',
  'rend reso resi renderlo renderla',
  'disd disdico disdice disdici disdiciamo disdetta disdette disdirlo',
  'iscriv iscrizione iscrizioni iscritto iscritti iscrivermi',
  'offr offrire offre offri offro offriamo offrite offrono offrì offrirono offerto offerta offerte',
  'garant garanzia garanzie garantite',
  'cuoc cottura cotto cotta cotti cuociamo',
  'partenz partire partiamo ripartire riparto riparte ripartiamo',
  'sostitu sostituiamo sostitutiva sostitutivo',
  'scegl scelta scelte scelgo scelto',
  'richied richiesta richieste richiesto',
  'perd perso persa perse',
  'romp rotto rotta rotti rotte rompo rompono',
  'lav lavaggio lavaggi lavo lavabile lavabili',
  'pul pulizia pulizie puliamo pulite',
  'ten tengo tieni tiene tengono',
  'sospend sospensione sospensioni sospeso sospesa',
  'visit visita visite visito',
  'vegan vegano vegane',
  'allerg allergene allergeni allergica allergici',
  'gratuit gratis gratuito gratuita gratuiti gratuite gratuitamente',
  'includ incluso inclusa inclusi incluse',
  'comprend compreso compresa compresi comprese comprende comprendono',
  'ricev ricevere ricevo ricevi riceviamo ricevimento ricevuto',
  'consegn consegnarlo riconsegna riconsegnare',
  'certific certificato certificati certificazione certificazioni certificata',
  'danneggi danneggiato danneggiata danneggiati danno danni',
  'assicur assicurazione assicurazioni assicurato assicurata assicurate',
  'dist distanza distante distanti distano',
];

/** The stem of a word whose forms the stemmer would part. */
export const LEMMAS: ReadonlyMap<string, string> = new Map([
  ...IRREGULAR.flatMap((row) => {
    const forms = row.split(' ');
    const lemma = italianStem(forms[0] ?? '');
    return forms.map((form): [string, string] => [form, lemma]);
  }),
  ...ITALIAN.flatMap((row) => {
    const [lemma = '', ...forms] = row.split(' ');
    return forms.map((form): [string, string] => [form, lemma]);
  }),
]);
