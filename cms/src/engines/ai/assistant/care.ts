import type { Advice, Locale } from '../../../contract';
import { distressLikelihood, LIKELY_DISTRESS, SURE_DISTRESS } from './distress-likelihood';
import { type Distress, distressIn, tellsOfOther, wantsBusinessHelp } from './distress-signals';
import { ONLY_SLEEPLESS } from './message-kinds';

type CareText = Readonly<Record<Locale, string>>;

interface CareRule {
  pattern: RegExp;
  /** Words that hold the pattern and mean something else. */
  excludes?: (plain: string) => boolean;
  text: CareText;
}

/** Figures of speech that hold the same words: "mi ammazzo di lavoro". */
const FIGURES_OF_SPEECH =
  /(?<!(?:ex|marito|compagno|fidanzato|padre|lui|lei|socio|qualcuno) (?:\w+ ){0,2})\bmi (?:stanno? )?(?:ammazza(?:no|ndo)?|uccid(?:e|ono|endo)|distrugg(?:e|ono)|mangia(?:no|ndo)? viv[oaie]|massacra(?:no|ndo)?)\b|ammazz\w* (?:di|dal) (?:lavoro|fatica)|morir\w* (?:dal|di) (?:ridere|fame|caldo|sonno|noia)|da morire|farla finita con (?!la (?:mia )?vita)(?:il|la|i|le|gli|questo|questa|quest)|con (?:quest[ieoa]|i|le|gli|la|il) (?:tass|prezz|cost|bollett|interess|spes|affitt|concorren|scont|margin|commission)\w* (?:\w+ ){0,2}mi (?:ammazz|uccid|impicc|spar)\w*|uccid\w* (?:il|la) (?:margin|concorren|mercat)|mi uccid\w* (?:di|con) (?:tass|spes|bollett|affitt)/g;

