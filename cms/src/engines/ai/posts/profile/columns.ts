import { isPrivateColumn, isTradePrice } from './privacy';

/** Words that join others in a heading and mean nothing by themselves. */
const JOINING =
  /^(?:di|d|del|dello|della|dei|degli|delle|dell|da|dal|dalla|dalle|a|ad|al|alla|allo|ai|alle|in|con|senza|per|il|lo|la|i|gli|le|l|un|una|e|o|of|for|with|without|and|or|the|an?|at|on|from|to|each|cosa|che|c|è|s|what|si|it|is|sono|dopo|prima|circa|about)$/iu;

/** Beginnings of the words with which a heading tells customers what a thing is, when it is, and for whom. */
const OF_CUSTOMERS = [
  // how much, how large, of how many
  String.raw`format confezion pes[oi]$ misur tagli[ae]$ capacit capienz quantit pezz copi[ae] minim massim max$ min$ altez larghez`,
  String.raw`lunghez profondit diametr spessor superfic metr mq$ m² kg$ chil litr ml$ cl$ cm$ mm$ gr?$ gramm etti?$ etto portat`,
  String.raw`dimension volum grad vol$ alc size pack weight length width height depth diameter capacity quantity pieces?$ minimum`,
  String.raw`maximum abv number numero`,
  // when, how long, how often
  String.raw`durat dura temp[oi] giorn or[ae]$ orari minut settiman mes[ei] ann[oi] nott stagion period quando dat[ae]$ partenz`,
  String.raw`inizi fine$ scadenz termin frequenz cadenz ogni quanto consegn pront lavorativ lavorazion validit conserv riposo`,
  String.raw`inverno invernal estat estiv primaver autunn alta$ bassa$ feri festiv week feste$ gen feb mar$ mart?z apr mag$ maggio`,
  String.raw`giu lug ago set$ sett ott$ ottob nov dic$ dicemb jan may$ jun jul aug sep oct dec$ decem lunedì martedì mercoledì`,
  String.raw`giovedì venerdì sabat domenic (?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?s?$ mezza half full intera tre$ due$ sei$ dieci$ cinque$ one$`,
  String.raw`two$ three$ six$ ten$ five$ time duration days?$ hours?$ minutes?$ weeks?$ months?$ years?$ nights?$ seasons?$ dates?$`,
  String.raw`when starts?$ ends?$ turnaround ready delivery deadline lasts?$ how often frequency long winter summer spring autumn`,
  String.raw`low$ high$ holiday`,
  // for whom, where, with whom
  String.raw`chi$ età$ adult bambin ragazz grupp coppi famigli persone?$ person ospit giocator player partecipant post[io]$ copert livell difficolt adatt ideal`,
  String.raw`inter[oi]$ ridott senior anzian student singol doppi camer sala$ dove$ luog sede localit ritrov percors dislivell`,
  String.raw`distanz tapp lingu insegnant docent maestr istruttore$ istruttrice$ relator guida$ who$ ages?$ level adults?$ child`,
  String.raw`kids?$ groups?$ couple famil people guests?$ sleeps seats places?$ where location room route distance language teacher`,
  String.raw`guide$ view bed$ suit`,
  // what it is, and what is in it
  String.raw`tip[oi]$ tipologi stil variet vitign razz gener color material legn tessut stoff tess farin ingredient prodott[oi]$`,
  String.raw`usat usiamo compres comprend inclus esclus includ exclud contien contenut conten composizion dentro descrizion dettagl`,
  String.raw`caratteristic info$ informazion origin provenienz paes sapor gust profum aromi?$ abbinament stagionatur fior[ei]$`,
  String.raw`piant vas[oi]$ vasett bottigli barattol lattin latt[ae]$ scatol sacchett busta$ cassett fust finitur alimentazion`,
  String.raw`potenz cilindrat passagg alleg giochi$ gioco$ attivit program argoment us[oi]$ occasion servizi trattament lezion`,
  String.raw`incontr ingress sedut noleggi montat montaggio trasport autor editor titol nome$ pagin coltur cottur ripien allergen`,
  String.raw`annat denominazion type style kind variety colou?r wood fabric made inside content description detail country region`,
  String.raw`taste flavou?r aroma notes?$ good$ best$ tasting pairing features?$ finish pot$ bottle jar tin$ box bag$ can$`,
  String.raw`pictures?$ photos?$ prints?$ printed lesson session ride hire rental author title age$ grind process roast growing`,
  String.raw`flower light$ soil come perché why piac ci$ we$ like unit cadaun vendut sold$ lastr`,
]
  .join(' ')
  .split(' ');
