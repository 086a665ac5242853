import { stem } from './stem';
import { fold } from './tokenise';

/**
 * Words that visitors and owners use for one thing, in both languages: "a che ora aprite" is in the document as "orari di apertura".
 * Only what many businesses have; the rest is the documents' own business.
 */
const GROUPS = [
  // Hours and days.
  'orari orario apertura aperto aprire chiusura chiuso chiudere | hours opening open closing close closed opens closes',
  'chiuso chiusura riposo riposiamo ferie',
  'festivi festivo feste festa festività | holiday holidays',
  'lunedì | monday mondays',
  'martedì | tuesday tuesdays',
  'mercoledì | wednesday wednesdays',
  'giovedì | thursday thursdays',
  'venerdì | friday fridays',
  'sabato | saturday saturdays weekend',
  'domenica | sunday sundays weekend',
  'mattina mattino mattutino | morning',
  'pomeriggio | afternoon',
  'sera serale cena stasera | evening dinner tonight',
  'pranzo mezzogiorno | lunch noon',
  'estate estivo estiva giugno luglio agosto | summer',
  'inverno invernale invernali | winter',
  'agosto | august',
  'anno annuale annuali | year yearly annual',
  'mese mensile mensili | month monthly',
  // Money.
  'prezzo prezzi costo costa costano tariffa tariffe listino euro spesa spese spendere spendo | price prices cost costs fee fees rate rates much',
  'pagamento pagare paga contanti bancomat carta carte bonifico paypal satispay visa mastercard | payment payments pay cash card cards',
  'caparra acconto anticipo deposito cauzione | deposit advance',
  'gratis gratuito omaggio offriamo | free complimentary',
  'compreso incluso inclusi include comprende | included include includes',
  'sconto sconti promozione promozioni offerta offerte saldi coupon | discount discounts offer offers sale',
  'rate rateale finanziamento rateizzare dilazionare | instalments installments financing',
  'fattura fatture fatturazione ricevuta scontrino | invoice invoices receipt',
  'preventivo preventivi stima | quote estimate',
  'mancia coperto servizio | tip service',
  'supplemento sovrapprezzo extra aggiunta | supplement surcharge extra',
  'penale mora multa | penalty',
  // Shipping and returns.
  'spedizione spedire consegna consegnare corriere recapitare trasporto domicilio | shipping ship shipped delivery deliver deliveries courier',
  'arriva arrivare ricevere ricevo consegna spedizione | arrive receive',
  'pacco pacchi ordine ordini merce prodotto articolo | parcel package order orders item items product products',
  'seguire tracciare traccio tracciamento tracking rintracciare | track tracking',
  'reso resi restituire restituzione rendere rimandare recesso rispedire ripensarci | return returns returned',
  'rimborso rimborsare soldi denaro accredito restituire restituiamo riavere | refund refunds refunded money',
  'cambio cambiare sostituire sostituzione ricambiare | exchange replace replacement change',
  'difettoso difetto difetti rotto danneggiato guasto | faulty broken damaged defective',
  'garanzia garantito | warranty guarantee',
  'estero internazionale europa mondo | abroad international europe worldwide',
  'isole isola sicilia sardegna | island islands',
  // Appointments.
  'prenotare prenotazione prenotazioni appuntamento appuntamenti riservare fissare | book booking bookings appointment appointments reserve reservation',
  'disdire disdetta disdette annullare annullamento cancellare cancellazione rinunciare | cancel cancellation cancelling',
  'spostare rimandare rinviare posticipare | reschedule postpone move',
  'anticipo preavviso prima | notice advance',
  'iscrizione iscriversi iscrivere registrarsi registrazione | registration register enrol enroll join sign',
  'ordinare ordine ordinazione ordinazioni comprare acquistare | order buy purchase',
  // Where and who.
  'indirizzo sede trova trovate trovarvi trovi raggiungere raggiungervi ubicazione via piazza viale | address location located find reach street',
  'telefono telefonare telefonico chiamare chiamarvi chiama numero cellulare recapito whatsapp | phone telephone call number',
  'mail email scrivere contattare contatti contatto scrivici | contact contacts write',
  'parcheggio parcheggiare parcheggia posteggio | parking park',
  'autobus bus metro metropolitana tram fermata mezzi stazione treno | bus metro subway train station stop',
  'ascensore disabili carrozzina rampa accessibile barriere | wheelchair accessible lift elevator',
  'bagno bagni toilette servizi | toilet bathroom restroom',
  'esterno aperto fuori dehors terrazza giardino veranda | outdoor outside terrace garden',
  'negozio bottega punto locale salone sede | shop store',
  // People and animals.
  'bambini bambino bimbi bimbo figli figlio ragazzi minori | children child kids kid',
  'donna donne femminile signora | woman women womens lady ladies',
  'uomo uomini maschile | man men mens',
  'cane cani animali animale gatto gatti cuccioli | dog dogs pets pet animals cat',
  'gravidanza incinta incinte gestanti premaman | pregnant pregnancy',
  'gruppo gruppi comitiva comitive persone | group groups party people',
  // Food.
  'celiaci celiaco celiachia glutine | gluten coeliac celiac',
  'lattosio latte intolleranti intollerante | lactose milk dairy',
  'vegano vegani vegetariano vegetariani | vegan vegetarian',
  'allergia allergie allergeni allergico intolleranza intolleranze | allergy allergies allergens allergic',
  'ingredienti ingrediente contiene contengono | ingredients contain contains',
  'colazione | breakfast',
  'torta torte dolci dolce | cake cakes dessert desserts',
  'bevande bevanda bere | drinks drink beverages',
  'tavolo tavoli posto posti | table tables seats seat',
  'menù menu carta piatti | menu dishes',
  'vino vini bottiglia bottiglie | wine wines bottle bottles',
  'asporto portar takeaway | takeaway',
  'pesce crostacei frutti | fish seafood',
  // Trades.
  'camera camere stanza stanze alloggio | room rooms accommodation',
  'doppia matrimoniale | double',
  'singola | single',
  'checkin arrivo arrivate arrivare | checkin arrival',
  'checkout partenza lasciare liberare liberano ripartire | checkout departure leave',
  'piscina nuotare | pool swimming',
  'wifi internet connessione rete | wifi internet',
  'aria condizionata climatizzatore condizionatore climatizzazione | conditioning',
  'capelli taglio tagliare acconciatura | hair haircut cut',
  'colore colorazione tinta tinte | colour color dye',
  'ceretta depilazione epilazione | waxing wax',
  'test prova assaggio | test trial',
  'auto macchina vettura veicolo automobile | car vehicle',
  'gomme gomma pneumatici pneumatico | tyre tyres tire tires',
  'olio | oil',
  'freni freno | brakes brake',
  'revisione collaudo | inspection',
  'soccorso traino panne carro attrezzi | breakdown tow towing',
  'cortesia sostitutiva prestito | courtesy replacement loan',
  'lezione lezioni corso corsi classe classi | lesson lessons class classes course courses',
  'abbonamento abbonamenti tessera iscrizione | membership subscription pass',
  'principianti principiante iniziare cominciare inizio mai | beginner beginners start',
  'docce doccia spogliatoi spogliatoio | shower showers',
  'malattia malato ammalarsi ammalo infortunio influenza | ill sick illness injury',
  'certificato | certificate',
  'riparare riparazione aggiustare sistemare | repair fix',
  'personalizzato personalizzati personalizzare misura | custom customised personalised personalized bespoke',
  'regalo regali buono buoni confezione confezioni pacchetto | gift gifts voucher vouchers',
  'visita visite visitare visitabile | visit tour tours',
  'degustazione degustazioni assaggio | tasting',
  'noleggio noleggiare affitto affittare | rent rental hire',
  'durata dura durano tempo tempi giorni ore minuti | duration long time days last',
  'dimensioni misure taglia taglie grandezza | size sizes dimensions',
  'privacy dati personali | personal data',
  'lavoro assunzioni candidatura curriculum | job jobs career careers',
  'lavastoviglie | dishwasher',
  'microonde | microwave',
  'minimo almeno | minimum least',
  'massimo limite | maximum limit',
  'maggiorenne maggiorenni minorenne minorenni anni minori | age minors',
];

/** One word speaks of the others, not the other way round: a country is abroad, what fell was struck. */
const SPEAKS_OF = [
  'francia germania spagna austria svizzera belgio olanda portogallo inghilterra londra parigi > europa estero unione',
  'america usa stati giappone cina australia canada brasile > estero fuori mondo',
  'sicilia sardegna elba > isole',
  'cade cadono caduta cadere > urti urto rotture rottura',
  'presento presentarsi presentarmi vengo > venire avvisare disdire',
  'nave aereo > trasporto corriere',
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
for (const group of GROUPS) {
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
