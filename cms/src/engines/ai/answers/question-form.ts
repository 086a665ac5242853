import { readQuantities } from '../values/quantities';
import type { Frame } from './frame';
import { isLight } from './question-words';

/** "Ho una Panda, devo cambiare la cinghia": who asks, before what is asked. */
export const SITUATION =
  /^(?:(?:ciao|salve|buongiorno|buonasera|hi|hello|scusate|scusi),? )?(?:io )?(?:ho|abbiamo|sono|siamo|avrei|sto|stiamo|abito|abitiamo|vivo|viviamo|(?:il |la |i |le )?mi[oae]i? \p{L}+ (?:di \p{L}+ )?(?:ha|hanno|e|è|sono|pesa)|i have|i live|we live|i am|i'm|we are|we have|my \p{L}+ (?:is|has))(?= )[^,;:.?!]*[,;:.!] ?(?=.{12})/iu;

const YES_NO =
  /\b(?:posso|possiamo|puo|si puo|potete|possono|e (?:possibile|vero|compres\w+|inclus\w+|gratis|gratuit\w+|obbligatori\w+|apert\w+|chius\w+|\w+at[oaie]|necessari\w+|previst\w+)|siete|sei|avete|c'e|ci sono|fate|vendete|accettate|spedite|consegnate|bisogna|devo|serve|servono|occorre|usate|noleggiate|riparate|date|prendete|organizzate|offrite|lavorate|si paga|si pagano|costa (?:di )?piu|conviene|ha (?:il|lo|la|l'|i|gli|le|un|uno|una)\b|hanno|entra|entrano|vale|valgono|is|are|do|does|can|could|have|will)\b/;

const WH =
  /\b(?:in|a|da|su|con|per|di) (?:che|quali?) (?!modo\b)[a-z]{4,}|\b(?:quant[oaie]|quando|dove|come|chi|cosa|qual[ei]?|che (?:ora|ore|eta|giorn\w|cosa|tipo|tipi|misure|sconto|orari\w*|corsi|documenti|prezz\w)|quali|what|when|where|who|how|which|why|perche)\b|(?:^|[,;:.!?] )(?:e |ma )?che (?!bell|brav|per caso)[a-z]{4,} /;

/** "Lavate le tende?", "montate pneumatici?": whether you do something. */
const ASKS_YOU =
  /^(?:ma |e |anche |ciao |salve |buongiorno |scusate )*[a-z]{3,}(?:ate|ete|ite)(?: anche)?\b[^?]{4,}\?/;

/** "Mi serve il piccolo per mezza giornata": a wish. */
const NEEDS = /^(?:mi|ci) (?:serv\w+|servirebbe\w*|occorr\w+) (?!sapere)[^?]*$/;

/** What is asked, without the case that "if" or "when" tells at its end. */
const beforeCase = (question: string): string => {
  const [mainClause = ''] = question.split(/\b(?:se|(?<!\b(?:a|da|per|entro|di) )quando)\b/);
  return mainClause.length < 8 ? question : mainClause;
};

/** Whether yes or no is asked for, by what follows who asks: "ho una Panda, prezzo?" is no such question. */
export const asksWhether = (text: string): boolean => {
  const question = text.replace(SITUATION, '');
  if (NEEDS.test(question)) return false;
  if (/^(?:prezz[oi]|costo|price)\b|\b(?:prezz[oi]|costo|price)\??$/.test(question)) return false;
  const isAsked =
    /\?/.test(question) || !/\b(?:ha|hanno) (?:il|lo|la|l'|i|gli|le|un|uno|una)\b/.test(question);
  return isAsked && (YES_NO.test(question) || ASKS_YOU.test(question)) && !WH.test(beforeCase(question));
};

export const LIST =
  /\bcos(?:a|'|a c')? ?(?:e|c'e) (?:gia |tutto )?(?:compres|inclus)|\bcosa (?:comprend|includ)|\bwhat(?:'s| is) included|\b(?:quali|che) \w+i (?:\w+ ){0,2}(?:avete|fate|vendete|offrite|ci sono|proponete|servite)\b|\b(?:quali|che) (?:tipi?|generi|misure|taglie|colori|gusti|servizi|corsi|documenti|marche|modelli|formati|trattamenti|piatti|vini|camere|prodotti|\w+i|\w+e) (?:di |ci |fate|avete|servono|sono|offrite|vendete|proponete|devo)|\bche cosa (?:devo|bisogna|serve|si deve|offrite|fate)\b|\bcosa (?:devo|bisogna|serve|si deve|offrite|fate|portare)\b|\b(?:che|quali|what|which) (?:documenti|documents|carte) |\b(?:cosa|che cosa) (?:mett\w+|port\w+|prepar\w+)\b|\belenco\b|\blista\b|\bwhat (?:kinds?|types?|sizes?|services|courses|rooms)\b|\bquali sono\b|\b(?:quali|che) (?!giorn|or[ae]\b|piano|eta\b|prezz|cost|ann[oi]\b)[a-z]{4,} (?:si (?:possono|puo)|(?:posso|possiamo) (?:\w+(?:are|ere|ire))|curate|trattate|noleggiate|affittate|insegnate|organizzate|preparate|producete)\b/;

export const TOTAL =
  /\bin tutto\b|\btotale\b|\bin total\b|\bquanto (?:spend\w+|paghiamo|pagheremmo|ci cost\w+)\b|\bcomplessiv\w+|\bquanto (?:costano|vengono|vengono a costare|pago per|pagano) \d|\bquanto (?:fa|fanno)\b|\b(?:the )?total\b|\bhow much (?:is|are|do|for|would) \d/;

export const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/[^a-z]+/));

/** "Is it included, or is it paid for?": what it costs answers both. */
export const INCLUDED = /^(?:inclus|compres|gratis|gratuit|included|free)/;

export const INCLUDED_OR_PAID =
  /\b(?:inclus[oaie]|compres[oaie]|gratis|gratuit[oaie]|included|free)\b[^?]*\b(?:o|oppure|or)\b[^?]*\b(?:a parte|pag\w+|extra|charged?|pay|paid|costa\w*)\b/;

/** What "quanti" counts. */
export const countedOf = (text: string): Frame['counted'] => {
  if (/\bin quant[ie]\b(?! \w+ (?:minut|or|giorn|mes|settiman))/.test(text))
    return { unit: 'person', stem: 'person' };
  const [, noun] =
    /\b(?:quant[ie]|how many) (?:altr[ie] |tipi di )?([a-z]{3,}|[kcm][gmlq]|hp|cv|kw|gb)\b/.exec(text) ?? [];
  if (noun === undefined || isLight(noun) || /^(?:ann[io]|years)$/.test(noun)) return null;
  const unit = readQuantities(`2 ${noun}`)[0]?.unit ?? noun;
  return { unit, stem: noun.length < 3 ? noun : noun.slice(0, Math.max(3, noun.length - 1)) };
};

/** "Cosa non fate?", "what is not allowed?": what is denied is asked for. */
export const ASKS_NOT =
  /\b(?:cosa|che|quali|qual|chi|quando|dove|what|which|who|when|where) (?:[a-z]+ )?(?:non|not|cannot|can't|isn't|aren't|don't)\b/;