/** What a price is called, and for what or whom it is. */
const OF_PRICES = [
  String.raw`prezz price tariff quot[ae] import listino list$ rates?$ fee$ fees$ euro eur$ cost[oi]?$ pubblic vendita banco`,
  String.raw`client[ei]$ final[ei]$ retail public customer iva vat$ listed standard partire starting serale diurn mensil annual`,
  String.raw`trimestr abbonament tesser carnet monthly yearly member medio$ media$ chiavi mano$ corpo$ new$ nuov`,
]
  .join(' ')
  .split(' ');
const wordsFor = (beginnings: readonly string[]): RegExp =>
  new RegExp(String.raw`^(?:${beginnings.join('|')})`, 'iu');
const CUSTOMERS = wordsFor(OF_CUSTOMERS);
const CUSTOMERS_OR_PRICE = wordsFor([...OF_CUSTOMERS, ...OF_PRICES]);

/** What a business keeps count of, or asks as a pledge: no post needs it. */
const NOT_NEEDED =
  /(?<!\p{L})(?:cauzion|caparr|accont|depos|penal|valor|value|pledge|down ?payment|inventar|conteggi|total)\p{L}*|^vendut[oaie]$|^sold$/iu;
/** "ore reali", "tempo vero", "minuti effettivi": beside what customers are told stands what is so. */
const AS_IT_IS =
  /(?<!\p{L})(?:real[ei]?|ver[oaie]|effettiv[oaie]|stimat[oaie]|previst[oaie]|consuntiv\p{L}*|actual|true|estimated|expected|nostr[oaie]|our|my|mi[oa]|own)(?!\p{L})/iu;
/** "Prezzo minimo" is how far down its owner goes. */
const LOWEST_PRICE =
  /(?=.*(?:prezz|price|tariff))(?=.*(?<!\p{L})(?:minim[oa]|minimum|floor|ultim[oa]|limite|last)(?!\p{L}))(?!.*\p{L}+ (?:minim[oa]|minimum) di)/iu;

const wordsOf = (label: string): string[] =>
  label
    // "Lead time" is how long one waits; a lead is somebody who may buy.
    .replace(/(?<!\p{L})lead (?=times?(?!\p{L}))/iu, '')
    .split(/[^\p{L}\p{N}²]+/u)
    .filter((word) => word !== '' && !/^\d+$/u.test(word) && !JOINING.test(word));

const isOfTheHouse = (label: string): boolean =>
  isPrivateColumn(label) || AS_IT_IS.test(label) || NOT_NEEDED.test(label) || LOWEST_PRICE.test(label);

/**
 * Whether a column of a price list is for customers. Nobody can list all that owners keep beside their prices, so each word of its
 * heading must be one with which customers are told something; in doubt the column is left out.
 */
export const isCustomersColumn = (label: string): boolean =>
  !isOfTheHouse(label) && wordsOf(label).every((word) => CUSTOMERS.test(word));

/** Whether a column holds prices that customers pay: `250 g`, `Prezzo al pubblico`, `Half day`. */
export const isCustomersPrice = (label: string): boolean =>
  !isOfTheHouse(label) && wordsOf(label).every((word) => CUSTOMERS_OR_PRICE.test(word) || isTradePrice(word));

/** Whether a column is kept back for certain, and not only because nobody knows it. */
export const isHouseColumn = isOfTheHouse;
