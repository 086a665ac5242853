import { stem } from './stem';
import { fold } from './tokenise';

/**
 * Words that visitors and owners use for one thing, in both languages: "a che ora aprite" is in the document as "orari di apertura".
 * Only what nearly every business has; the rest is the documents' own business.
 */
const GROUPS = [
  'orari orario apertura aperto aperti aperta aprite apre aprire chiusura chiuso chiusi chiudete chiude chiudere | hours opening open closing close closed',
  'prezzo prezzi costo costi costa costano tariffa tariffe listino euro | price prices cost costs fee fees rate rates much',
  'spedizione spedizioni spedire spedite spedito consegna consegne consegnate consegnare corriere | shipping ship delivery deliver deliveries',
  'reso resi restituire restituzione rendere rimborso rimborsi rimborsare recesso | return returns refund refunds refunded',
  'pagamento pagamenti pagare pago paghiamo contanti bancomat carta carte bonifico | payment payments pay cash card cards',
  'prenotare prenotazione prenotazioni prenoto appuntamento appuntamenti riservare | book booking bookings appointment appointments reserve reservation',
  'disdire disdetta disdette disdico annullare annullamento cancellare cancellazione | cancel cancellation cancelling',
  'indirizzo sede trova trovate trovarvi raggiungere raggiungervi arrivare ubicazione via piazza viale corso | address location located find reach street',
  'telefono telefonare telefonico chiamare chiamarvi numero cellulare recapito | phone telephone call number',
  'mail email scrivere contattare contatti contatto | contact contacts write',
  'parcheggio parcheggiare posteggio | parking park',
  'sconto sconti promozione promozioni offerta offerte | discount discounts offer offers',
  'garanzia garantito garantiti | warranty guarantee',
  'fattura fatture fatturazione ricevuta | invoice invoices receipt',
  'bambini bambino figli ragazzi | children child kids',
  'cane cani animali gatto | dog dogs pets pet animals',
  'celiaci celiaco glutine | gluten coeliac celiac',
  'vegano vegani vegana vegetariano vegetariani vegetariana | vegan vegetarian',
  'allergia allergie allergeni intolleranze | allergy allergies allergens',
  'colazione | breakfast',
  'camera camere stanza stanze | room rooms',
  'regalo regali buono buoni | gift gifts voucher vouchers',
  'durata dura durano tempo tempi giorni ore minuti | duration long time days',
  'iscrizione iscriversi iscrivere registrarsi registrazione | registration register enrol sign',
  'privacy dati personali | personal data',
  'lavoro assunzioni candidatura curriculum | job jobs career careers',
  'domicilio casa | home',
];

const sides = GROUPS.map((group) => {
  const [italian = '', english = ''] = group.split('|').map((side) => side.trim());
  return { it: italian.split(/\s+/), en: english.split(/\s+/).filter(Boolean) };
});

/** A word of a group, folded, with its stem in the language it is of. */
export interface AlikeWord {
  folded: string;
  stem: string;
}

const groups: AlikeWord[][] = sides.map(({ it, en }) => [
  ...it.map((word) => ({ folded: fold(word), stem: stem(word, 'it') })),
  ...en.map((word) => ({ folded: fold(word), stem: stem(word, 'en') })),
]);
const groupOfWord = new Map<string, AlikeWord[]>();
const groupOfStem = new Map<string, AlikeWord[]>();
for (const group of groups)
  for (const word of group) {
    groupOfWord.set(word.folded, group);
    // A short stem belongs to too many words.
    if (word.stem.length > 3 && !groupOfStem.has(word.stem)) groupOfStem.set(word.stem, group);
  }

/** Words that stand for the same thing as a word, without its own forms. */
export const alikeWords = (folded: string, stems: readonly string[]): AlikeWord[] => {
  const byStem = stems.map((each) => groupOfStem.get(each)).find((group) => group !== undefined);
  const group = groupOfWord.get(folded) ?? byStem ?? [];
  return group.filter((each) => !stems.includes(each.stem));
};
