import type { Advice } from '../../../contract';
import { adviceOfSolution } from './calculation/advice-of-solution';
import type { MessageReading } from './message-reading';
import { euro } from './own-figures';
import type { Solution } from './port';
import { bare } from './reply-parts';
import { WORDS } from './words';

/** Words that say nothing of a business: of grammar, of asking, of money on hand. */
const FRAME =
  /^(?:secondo|te|voi|tu|mi|ci|ti|ne|si|no|o|oppure|e|ed|ma|se|a|ad|di|da|in|su|sul|sui|il|lo|la|li|le|gli|l|i|un|uno|una|che|cosa|quest[oaie]|quell[oaie]|quest|allora|scusa|ciao|salve|buongiorno|buonasera|per|me|noi|io|dimmi|davvero|proprio|circa|quasi|piu|meno|adesso|ora|oggi|poi|dici|dite|pensi|dovrei|devo|dobbiamo|posso|potrei|faccio|facciamo|fare|farlo|farla)$/;
const OF_WHETHER =
  /^(?:conviene|converrebbe|vale|varrebbe|pena|bene|momento|butto|consigli|consigliami|meglio|aspett[oa]|aspettare|ho|abbiamo|avrei|euro|eur|mila|k|soldi|risparm\p{L}*|parte|mess[ie]|conto|banca|eredit\p{L}*|vint[oie]|ricevut[oie]|liquidazione|tfr|disponibil\p{L}*|e|anno)$/u;
const OF_PRICE =
  /^(?:mi[oa]|miei|mie|nostr[oaie]|prodott[oi]|articol[oi]|servizi?o?|lavoro|cos[ae]|roba|quanto|quale|prezzo|prezzi|tariffa|(?:ri)?vend\p{L}*|mett\p{L}*|chied\p{L}*|pagar\p{L}*|sopra|ricaric\p{L}*|carico|conv\p{L}*)$/u;

const ASKS_WHETHER =
  /\b(?:conviene|converrebbe|vale la pena|varrebbe la pena|l[oa] (?:faccio|facciamo|devo fare)|fare bene|faccio bene|mi butto|e il momento|(?:che|cosa|che cosa) (?:ci |ne )?(?:faccio|dovrei fare|devo fare|mi consigli))\b/;
const ASKS_PRICE =
  /\b(?:a quanto|quanto|che prezzo|quale prezzo|che tariffa)\b.*\b(?:(?:ri)?vend|mett|chied|pagar|sopra|ricaric|carico|faccio|conv(?:iene|errebbe))\p{L}*/u;

const consistsOf = (folded: string, ...known: readonly RegExp[]): boolean => {
  const words = folded.match(/\p{L}+/gu) ?? [];
  return words.every((word) => known.some((pattern) => pattern.test(word)));
};

/** "Ho 20mila euro da parte, conviene?": asks whether something should be done, and not a word tells what. On folded text. */
const asksWhetherOfNothing = (folded: string): boolean =>
  ASKS_WHETHER.test(folded) && consistsOf(folded, FRAME, OF_WHETHER);

/** "A quanto lo devo vendere?": asks for a price, without a figure or a word of what it is. On folded text. */
const asksPriceOfNothing = (folded: string): boolean =>
  !/\d/.test(folded) && ASKS_PRICE.test(folded) && consistsOf(folded, FRAME, OF_PRICE);

const OF_RISE = /^(?:prezz[oi]|listin[oi]|tariff[ae]|alz\p{L}*|aument\p{L}*|ritocc\p{L}*|sal\p{L}*)$/u;
const ASKS_RISE = /\bquanto\b.*\b(?:alz|aument|ritocc)\p{L}*/u;
const OF_HOURS =
  /^(?:quante|ore|ora|giorno|settimana|mese|lavor\p{L}*|fattur\p{L}*|vend\p{L}*|servono|arriv\p{L}*|farcela|bastano|tocca)$/u;
const ASKS_HOURS = /\bquante ore\b/;
/** "Quanto devo alzare i prezzi?", "quante ore devo lavorare per arrivarci?": a number of something that nobody told of. On folded text. */
const sumOfNothing = (folded: string): Solution | null => {
  if (/\d/.test(folded)) return null;
  if (ASKS_RISE.test(folded) && consistsOf(folded, FRAME, OF_PRICE, OF_RISE)) return RISE_OF_NOTHING;
  return ASKS_HOURS.test(folded) && consistsOf(folded, FRAME, OF_HOURS) ? HOURS_OF_NOTHING : null;
};
const RISE_OF_NOTHING: Solution = {
  state: 'asks',
  kind: 'price-change',
  missing: ['price', 'unitCost', 'marginRate'],
};
const HOURS_OF_NOTHING: Solution = {
  state: 'asks',
  kind: 'unit-price',
  missing: ['wantedIncome', 'fixedCosts', 'price'],
};

/** What a price is made of, where nothing of it was told. */
const PRICE_OF_NOTHING: Solution = {
  state: 'asks',
  kind: 'price-from-margin',
  missing: ['cost', 'marginRate'],
};

/** In so many words that there is no money left, and nothing else: "siamo alla canna del gas", "ho l'acqua alla gola". */
const OUT_OF_MONEY =
  /\b(?:canna del gas|acqua alla gola|con le pezze|alla frutta|sul lastrico|(?:siamo|sono) al verde|agli sgoccioli|tirare la cinghia|raschi\p{L}* il (?:fondo|barile)|senza (?:piu )?(?:un euro|una lira|un soldo)|non (?:ho|abbiamo) piu (?:un euro|una lira|un soldo|soldi)|messi male|nella (?:merda|cacca|melma)|stiamo affondando|(?:sto|stiamo) (?:per fallire|fallendo|andando a rotoli)|sull'orlo del fallimento|sommers[oi] dai debiti|non (?:si|ce la) tira (?:piu )?avanti|a un passo dal (?:baratro|fallimento))\b/u;
const MOST_BARE = 70;

/** "Conviene?", "a quanto lo vendo?" as the first words of all: what they are of is asked for; `null` for any other message. */
export const questionOfNothing = ({
  folded,
  isFirst,
  isItalian,
  knowledge,
  language,
  playbook,
  request,
}: MessageReading): Advice | null => {
  if (!isItalian || !isFirst || (request.documents ?? []).length > 0) return null;
  if (asksPriceOfNothing(folded)) return adviceOfSolution(PRICE_OF_NOTHING, language, knowledge);
  const nothing = sumOfNothing(folded);
  if (nothing) return adviceOfSolution(nothing, language, knowledge);
  if (OUT_OF_MONEY.test(folded) && folded.length < MOST_BARE && playbook.figures.length === 0)
    return {
      ...bare(WORDS[language].outOfMoney, 'asks'),
      topic: 'finance',
      suggestions: ['I clienti non mi pagano', 'Ho pochi clienti'],
    };
  if (!asksWhetherOfNothing(folded)) return null;
  const amount = playbook.figures.find(({ unit }) => unit === 'money' || unit === 'plain');
  return bare(WORDS[language].whatFor(amount ? euro(amount.value) : null), 'asks');
};
