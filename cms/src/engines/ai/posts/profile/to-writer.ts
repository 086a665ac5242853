import { classLikelihood, type ClassModel } from '../../text/sentence-classes/class-likelihood';
import model from './sentence-classes/order-model.json';

const ORDERS: ClassModel = model;
/**
 * From here on a sentence is taken for an order. By ten folds 55 % of the orders are found by it and 98 % of what customers may read is left
 * (`bench/notes.ts --class order`); forms of which nothing else is made are recognised by themselves.
 */
const LIKELY_ORDER = 0.6;

/** What an owner who types instructions says to the writer, beside plain orders: how texts are, what is liked, thanks. */
const ABOUT_TEXTS =
  /(?<!\p{L})(?:test[oi]|fras[ei]|ton[oi]|linguaggio|registro|battut[ae]|scherz\p{L}+|maiuscol\p{L}+|minuscol\p{L}+|didascali\p{L}+|captions?|copy|posts?|sentences?|wording|typos?|refusi|doppi sensi|punt[oi] esclamativ\p{L}|exclamation|(?:la|le) parol[ae]|the words?|scrivere|scrivo|scrivi|linkedin|facebook|instagram|pinterest|bluesky|mastodon|threads)(?!\p{L})/iu;
/** Who does the work speaks of the business: "Stampiamo frasi su ceramica". */
const WE_DO =
  /(?<!\p{L})(?!punt|prefer|vogl|vorr|rivolg|speri|cerch|teni|parli|scriv)\p{L}{2,}iamo(?!\p{L})|(?<!\p{L})we (?!prefer|want|like|love|would|hope|try|care)\p{L}+/iu;
