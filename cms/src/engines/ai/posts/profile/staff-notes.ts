import { classLikelihood, type ClassModel } from '../../text/sentence-classes/class-likelihood';
import model from './sentence-classes/note-model.json';
import { words } from './word-pattern';

const NOTES: ClassModel = model;

/** The pronouns that stand at the end of a verb: `venderli`, `farsi`. */
const CLITICS = String.raw`(?:mi|ti|si|ci|vi|lo|la|li|le|gli|ne|gliel[oaie]|gliene|cel[oaie]|sel[oaie])?`;
const infinitives = (...stems: readonly string[]): string =>
  String.raw`(?:${stems.join('|')})(?:ar|er|ir|rr)(?:e|${CLITICS.slice(3, -2)})`;

/** What only somebody who sells does; customers are never asked to. */
const SELLERS = infinitives(
  'vend',
  'propo',
  'consigli',
  'accett',
  'promett',
  'richiam',
  'fattur',
  'incass',
  'sollecit',
  'quot',
  'confer[mn]',
  'serv',
  'assum',
  'smalt',
  'riordin',
  'ordin',
  'spinger',
  'insist',
  'mont',
  'rispond',
);
/** "Non fare il bianco", "non prendere lavori", "don't book": an order that rules out what the business itself would do. */
const FORBIDS = words(
  String.raw`non (?:${SELLERS})(?! (?:ai|al|alle) (?:messaggi|numeri))`,
  String.raw`non far(?:e|${CLITICS.slice(3, -2)})(?! (?:\p{L}+(?:are|ere|ire)|in modo|caso|male|paura|rumore))`,
  String.raw`non prender\p{L}+ (?:lavor|ordin|appuntament|prenotazion|client|impegn|acconti|altr|più)\p{L}*`,
  String.raw`non (?:dar|lasciar|mostrar|mandar|conseg?nar)\p{L}+ (?:[^.,;:]{0,12}(?:appuntament|scont|credit|acconti|chiav|preventiv|resto|fattur|ricevut|numer)\p{L}*|\p{L}+ (?:al|alla|ai|a) (?:client|ragazz|nuov)\p{L}*)`,
  String.raw`non perder(?:ci|e) tempo`,
  String.raw`non dar(?:l[oaie]|ne|gliel[oaie]) (?:a|al|alla|ai|alle)`,
  String.raw`tener(?:e|ne|l[oaie]) (?:da parte |via )?(?:almeno )?\d+`,
  String.raw`non dir(?:e|l[oaie]|gli|glielo)(?: mai)?`,
  String.raw`(?:do not|don[’']t|never) (?:book|offer|sell|promise|accept|quote|upsell|discount|hire|seat|invoice|call back|ring back|let (?:them|him|her)|tell (?:them|him|her|customers?)|give (?:them|him|her|out)|take (?:bookings?|orders?|on))`,
);