/** Words of dying that stand for themselves. */
const PLAIN_DEATH =
  /farla finita(?! (?:con (?!la (?:mia )?vita|tutto|me)|col|coi)\p{L}*)|(?:voglia|voglio|vorrei|penso|pensato|pensando|idea) (?:di |a |che |solo )?(?:morir\w*|ammazzar\w*|uccider\w*|suicid\w*|togliermi la vita|sparire per sempre|buttarmi(?=\s*(?:$|[.,;!?])))|ammazzarmi|uccidermi|suicid\w*|togliermi la vita|non (?:voglio|ho (?:piu )?voglia di|riesco (?:piu )?a) (?:piu )?vivere|(?:meglio|preferirei|fossi) (?:se fossi |essere )?morto|non (?:ha|ho) (?:piu )?(?:senso|motivo|ragione) (?:di )?(?:vivere|andare avanti|vita)|impiccar\w*|la mia vita (?:e finita|non vale)|starebbero (?:tutti )?meglio senza di me|kill myself|want to die|end it all|suicide|(?:la faccio|voglio farla|finirla) (?:finita )?per sempre|non vedo (?:altra )?via d'uscita|sparire e basta|addormentarmi e non svegliar|(?:vorrei|voglio|voglia di|pensato di|penso di) (?:solo |soltanto |tanto )?(?:sparire|scomparire|non esserci|non esistere|dormire per sempre)(?! dai| dal)|non (?:mi )?(?:sveglia\w*|alzar\w*) (?:mai )?piu\b|lasciar\w* perdere (?:tutto, )?.{0,12}anche me|assicurazione sulla vita.{0,80}(?:famigli|figli|moglie|marito|megli|mort)|(?:famigli\w*|figli|moglie|marito|tutti) .{0,30}(?:starebb\w*|sarebb\w*|star\w*) megli\w* (?:se (?:non ci|morissi|io non)|senza)|(?:ne|neanche|nemmeno|e) mai piu\b|non (?:ci )?(?:voglio|vorrei) (?:piu )?(?:essere|esserci|starci)\b(?! (?:soci|in societa|cliente|obbligat))|valgo (?:piu|di piu) da mort|non (?:voglio|vorrei) (?:piu )?(?:esserci|esistere|stare al mondo)|(?:basta|stanc\w*) (?:di |con )(?:vivere|questa vita|la vita)|(?:guard\w*|pensat\w*|and\w*) (?:al|il|sul|giu dal) (?:ponte|cavalcavia|binari|tetto) (?:per|da|e (?:ho pens|mi)|mezz|a lungo|stanotte|ogni)|che senso ha (?:vivere|continuare a vivere|la mia vita)|me ne vado (?:per sempre(?! da)|da questo mondo)|mi butto (?:giu|sotto|dal)|fatto del male da sol|farmi (?:del )?male|tagli\w* le vene|prend\w* tutte le pastiglie|(?:chiud|finir)\w* (?:tutto|con tutto) (?:per sempre|e non esserci)|(?:scritto|scrivo|lasciato|preparato) .{0,16}letter\w* .{0,6}(?:ai|alla|al|a|per) (?:miei |mia |mio |i miei )?(?:figli\w*|moglie|marito|famiglia|mamma|genitori|ragazzi|bambini)|letter\w* (?:d'addio|.{0,40}(?:salutarl[ie]|per (?:dir|far)\w* addio|dire addio))|(?:scritt\w*|scriv\w*) .{0,40}(?:per salutarl[ie]|addio (?:a|ai|alla|al) (?:mi|figli|moglie|tutti))|(?:salutato|salutare) (?:tutti|i (?:miei )?figli) (?:per sempre|un'ultima)|non (?:ci )?sar[oa] piu (?:domani|per nessuno)|nessuno (?:sentirebbe|si accorgerebbe).{0,25}(?:mancanza|se (?:morissi|sparissi|non ci))/u;
/** Words of despair that stand for themselves. */
const PLAIN_ANGUISH =
  /non (?:ce la faccio|riesco)(?: piu)? (?:ad? )?(?:andare avanti|vivere|alzarmi|tirare avanti)(?! (?:con|a pagare|nel|cosi con))|non ce la faccio piu(?! a (?:fare|seguire|rispond|gestir|star))|(?:sono|mi sento) (?:proprio |davvero |molto |completamente )?(?:disperat|esaurit|distrutt|a pezzi|al limite|solo come un cane|svuotat|un fallit|un fallimento|inutil|persa\b|finit[oa]\b)\w*|non ho piu (?:forze|voglia di (?:niente|nulla|alzarmi)|speranz)\w*|(?:ho|avuto|vengono) (?:gli |degli )?(?:attacchi di panico|l'ansia|pers[oa] tutto)|\bperdo tutto\b|(?:non )?(?:vedo|ho|trovo) (?:piu )?(?:una |nessuna |alcuna )?(?:via d'uscita|uscita|speranza)(?! dal| dalla)|mi (?:vergogno|sveglio).{0,40}(?:piang|da morire|la notte)|scoppi\w* a piangere|piango (?!miseria)(?:sempre|spesso|ogni|tutt|da sol|di notte|la notte|di nascosto)|mi viene da piangere|depress\w*|non (?:so|ricordo|mi ricordo|capisco) (?:piu )?(?:nemmeno |neanche |neppure )?perche (?:io )?(?:mi (?:alzo|sveglio)|apro (?:la serranda|ogni|la mattina|ancora)|vado avanti|continuo|tiro su la serranda)|non dormo (?:piu|la notte|da)|sono sull'orlo|\besaurimento nervoso|(?:venendo|viene|verra|avuto|a un passo da|rischio|vicin[oa] a) (?:un |una |all'|alla )?(?:esaurimento|crollo nervoso|crisi di nervi)\b(?! (?:del?l|scort|merc|prodott))/;