const OPENS_WITH_ORDER = new RegExp(
  String.raw`^(?:(?:e|ma|poi|però|per favore|please|and|so|but)[,\s]+)*(?:` +
    [
      String.raw`(?:(?:è |sarebbe )?meglio|bisogna|occorre|si deve|conviene|serve|servirebbe|mi raccomando)\s(?:\p{L}+\s){0,2}?\p{L}+(?:are|ere|ire|rre|arsi|ersi|irsi)`,
      String.raw`\p{L}{2,}(?:are|ere|ire|rre)\s(?:il|lo|la|i|gli|le|un|una|che|sempre|spesso|molto|su|con|di|a|poco)(?!\p{L})`,
      String.raw`(?!estat|priv|pat|insal|serat|giornat|nottat|mattinat|visit|gite|partit|passeggiat|camminat|entrat|cioccolat|grigliat|marmellat|crostat)\p{L}+(?:ate|ete|ite)(?:ci|lo|la|li|le|mi|ne)?\s(?:il|lo|la|i|gli|le|un|una|che|sempre|spesso|molto|spazio|capire|con|di|a|ai|alla|su|sul|pure|poco|anche)(?!\p{L})`,
      String.raw`(?:fai|fa[’']|dai|da[’']|metti|scrivi|parla|racconta|chiudi|apri (?:il|con)|comincia|inizia|evita|usa|tieni|pensa|punta|insisti|sottolinea|evidenzia|aggiungi|inserisci|alterna|varia|cerca di|prova a|lascia|segnala|cita|ripeti|spiega|mostra|descrivi|presenta|invita|chiedi|fammi|dimmi|scusa\p{L}*|grazie|occhio|attenzione a|attenti a|guai|no a\p{L}*|se possibile|se ti|se non sai|se manca|se vuoi|per le foto|per qualsiasi|prediligi|ricorda)(?!\p{L})`,
      String.raw`(?:va|vanno) (?:bene|benissimo)\s\p{L}+(?:are|ere|ire|rre)(?!\p{L})`,
      String.raw`(?:quando|se|dove) (?:si )?(?:pot(?:ete|rete)|puoi|può|riuscite|riesci|possibile)(?!\p{L})`,
      String.raw`(?:gradire\p{L}+|ci terre\p{L}+|ci ten\p{L}+|mi (?:piac|va|serve|interess|farebb)\p{L}*|puntiamo|preferi\p{L}+|ci rivolgiamo|vogliamo|vorre\p{L}+|speriamo|cerchiamo di|vediamo|sentiamoci|ci sentiamo)(?!\p{L})`,
      String.raw`(?:make (?:sure|it|them)|feel free|always(?! (?:open|free|fresh|available|included))|stay away|think of|it would be|i (?:would|like|love|want|prefer|hope)|anything|thanks|thank you|sorry|let me|we (?:prefer|want|like|love|would|hope)|our tone|be (?:\p{L}+)$|be (?:warm|brief|careful|honest|kind|funny|short)|end with|start with|remember|try to|show|highlight|stress|emphasi[sz]e|repeat|include (?:the|a|our)|add (?:the|a|our)|ask me|if you)(?!\p{L})`,
    ].join('|') +
    ')',
  'iu',
);
const ORDERS_INSIDE =
  /(?<!\p{L})(?:(?:non (?:possiamo|si può|possono|posso)|(?:we|you) (?:cannot|can[’']t|may not|are not allowed to)) (?:dire|scrivere|promettere|parlare|scriverl\p{L}|dirl\p{L}|say|claim|write|promise)|parlate|scrivete|raccontate|mettete|ripetete|nominate|non se ne parla|(?:è|sono) (?:vietat|bandit|proibit)[oaie]|chiedere a me|chiedimel\p{L}|fammi sapere|let me know|approvo|controllo io|si scriv(?:e|ono)|scriv(?:ilo|ila|etelo|etela)|dillo|ditelo|no,? scusa\p{L}*|mi correggo|(?:li|le|lo|la) (?:potete|puoi|può) (?:mettere|scrivere|dire))(?!\p{L})/iu;

/** "In autunno parlare delle iscrizioni": a verb without a person, after when it is to be done. */
const ORDERS_LATER =
  /^(?:in|a|ad|da|dal|dall[’']|per|durante|dopo|sotto|verso|sempre|d[’'])(?=\s|\p{L})[^,.:;]{2,30}(?<!(?<!\p{L})(?:a|ad|per|di|da|[Vv]enite|[Pp]uoi|può|potete|vuole|vuoi|volete))\s(?:parlar|scriver|raccontar|ricordar|spinger|insister|puntar|propor|evidenziar|sottolinear)e?\s(?:d[ei]l?|del\p{L}+|dei|degli|su\p{L}*|il|lo|la|i|gli|le|che|con)(?!\p{L})/iu;

/** "Esercizi semplici sì, ma senza promettere niente". */
const YES_BUT = /^[^,.:]{3,50} (?:sì|si|ok|va bene|vanno bene|yes|fine),? (?:ma|però|purché|but)(?!\p{L})/iu;

/** "Consigli per gli scatoloni ok, piacciono", "A few recipes are fine": the owner lets something be written, and says why. */
const PERMITS = new RegExp(
  String.raw`^(?!.*\d+ ?(?:€|euro))[^,.:;]{3,60}?,?\s(?:ok|okay|okey|va bene|vanno bene|va benissimo|vanno benissimo|ci sta(?:nno)?(?: bene)?|benvenut[oaie]|gradit[oaie]|volentieri|perché no|(?:is|are) (?:fine|ok|welcome|good))(?=[,.;!(]|\s(?:e|se|perché|che|ma|purché|and|if|because|but)(?!\p{L})|\s*$)(?!\s(?:anche|pure|con|per|a|in)\s)`,
  'iu',
);
/** Whether a sentence lets something be written, or says that it is liked. */
export const isPermission = (sentence: string): boolean => PERMITS.test(sentence) || LIKED.test(sentence);

/** What an owner lets be written of: `consigli per gli scatoloni`; '' for any other sentence. */
export const permittedIn = (sentence: string): string => {
  const found = PERMITS.exec(sentence)?.[0] ?? '';
  // How posts look, and prices, are asked for in their own way.
  if (/emoji|hashtag|prezz|prices?(?!\p{L})/iu.test(found)) return '';
  return found
    .replace(
      /,?\s(?:ok|okay|okey|va|vanno|ci|benvenut|gradit|volentieri|perché|is|are)(?!\p{L}).*$|,?\s(?:benvenut|gradit)[oaie].*$/iu,
      '',
    )
    .replace(/^(?:e |ma |and |but )/iu, '')
    .trim();
};

/** "…, piacciono", "people like that": why it may be written. */
const LIKED =
  /[,;–—-]\s*(?:(?:alla gente|a tutti|ai clienti|quelli|quelle|sempre|molto)\s)*(?:piac(?:e|ciono|iono)|funzionano?|rendono|tirano|people (?:like|love|enjoy) (?:that|them|it)|they (?:work|go down) well)(?:\s(?:sempre|molto|tanto|a tutti|alla gente))*[.!]*$/iu;

/** "Tu, voce di montagna, poche parole": whom posts speak to, and how. */
const VOICE_FIRST = /^(?:del\s)?(?:tu|voi|lei),\s/iu;

/** "Warm, plain, a little funny.": how posts are to sound, in words without a verb. */
const SOUNDS =
  /^(?:tone[:,]? |tono[:,]? |stile[:,]? )?(?:(?:(?:a (?:little|bit)|very|quite|never|not too|always|un po[’']?|molto|mai|poco|sempre|non troppo|but|ma|and|e) )*(?:warm|plain|funny|friendly|simple|honest|brief|short|direct|light|dry|playful|calm|polite|informal|formal|clear|serious|cheerful|human|caldo|cald[oi]|semplic[ei]|spiritos[oi]|divertent[ei]|affettuos[oi]|sobri[oa]|dirett[oi]|chiar[oi]|brev[ei]|corti|simpatic[oi]|ironic[oi]|asciutt[oi]|cordial[ei]|professional[ei]?|formal[ei]|informal[ei]|seri[oa]?|gentil[ei]|allegr[oi]|sdolcinat[oi]|concret[oi]|leggero)(?:,? (?=and|e|but|ma)|,\s?|[.!]?$))+$/iu;

/** "Cordiale, pratico, ogni tanto si può sorridere.": two ways to sound, and what else posts may do. */
const SOUNDS_FIRST =
  /^(?:(?:un po[’']?|molto|abbastanza|sempre|a bit|very|quite) )?(?:cordial[ei]|pratic[oi]|simpatic[oi]|ironic[oi]|sobri[oa]?|concret[oi]|dirett[oi]|semplic[ei]|seri[oa]?|gentil[ei]|educat[oi]|allegr[oi]|asciutt[oi]|diplomatic[oi]|amichevol[ei]|spiritos[oi]|cald[oi]|pacat[oi]|misurat[oi]|elegant[ei]|professional[ei]|friendly|practical|warm|plain|quiet|funny|calm|sober|direct|honest|polite|cheerful),\s(?:(?:ma|e|mai|non|poco|molto|but|and|never|not)\s)*(?:\p{L}+(?:[oaei]|ly|y|al|m|t|r))(?=[,.!]|$)|(?<!\p{L})(?:ogni tanto |qualche volta |a volte |sometimes )?(?:si può|possiamo|potete|puoi|you can|we can) (?:anche |pure )?(?:sorridere|scherzare|ridere|fare (?:una|qualche) battuta|joke|smile)(?!\p{L})/iu;

/** "Allegri ma non sguaiati". */
const SOUNDS_BUT_NOT =
  /^\p{L}+[aeio],? (?:ma|but|però) (?:non|mai|senza|not|never) (?:troppo |too )?\p{L}+[.!]?$/iu;

/** "British English, a dry joke is welcome", "so get the weights right": how, not what. */
const ABOUT_MANNER =
  /(?<!\p{L})(?:(?:british|american|us|uk|plain|simple) (?:english|spelling)|italiano (?:semplice|corretto)|(?:jokes?|humou?r|irony|puns?|banter)[^.]{0,20}(?:welcome|fine|ok)|(?:so|and|please) get [^.]{3,60} right|(?:zero|niente|poca|senza|no) (?:fuffa|fronzoli|chiacchiere|giri di parole|retorica|fluff|waffle|hype|nonsense))(?!\p{L})/iu;

/** "Nobody should feel stupid for liking milk": what posts are to make nobody feel. */
const HOW_READERS_FEEL =
  /^(?:e |and )?(?:(?:nobody|no one|no reader) (?:should|must|has to|may) (?:ever )?(?:feel|think|be made)|nessuno (?:si )?(?:deve|dovrebbe) (?:mai )?(?:sentir|pensar)\p{L}*|(?:chi legge|la gente|people|readers) (?:non )?(?:si )?(?:deve|dovrebbe|devono|should|must)(?: not)? (?:sentir|pensar|feel|think)\p{L}*)(?!\p{L})/iu;

/** True for a sentence of the instructions that speaks to the writer and not of the business. */
export const isToWriter = (sentence: string): boolean =>
  HOW_READERS_FEEL.test(sentence) ||
  SOUNDS_BUT_NOT.test(sentence) ||
  OPENS_WITH_ORDER.test(sentence) ||
  ORDERS_LATER.test(sentence) ||
  SOUNDS.test(sentence) ||
  SOUNDS_FIRST.test(sentence) ||
  isPermission(sentence) ||
  VOICE_FIRST.test(sentence) ||
  YES_BUT.test(sentence) ||
  ABOUT_MANNER.test(sentence) ||
  ORDERS_INSIDE.test(sentence) ||
  classLikelihood(ORDERS, sentence) >= LIKELY_ORDER ||
  (ABOUT_TEXTS.test(sentence) && !WE_DO.test(sentence) && !/\d/u.test(sentence));