/** People and things that stand behind the counter. */
const BEHIND_THE_COUNTER = String.raw`(?:(?:il|la|lo|l[’']|i|gli|le|al|alla|allo|all[’']|ai|alle|agli|un|una|sul|sulla|nel|nella|dal|dalla|sempre|subito|prima|tutt[oaie]|metà)\s?)*(?:client[ei]|chiamat[ae]|telefonat[ae]|accont[oi]|caparr[ae]|anticip[oi]|metà|firm[ae]|titolar[ei]|cap[oa]|dottor\p{L}*|agend[ae]|registr[oi]|gestional[ei]|quadern[oi]|lavagn[ae]|cassa|fondo cassa|scontrin[oi]|ricevut[ae]|fattur[ae]|boll[ae]|fornitor[ei]|magazzin[oi]|ordin[ei]|turn[oi]|collegh?[ahi]|segreteri[ae]|conti|pacch[io]|mance|rappresentant[ei]|corrier[ei]|produttor[ei])`;
/** "Passare la chiamata alla dottoressa", "segnarli sul quaderno", "avvisare Marta": work that somebody of the house is given. */
const INFINITIVE = String.raw`(?<!(?:può|possono|posso|potete|puoi|devi|deve|dovete|vuole|vuoi|volete|basta|bisogna|conviene|per|di|a|da|senza|prima di) )\p{L}{2,}(?:ar|er|ir|rr)(?:e|${CLITICS.slice(3, -2)})`;
const WORKFLOW = new RegExp(
  String.raw`(?:^|[.;:,(–—-]\s*|\s(?:e|poi|ma|prima di \p{L}+)\s|^(?:(?:il|lo|la|i|gli|le)\s|l[’'])(?:\S+\s){1,5}(?=\p{L}+r(?:lo|la|li|le)\s))(?:(?:ricordarsi di|ricordare di|prima|poi|sempre|subito|il (?:luned|marted|mercoled|gioved|venerd|sabat)\p{L}*|la (?:sera|mattina)|entro \p{L}+)\s)*${INFINITIVE}\s(?:sempre\s|subito\s|prima\s)?${BEHIND_THE_COUNTER}(?!\p{L})`,
  'iu',
);
/** "Chiedere a Marta", "lasciarle a Rosanna", "girarle a Piero", "finché non torna Gigi": a colleague by name. */
const COLLEAGUE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:chied|pass|gir|lasci|dir|mand|port|d|avvis|avvert|sent|domand|conseg?n|affid)(?:ar|er|ir|r)(?:e|si|lo|la|li|le|gli|ne)\s(?:sempre\s|prima\s|tutto\s)?(?:a\s|da\s|con\s|ad\s)?|(?:agenda|turno|conti|ferie|cassa) di\s|finché (?:non )?(?:torna|c[’']è|manca)\s|copre\s|sostituisce\s|ordin[ei]\s)(?!(?:Google|Instagram|Facebook|WhatsApp|Natale|Pasqua|Via|Babbo)(?!\p{L}))\p{Lu}\p{Ll}+`,
  'u',
);
const ENGLISH_WORK = words(
  String.raw`(?:ask|check with|tell|call|ring|text) \p{L}+ (?:first|before (?:you|we)|if it)`,
  String.raw`(?:always |remember to |make sure (?:to|you) |be sure to )?(?:ask for|take|get|log|note down|write down|charge) (?:the|a|their) (?:deposit|id|card|booking|name)(?: [^.]*)? (?:before|first|up front)`,
  String.raw`(?:say|tell them|pretend) (?:that )?(?:it|we|they|he|she)(?:[’']s| is| are| was| were| has| have| will)`,
  String.raw`(?:the )?(?:rota|staff meeting|float|petty cash|blacklist\p{L}*)`,
);

/** "Se chiedono…, dire che…", "quando telefona la banca dire": what is answered to whom. */
const WHAT_TO_ANSWER = words(
  String.raw`(?:se|quando|a chi|chi|qualora) [^.;]{3,60}?[\s,:]\s?(?:dir(?:e|gli|le|lo|glielo)|rispond(?:ere|ergli|erle)|di[’']|si dice|si risponde|mandarl[oaie]|passarl[oaie]|farl[oaie]|far finta|fingere|toglier\p{L}+|offrir\p{L}+|propo\p{L}+re)`,
  String.raw`(?:al|ai|alla|alle) client\p{L}+ (?:si dice|si dirà|dire|dite|far credere)`,
  String.raw`dir(?:gli|le|glielo) che`,
  String.raw`far(?:gl?ielo|gliel[oaie]) (?:cambiar|compr|pag|firm|prend)\p{L}+`,
  String.raw`if (?:they|anyone|somebody|someone|customers?|people|he|she)(?:[’']s)? [^.]{2,50}, (?:just )?(?:say|tell|pretend|blame|answer|pass|offer|give|push|send)`,
);

/** What the house thinks of its customers, and how some are treated. */
const ABOUT_CUSTOMERS = words(
  String.raw`(?:chi|quell[ie] che|i client[ei] che) [^.]{3,50} (?:non si (?:richiam|serv|prend|accett|ricev|rispond|aspett|avvis|lasci|fa entr)\p{L}*|si manda(?:no)? via|si (?:blocca|bloccano)|si (?:cancella|cancellano)(?= dall[ae] list))`,
  String.raw`client\p{L}+ (?:\p{L}+ )?(?:difficil[ei]|pesant[ei]|furb[oaie]|pretenzios\p{L}|insopportabil[ei]|cafon\p{L}|noios\p{L}|impossibil[ei]|rognos\p{L})`,
  String.raw`(?:rompe|rompono|scoccia|scocciano) (?:sempre|le scatole|l[’']anima)`,
  String.raw`poi (?:pretend|si approfitt|se ne approfitt|chied)ono`,
  String.raw`(?:perditempo|fanno perdere tempo|fa perdere tempo)`,
  String.raw`(?:paga|pagano) (?:sempre |spesso )?(?:tardi|in ritardo|male|poco|in nero|quando vuole|quando vogliono)`,
  String.raw`(?:lo |gli )?scont\p{L}+ solo (?:se|a chi) (?:lo )?(?:chied|insist)\p{L}+`,
  String.raw`they (?:shop around|haggle|never pay|always complain)`,
);

/** How the work comes out, who makes mistakes, what lies about: nothing that a business says of itself. */
const ABOUT_THE_WORK = words(
  String.raw`(?:vien|riesc|esc|vengono|riescono|escono)e? (?:sempre )?(?:male|brutt[oaie]|stort[oaie]|a macchie)(?! (?:se|con|senza|quando|solo))`,
  String.raw`torna(?:no)? indietro (?:sempre|spesso)`,
  String.raw`(?:sbaglia|sbagliano) (?:sempre |spesso )?(?:le|i|gli|il|la|tutt)\s?\p{L}*`,
  String.raw`(?:gli altri|le altre) l[oaie] sbagli\p{L}+`,
  String.raw`(?:non )?(?:ci )?(?:rende|rendono) (?:poco|niente|troppo poco)`,
  String.raw`(?:col|coi|con (?:il|la|lo|i|le|gli)) [^.,]{3,30} (?:del (?:sabato|giorno prima|venerdì)|di ieri|avanzat[oaie]|rimast[oaie])`,
  String.raw`del giorno prima (?:va|vanno|si mett\p{L}+|si vend\p{L}+)`,
  String.raw`(?:tener|metter|lasciar)\p{L}+ (?:da parte|via) [^.]{0,30}per (?:la|il|l[’'])?\s?\p{L}+`,
  String.raw`(?:finir|usar|consumar|vender)(?:l[oaie]|e) (?:[^.,]{0,15})?entro [^.]{3,15} (?:che|perché) scad\p{L}+`,
  String.raw`(?:finir|vender|smaltir)l[oaie] entro`,
);

/** Who is paid what, and who is not there. */
const STAFF = words(
  String.raw`(?:prende|prendono|chiede|vuole) \d+ (?:€ |euro )?(?:l[’']ora|al giorno|al mese|a giornata)`,
  String.raw`(?:le )?mance (?:si|vanno)`,
  String.raw`(?:è|sarà|sono|va|vanno) in (?:ferie|permesso|maternità|cassa integrazione)(?= (?:fino|dal|da|a|per|finché)|[.,]|$)`,
  String.raw`patente (?:sospes|ritirat)[ae]`,
  String.raw`(?:al|il|del|la|alla) (?:ragazz[oa]|commess[oa]|stagist[ae]|apprendist[ae]) nuov[oa]`,
  String.raw`(?:niente|senza) (?:ricevut|scontrin|fattur)\p{L}*`,
  String.raw`(?:fondo cassa|in nero|fuori busta|straordinari (?:non|si))`,
);

const PATTERNS = [
  FORBIDS,
  WORKFLOW,
  COLLEAGUE,
  ENGLISH_WORK,
  WHAT_TO_ANSWER,
  ABOUT_CUSTOMERS,
  ABOUT_THE_WORK,
  STAFF,
];

/**
 * From here on a sentence is kept to the house. What two strangers wrote is learned from; of 160 sentences of which half look like the
 * other half, 60 % of the notes are found and 96 % of what customers may read is left to them (`bench/notes.ts`).
 */
const LIKELY_NOTE = 0.78;

/**
 * True for what is meant for those who work there: orders in the infinitive about customers, papers and goods, what is answered to whom,
 * what is thought of somebody. Advice to customers uses the same forms ("Non lavare a caldo"), but speaks of things of theirs. Forms of
 * which nothing else is made are recognised by themselves; all others by how likely their words and their order are in a note.
 */
export const isStaffNote = (sentence: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(sentence)) || classLikelihood(NOTES, sentence) >= LIKELY_NOTE;