/** The help line's number: Telefono Amico Italia, every day 9–24. */
const TEXTS: Readonly<Record<Distress, CareText>> = {
  death: {
    it: 'Mi dispiace davvero per quello che stai passando, e ti ringrazio per averlo detto. Adesso la cosa importante sei tu, non i conti.\n\n- Se senti di poterti fare del male, **chiama subito il 112** o vai al pronto soccorso più vicino.\n- Per parlare con qualcuno che ascolta, in modo anonimo: **Telefono Amico Italia, 02 2327 2327** (tutti i giorni).\n- Scrivi o chiama **una persona di cui ti fidi** e chiedile di stare con te stasera; anche il tuo medico può aiutarti.\n\nNon sei solo in questo. Debiti e perdite si affrontano, un passo alla volta e con qualcuno accanto: a quelli penseremo dopo, quando vorrai. C’è qualcuno vicino a te adesso?',
    en: 'I am truly sorry for what you are going through, and thank you for saying it. You matter now, not the accounts.\n\n- If you feel you could hurt yourself, **call 112 now** or go to the nearest emergency room.\n- To talk to somebody who listens, anonymously: **Telefono Amico Italia, 02 2327 2327** (every day).\n- Call **a person you trust** and ask them to stay with you tonight; your doctor can help too.\n\nYou are not alone in this. Is somebody near you now?',
  },
  'death-of-other': {
    it: 'Prendilo sul serio, anche se ti sembra uno sfogo: parlarne non peggiora le cose, le alleggerisce.\n\n- **Se il pericolo è adesso, chiama il 112** e resta con quella persona, togliendo di mezzo ciò con cui può farsi del male.\n- **Chiedi con calma** se sta pensando di farsi del male, ascolta senza giudicare, non lasciarla sola stanotte.\n- **Telefono Amico Italia, 02 2327 2327**, ascolta anche chi è preoccupato per un altro; il medico di famiglia o il pronto soccorso sanno che cosa fare.\n- Avvisa un familiare di cui vi fidate.\n\nE tu, come stai? I problemi dell’attività vengono dopo.',
    en: 'Take it seriously, even if it sounds like letting off steam. **If the danger is now, call 112** and stay with that person. Ask calmly, listen without judging, tell somebody of the family. Telefono Amico Italia, 02 2327 2327, also listens to those who worry about somebody else.',
  },
  anguish: {
    it: 'Mi dispiace: sembra un peso grosso, e si sente. Prima dei conti vieni tu.\n\n- Parlane oggi con **una persona di cui ti fidi** o con il tuo **medico**: non serve essere al limite per chiedere una mano.\n- Per sfogarti con qualcuno che ascolta: **Telefono Amico Italia, 02 2327 2327**. Se pensi di farti del male, **112**.\n\nQuando te la senti, scrivimi la cosa che ti toglie di più il sonno (una scadenza, un debito, una persona): la guardiamo insieme, una alla volta.',
    en: 'I am sorry: it sounds like a heavy weight. Before the accounts there is you. Talk today to somebody you trust or to your doctor; Telefono Amico Italia listens at 02 2327 2327, and 112 is there if you think of hurting yourself. When you are ready, write me the one thing that takes your sleep.',
  },
};

/** "Che numeri mi gioco sabato?", "tengo le slot nel bar": asks for a tip or keeps such games, and tells of no losses of one's own. */
const OF_GAMES_ONLY =
  /\b(?:che|quali|dammi|dimmi|3|tre|cinque|sei) (?:i )?numeri\b|\bnumeri (?:da giocare|fortunati|buoni|del lotto|vincenti)|\bschedin\w*|\bpronostic\w*|\bche squadra\b|\bricevitori\w*|\btabacch\w*|\baggio\b|\bsala (?:giochi|scommesse|slot)|\bnel (?:mio |nostro )?(?:bar|locale|circolo)\b/;
const OWN_LOSSES =
  /\b(?:mi sono|ho|sto|abbiamo) (?:gia |di nuovo |sempre |ri)?(?:giocat|pers|spes|bruciat|buttat|svuotat|indebitat|rovinat)\w*|\bnon riesco\b|\bsmett\w*|\bdebit\w*|\bdipendent(?:e|za) da|\bludopat|\bazzardo\b/;
const isOfGamesOnly = (plain: string): boolean => OF_GAMES_ONLY.test(plain) && !OWN_LOSSES.test(plain);

/** Violence, threats, addiction, rage: each with whom to turn to. */
const RULES: readonly CareRule[] = [
  {
    pattern:
      /(?:mi|ci) (?:minaccia\w*|picchi\w*|ha(?:nno)? (?:picchiat|minacciat|aggredit|menat)\w*|perseguit\w*|ricatt\w*)|(?:minaccia\w*|minacciat\w*) (?:di (?!(?:non )?(?:consegn|forn|sospend|interromp|andar|lasciar|licenzi|disd|chiud|cambi|denunci|scriver|toglier|ritir|rivolg|mandar|pubblic|far(?:mi|ci)? causa))|me|mia|mio|i miei|le mie|la mia|il mio|noi|mamma)|(?:mani|botte) addosso|mi (?:mena|alza le mani|tira (?:schiaffi|pugni)|prende a (?:schiaffi|pugni|botte))|(?:botte|violent\w*) (?:da|in casa|con me)|(?:il|la) (?:mi[oa] )?ex .{0,24}(?:mi aspetta|mi segue|fuori dal|sotto casa)|prestat\w* .{0,60}(?:adesso|ora) (?:ne |mi )?(?:vuole|vogliono|chied\w*).{0,60}(?:viene|vengono|casa|altrimenti|se no)|mi segue (?:sempre|dappertutto|ovunque)|\bstalk\w*|\bpaura (?:di|del) (?:mio marito|mio (?:ex|compagno|padre)|lui\b|che mi (?:faccia|ammazz|picch))|(?:prest\w*|deb\w*|dev\w*|dat\w*|sold\w*|restitu\w*|rid\w*|vuole|chied\w*).{0,80}\d+ ?(?:%|per ?cento) (?:al|ogni|a) (?:mese|settiman|giorno)|(?:bruci\w*|incendi\w*|spacc\w*|sfasci\w*).{0,30}(?:se non pag|perche non pag|negozio|vetrin|macchina).{0,40}(?:non pag|minacc|soldi)|(?:protezione|tranquillita).{0,30}(?:vengono|pretend|chied|vogliono).{0,30}(?:soldi|mese)|(?:vengono|venut\w*|pass\w*) .{0,30}(?:chied\w*|prender\w*|ritir\w*) .{0,16}(?:soldi|busta|mensile).{0,30}protezion\w*|\bpizzo\b|estorsion\w*|\busur\w*|strozzin\w*|cravattar\w*|racket/,
    text: {
      it: 'Mi dispiace: quello che racconti è serio e non devi affrontarlo da solo.\n\n- Se sei in pericolo adesso, **chiama il 112**; per violenza e stalking c’è il **1522**, gratuito e anonimo, 24 ore su 24.\n- Minacce, ricatti, usura ed estorsione sono reati: rivolgiti ai **Carabinieri o alla Polizia**, anche solo per parlarne; puoi farti accompagnare da un avvocato.\n- Ci sono associazioni e sportelli antiracket e antiusura che seguono gratis chi denuncia, e fondi dello Stato per le vittime: l’elenco è presso la Prefettura.\n- Non pagare e non trattare da solo; conserva messaggi, nomi e date.\n\nParlane oggi con una persona di cui ti fidi. Sei al sicuro in questo momento?',
      en: 'I am sorry: what you describe is serious and you should not face it alone. If you are in danger, **call 112**. Threats, usury and extortion are crimes: go to the Carabinieri or the police, and keep messages, names and dates. Talk today to a person you trust.',
    },
  },
  {
    excludes: isOfGamesOnly,
    pattern:
      /(?:giocat\w*|pers\w*|perd(?:o|iamo|ere|evo|endo)|spes\w*|bruciat\w*|buttat\w*|gioco).{0,50}(?:slot|scommess\w*|gratta|casino|videopoker|macchinett\w*|cavalli|poker|azzardo|lotto|roulette)|(?:slot|scommess\w*|gratta e vinci|casino|videopoker|poker|roulette).{0,60}(?:pers\w*|smett\w*|fermar\w*|debit\w*|rovinat\w*|incass\w*|soldi)|(?:indebitat|debit|svuotat|rovinat)\w*.{0,50}\b(?:gioco|giocando|giocare)\b|\b(?:gioco|giocando)\b.{0,60}(?:debit|svuotat|cassa|rovinat)|gioco d'azzardo|ludopat\w*|debiti di gioco|mi sono giocat\w* (?:tutto|tutta|l[aoei']|i|il)|\bbevo (?:da quando|dalla mattina|di nascosto|tutto il giorno|ogni|sempre)|(?:bevo|ubriac\w*|alcol\w*|cocaina).{0,50}(?:non riesco|smett\w*|troppo|ogni (?:sera|giorno)|dipendent)/,
    text: {
      it: 'Grazie per averlo detto: non è facile. Prima dei conti vieni tu, e da qui si può uscire con qualcuno accanto.\n\n- **Gioco d’azzardo**: Telefono Verde Nazionale **800 558 822** (Istituto Superiore di Sanità), gratuito e anonimo; il **SerD** della tua ASL segue gratis chi vuole smettere, di gioco o di altro.\n- Se ti senti sopraffatto: **Telefono Amico Italia, 02 2327 2327**; se pensi di farti del male, **112**.\n- Oggi: dillo a **una persona di cui ti fidi** e affidale carte e conto dell’attività, così non sei solo a resistere.\n\nI debiti si affrontano dopo, uno alla volta (ci sono anche gli organismi per il sovraindebitamento). C’è qualcuno con cui puoi parlarne stasera?',
      en: 'Thank you for saying it: that is not easy. Before the accounts there is you. For gambling there is the free and anonymous line **800 558 822** (Istituto Superiore di Sanità); the SerD of your health district helps for free. If it is too much, Telefono Amico Italia listens at 02 2327 2327, and **112** is there if you think of hurting yourself. Tell a person you trust today.',
    },
  },
  {
    pattern:
      /(?:lo|la|li|l'|gli) (?:ammazzo|uccido|faccio fuori|spacco|brucio|gambizz\w*)|(?:voglio|vorrei) (?:ammazzar|uccider|picchiar|menar|spaccar|bruciar)\w+|dargli fuoco/,
    text: {
      it: 'Capisco che sei fuori di te, e qualcosa di grave deve essere successo. Fermati prima di fare qualcosa che non si può tornare indietro: esci, respira, chiama una persona di cui ti fidi. Se temi di fare del male a qualcuno o a te, **chiama il 112**.\n\nQuando vuoi, raccontami che cosa è successo: un torto si affronta con una denuncia, un avvocato, una lettera.',
      en: 'I understand that you are beside yourself. Stop before something that cannot be undone: leave, breathe, call somebody you trust. If you fear to hurt somebody or yourself, **call 112**.',
    },
  },
];

/** "Lavoro 11 ore e non ce la faccio più, ma non posso permettermi una segretaria": too much work, and what stands in the way of help. */
const OVERWORK =
  /(?:non posso permetter\w*|mi servirebbe|non riesco a (?:trovare|pagare|delegare)|vorrei) (?:\p{L}+ ){0,2}(?:segretari|aiut|collaborator|collaboratric|dipendent|person|qualcuno|assistent|apprendist|commess)\w*/u;
/** Nothing told but being worn out by work. */
const isOnlyOverwork = (plain: string): boolean =>
  OVERWORK.test(plain) && !PLAIN_ANGUISH.test(plain.replace(/non ce la faccio piu/g, ' '));

/**
 * What somebody in distress is answered, whoever advises: `null` otherwise. Sleepless over one customer is a matter of the customer,
 * unless more than sleep is told of. On folded text.
 */
export const careAdvice = (folded: string, language: Locale): Advice | null => {
  const care = careFor(folded, language);
  const isOnlySleep =
    ONLY_SLEEPLESS.test(folded) && careFor(folded.replace(ONLY_SLEEPLESS, ' '), language) === null;
  return isOnlySleep && /client|fatturat|prezz|concorren|dipendent/.test(folded) ? null : care;
};

/** Despair that is said in words of nobody's list, by how messages of people in despair are made. */
const likelyCare = (plain: string): CareText | null => {
  const likelihood = distressLikelihood(plain);
  if (likelihood < LIKELY_DISTRESS || isOnlyOverwork(plain)) return null;
  if (tellsOfOther(plain)) return TEXTS['death-of-other'];
  return likelihood >= SURE_DISTRESS ? TEXTS.death : TEXTS.anguish;
};

/** A short humane answer where somebody is in distress, with nothing to sell; `null` otherwise. On folded text. */
export const careFor = (folded: string, language: Locale): Advice | null => {
  const plain = folded.replace(FIGURES_OF_SPEECH, ' ');
  const distress = distressIn(plain) ?? (PLAIN_DEATH.test(plain) ? 'death' : null);
  const text =
    (distress === 'anguish' || distress === null ? null : TEXTS[distress]) ??
    RULES.find(({ pattern, excludes }) => pattern.test(plain) && !excludes?.(plain))?.text ??
    (distress === 'anguish' ||
    (PLAIN_ANGUISH.test(plain) && !wantsBusinessHelp(plain) && !isOnlyOverwork(plain))
      ? TEXTS.anguish
      : likelyCare(plain));
  return text
    ? {
        text: text[language],
        topic: null,
        outcome: 'answered',
        suggestions: [],
        nextStep: null,
        entryIds: ['care'],
        sources: [],
      }
    : null;
};
