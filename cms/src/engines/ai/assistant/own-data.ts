import type { Advice } from '../../../contract';
import type { AdviceRequest } from './port';
import { COMPANY } from './knowledge/entry';
import { asksForBreakEvenCustomers, isOwnFigureQuestion, withoutSaysKnown } from './own-data/own-question';
import { turnoverForProfit } from './own-data/turnover-for-profit';
import { whatIf } from './own-data/what-if';
import { asksWhyItFails } from './own-data/why-it-fails';
import { planTalk } from './own-data/plan-talk';
import { whyAdvice } from './own-data/why';
import { likelihoodOfRoute } from './classify/route';
import { foldText } from './fold';
import { euro, marginOf, OWN_FIGURES, percent } from './own-figures';

/** "Quanti clienti ho", "stando ai miei dati", "come risulta dal progetto". */
const ASKS_FOR_KNOWN =
  /(?:(?:guardando|vedendo|secondo|stando a|con) (?:i |gli )|\bcoi |\bdai |\bcol |\bcon il )(?:mi\w+ |nostr\w )?(?:dati|numeri|conti|progetto)(?: (?:del|della|dell')(?! ?(?:client|fornitor|concorren|mercat|settor|vicin|commercialist|social|banc))|[ ,:?]|$)|\bquanto (?:incasser|fatturer|guadagner|vender|spender)\w+|\bquant[ei] (?:client\w*|dipendent\w*|scontrin\w*|soci\b|collaborator\w*|copert\w*) (?:ho|abbiamo|faccio|facciamo|servo|ho avuto)\b|(?:stando|in base|guardando|secondo|rispetto|partendo) (?:a|ai|dai|i)? ?(?:i )?(?:miei|nostri|quest[ie])? ?(?:dati|numeri|progett)|(?:dai|coi|con i|nei) (?:miei|nostri) (?:dati|numeri|conti)|(?:con|dai|coi) (?:i )?(?:dati|numeri|conti) che (?:hai|avete|conosci)|con quello che sai di (?:me|noi)|^(?:e )?quant[oi] ho di (?:spese|costi|fatturat|margin|uscite)\w*|(?:secondo|dal|nel|stando al) (?:il )?(?:mio |nostro )?progetto\b|quanto spend\w* (?:\w+ ){0,3}(?:mi[oe]i?|nostr[oi]) client\w*|\b(?:mi[oe]i?|nostr[oi]) client\w* (?:\w+ ){0,2}quanto spend\w*|(?:risulta|vedi|leggi) (?:dal|nel) (?:mio )?progett\w*/;

/** "Il mio fatturato", "quanto fatturo", "secondo i dati che ti ho dato". */
const ASKS_FOR_OWN =
  /^(?:ma |e )?quanto (?:fatturo|incasso|guadagno|spendo|mi resta)\??$|\b(?:qual e|quale e|quali sono|quant[oi] (?:e|sono)|quanto (?:fatturo|fatturiamo|incasso|guadagno|spendo|ho fatturato|ho di|mi resta|mi rimane)|dimmi|che|com'e|quanto vale|a quanto (?:ammonta|sta))\b.{0,40}\b(?:mi[oa]|miei|mie|nostr\w|fatturo|fatturiamo|incasso|guadagno|spendo|fatturato|ho|mi resta|mi rimane)\b|\b(?:quant[oiae]|che|cosa)\b.{0,30}\b(?:avevo|ho|avevamo|abbiamo) (?:scritto|detto|messo|indicato|dichiarato|inserito)\b|secondo i (?:miei )?(?:dati|numeri)|con i (?:miei )?(?:dati|numeri)|(?:dati|numeri) che (?:ti|vi) ho dato|\bche (?:roe|roi|ros|margine|utile)\b/;
/** Asks how something is done, or gives figures: no question on one's own data. */
const ASKS_OTHERWISE =
  /\b(?:come (?:faccio|posso|si|aument|alzo)|perche|conviene|dovrei|tasse|devo pagare|di un|concorrent\w*|vicin\w*|un altro|altri|password|se (?:vendo|alzo|abbasso)|(?:posso|potrei|possiamo|dovremmo) (?:spend|invest|permett|dare|mett)\w*)\b/;
const MONTH =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|mese|anno|trimestre|natale|estate';
/** "Com'è andato il mio ottobre?": a span of one's own business, of which the figures are needed. */
const ASKS_HOW_SPAN_WENT = new RegExp(
  `\\b(?:com'e|come e|come sono|come) andat[oaei] (?:il |la |i |le |l')?(?:mi[oae]i? |nostr[oaei] |questo |lo scorso |scorso )?(?:${MONTH})\\b`,
);
const WANTS_ANALYSIS =
  /(?:secondo te |dimmi se |ma )?(?:sono|siamo|e) in (?:perdita|utile|attivo|rosso)\s*\?|(?:sto|stiamo) (?:perdendo|guadagnando|rimettendo)\w*\s*\?|\b(?:analizz\w*|analisi|diagnosi|check.?up|valut\w*|guarda\w*|esamin\w*|fotografia|quadro|giudizio|come (?:va|sta|stiamo|sto|vanno|ti sembra|la vedi|vedi|procede|procedono|siamo mess\w|sono mess\w|(?:sta|stanno|stiamo|sto) (?:andando|messi?))|un'occhiata|due conti|fa(?:i|re|mmi|cciamo)? il punto|riepilog\w*|riassum\w*|resoconto)\b.{0,30}\b(?:azienda|attivita|impresa|ditta|negozio|conti|numeri|bilancio|situazione)\b|\b(?:azienda|attivita|impresa|ditta|negozio|conti)\b.{0,16}\b(?:va|vanno|sta|stanno|sono|e|funziona|regge|e messa) (?:bene|male|in salute|sana|a posto|in forma|messa)|\b(?:azienda|attivita|impresa|ditta|negozio|bottega)\b.{0,20}\b(?:ci )?(?:guadagna|perde|rimette)(?: (?:o|e) (?:ci )?(?:guadagna|perde|rimette))?\s*\?|(?:sono|siamo|e) mess[oaie] (?:bene|male)|in salute\b.{0,24}(?:azienda|attivita)|\bcom(?:e|'e| e) (?:e )?mess[oaie]\b.{0,24}\b(?:azienda|attivita|impresa|ditta|negozio|conti)\b|\b(?:azienda|attivita|impresa|ditta|negozio)\b.{0,24}\b(?:un quadro|una fotografia|il punto|un'analisi|una diagnosi|un riassunto|un riepilogo|un resoconto)\b/;

/** "Come sto messo?": of whoever has a project it is asked about that. */
const ASKS_HOW_ONE_STANDS =
  /^(?:(?:e|ma|allora|insomma|dimmi) )?(?:come (?:sto|stiamo|sono|siamo) mess[oaie]|(?:sono|siamo) mess[oaie] (?:bene|male)(?: o (?:bene|male))?)(?: (?:coi|con i) (?:conti|numeri|soldi))?\W*$/;

/** Asks how one's own business stands. On folded text. */
export const asksForAnalysis = (folded: string): boolean =>
  WANTS_ANALYSIS.test(folded) || ASKS_HOW_SPAN_WENT.test(folded) || asksWhyItFails(folded);

const advice = (text: string, outcome: Advice['outcome'], hasProjects: boolean): Advice => ({
  text,
  topic: 'finance',
  outcome,
  suggestions: [],
  nextStep: hasProjects ? null : COMPANY,
  entryIds: ['own-data'],
  sources: [],
});

const analysis = ({ figures = {}, companyName, facts = [], hasProjects }: AdviceRequest): Advice => {
  const turnover = figures.turnoverYear;
  const name = companyName === '' ? 'la tua attività' : `**${companyName}**`;
  if (turnover === undefined)
    return advice(
      `Volentieri, ma ${companyName === '' ? 'della tua attività' : `di ${name}`} non ho ancora i numeri. Per un’analisi vera dimmi **di che cosa ti occupi** e quattro cifre: **fatturato** dell’ultimo anno, **costi** variabili (merce, materiali), **spese fisse** al mese, quanti clienti hai al mese. Oppure apri un progetto: in pochi minuti raccolgo i dati e ne esce un report; se hai il bilancio, allegalo qui.`,
      'asks',
      hasProjects,
    );
  const margin = marginOf(figures);
  const fixed = figures.fixedCostsMonth;
  const pay = figures.ownPayMonth;
  const problem = facts.find((fact) => fact.name === 'problem')?.value ?? '';
  const yearFixed = (fixed ?? 0) * 12;
  const left = margin ? margin.left - yearFixed : null;
  const breakEven =
    margin && margin.share > 0 && fixed !== undefined ? Math.round(yearFixed / margin.share) : null;
  const safety = breakEven === null ? null : (turnover - breakEven) / turnover;
  const lines = [
    `- Fatturato: **${euro(turnover)}** l’anno (${euro(Math.round(turnover / 12))} al mese)`,
    ...(margin
      ? [
          `- Margine dopo i costi variabili: ${euro(turnover)} − ${euro(figures.variableCostsYear ?? 0)} = **${euro(margin.left)}**, il **${percent(margin.share * 100)}**`,
        ]
      : []),
    ...(fixed === undefined ? [] : [`- Spese fisse: ${euro(fixed)} al mese, ${euro(yearFixed)} l’anno`]),
    ...(breakEven === null
      ? []
      : [`- Punto di pareggio: **${euro(breakEven)}** l’anno, ${euro(Math.round(breakEven / 12))} al mese`]),
    ...(left === null
      ? []
      : [
          `- Resta in un anno: **${euro(left)}**${pay ? `; dopo il tuo prelievo di ${euro(pay)} al mese: **${euro(left - pay * 12)}**` : ''}`,
        ]),
    ...(figures.customersMonth && figures.averageSale
      ? [`- Clienti: ${figures.customersMonth} al mese, spesa media ${euro(figures.averageSale)}`]
      : []),
  ];
  const reading =
    safety === null
      ? 'Mancano costi o spese fisse per dire quanto sei lontano dal pareggio: scrivimeli.'
      : safety < 0
        ? `Così sei sotto il pareggio di ${percent(-safety * 100)}: prima si rivedono prezzi e spese fisse.`
        : `Puoi perdere il ${percent(safety * 100)} del fatturato prima di andare in perdita${safety < 0.15 ? ': è poco, conviene rinforzare il margine' : ': è un buon cuscino'}.`;
  const lever =
    margin && turnover > 0
      ? `Un aumento dei prezzi del 3% a parità di vendite vale ${euro(Math.round(turnover * 0.03))} l’anno; il 5% di clienti in più ${euro(Math.round(margin.left * 0.05))}; il 5% di spese fisse in meno ${euro(Math.round(yearFixed * 0.05))}.`
      : '';
  return advice(
    [
      `Ecco che cosa dicono i numeri di ${name}:`,
      lines.join('\n'),
      `**Come la leggo**: ${reading} ${lever}`.trim(),
      ...(problem === ''
        ? []
        : [
            `**Il problema che mi hai detto**: «${problem}». Scrivimi quando succede e quanti clienti vedi in quelle ore, e ti preparo un piano.`,
          ]),
    ].join('\n\n'),
    'answered',
    hasProjects,
  );
};

/** "Posso permettermi una commessa?", "ce la faccio ad assumere?": needs figures that nobody told. */
const ASKS_WHETHER_AFFORDABLE =
  /(?:assum|aument|investi|compr|apri|ingrandi|pagar|dare)\w*.{0,80}(?:ce la (?:faccio|facciamo)|me l[oa] posso permettere|posso permettermel[oa]|coi miei conti|con i miei conti)|(?:ce la (?:faccio|facciamo|posso fare)|posso permetter\w*|possiamo permetter\w*|me l[oa] posso permettere|mi conviene|ha senso|e il momento|sono in grado|riesco) (?:a |ad |di |per )?(?:\w+ ){0,2}(?:assum\w*|pagar\w* (?:un|una)|prender\w* (?:un|una|qualcuno)|compr\w*|cambiar\w*|apr\w*|ingrandir\w*|invest\w*|un(?:'|a )?(?:dipendente|commess\w|aiutante|apprendista|collaborat\w+)|alzar\w*|abbassar\w*)/;

const affordAdvice = (folded: string, { figures = {}, hasProjects }: AdviceRequest): Advice => {
  const isHire = /aument|assum|prender|dipendent|commess|aiutant|apprendist|collaborat|persona/.test(folded);
  const margin = marginOf(figures);
  const fixed = figures.fixedCostsMonth;
  const left = margin && fixed !== undefined ? Math.round((margin.left - fixed * 12) / 12) : null;
  const known =
    left === null
      ? 'Per dirtelo con i numeri, e non a sensazione, mi servono quattro cifre: **quanto incassi al mese**, **che margine resta** dopo merce e materiali, **le spese fisse** e **quanto prelevi tu**.'
      : `Dai dati del tuo progetto restano in media **${euro(left)} al mese** prima di imposte e del tuo prelievo.`;
  const need = isHire
    ? 'Poi il **costo della persona**: dimmi il lordo mensile e le ore (a tempo pieno 1.500 € lordi per 13 mensilità costano circa 2.250 € al mese in tutto). Regola: deve portare ogni mese almeno il suo costo diviso il tuo margine.'
    : 'Poi **quanto costa** ciò che vuoi fare e quanto dovrebbe farti incassare o risparmiare al mese. Regola: si ripaga in costo ÷ guadagno in più al mese, e la cassa non deve scendere sotto tre mesi di spese.';
  return advice(
    `${known}\n\n${need}\n\nScrivimi le cifre, anche una alla volta, e faccio il conto.`,
    'asks',
    hasProjects,
  );
};

/** "Come si chiama la mia ditta e dove sta?" */
const ASKS_WHO =
  /(?:come si chiama|che nome ha|(?:qual e|dimmi) il nome|di chi e|che azienda ho|dove (?:sta|si trova|ho|e)|in che citta).{0,30}\b(?:mia|mio|nostr\w|ho|azienda|ditta|attivita|negozio|sede)\b/;

const whoAdvice = ({ companyName, facts = [], hasProjects }: AdviceRequest): Advice => {
  const city = facts.find(({ name }) => name === 'city')?.value ?? '';
  const sector = facts.find(({ name }) => name === 'sector')?.value ?? '';
  return companyName === ''
    ? advice(
        'Non lo so ancora: non mi hai dato i dati della tua azienda. Puoi scriverli nella pagina **Azienda** del profilo, o dirmi qui nome, città e che cosa fai.',
        'asks',
        hasProjects,
      )
    : advice(
        `Dai tuoi dati: **${companyName}**${city === '' ? '' : `, ${city}`}${sector === '' ? '' : ` (${sector})`}. ${city === '' ? 'L’indirizzo lo trovi, e lo correggi, nella pagina **Azienda** del profilo.' : 'Se qualcosa non è giusto, correggilo nella pagina **Azienda** del profilo.'}`,
        'answered',
        hasProjects,
      );
};

/** How many customers pay the costs, at what each of them leaves. */
const breakEvenCustomers = (figures: Readonly<Record<string, number>>): string | null => {
  const margin = marginOf(figures);
  const { fixedCostsMonth, averageSale, ownPayMonth = 0 } = figures;
  if (!margin || margin.share <= 0 || fixedCostsMonth === undefined || !averageSale) return null;
  const each = averageSale * margin.share;
  const count = (cents: number) => new Intl.NumberFormat('it-IT').format(Math.ceil(cents / each));
  return `Ti bastano **${count(fixedCostsMonth)} clienti al mese**: ${euro(fixedCostsMonth)} di spese fisse ÷ ${euro(Math.round(each))} che ciascuno lascia (il ${percent(margin.share * 100)} di ${euro(averageSale)}).${ownPayMonth > 0 ? ` Con il tuo prelievo di ${euro(ownPayMonth)} al mese diventano ${count(fixedCostsMonth + ownPayMonth)}.` : ''}`;
};

/** The talk that goes on about a project: what a change would leave, and why a figure is as it is; `null` for anything else. */
export const projectTalk = (
  { figures = {}, measures = [], history, hasProjects }: AdviceRequest,
  folded: string,
): Advice | null => {
  const planned = planTalk(folded, figures, measures);
  if (planned) return { ...advice(planned, 'answered', hasProjects), entryIds: ['own-data-plan'] };
  const previous = history.filter(({ role }) => role === 'user').at(-1)?.text;
  const changed = whatIf(folded, previous === undefined ? undefined : foldText(previous), figures);
  if (changed)
    return {
      ...advice(changed.text, changed.isKnown ? 'answered' : 'asks', hasProjects),
      entryIds: ['own-data-what-if'],
    };
  const reason = whyAdvice(folded, figures);
  return reason
    ? {
        ...advice(reason.text, reason.isKnown ? 'answered' : 'asks', hasProjects),
        entryIds: ['own-data-why'],
      }
    : null;
};

const OWN_MARK = /\b(?:mi[ao]|miei|mie|nostr\w)\b|che (?:ti|vi) ho (?:dato|detto|scritto)/;
const OF_FIGURES =
  /\bnumeri\b|\bdati\b|\bconti\b|che (?:ti|vi) ho|margin\w*|\butil[ei]\b|guadagn\w*|fatturat\w*|incass\w*|\brest[ao]\b|bilancio/;
const SURE_OWN = 0.62;
/** The message as a whole is after the asker's own figures, in whatever words. */
const meansOwnData = (folded: string): boolean =>
  OWN_MARK.test(folded) && OF_FIGURES.test(folded) && likelihoodOfRoute(folded, 'own-data') >= SURE_OWN;

/** Customers by name and what a loan still is: known to nobody here, and to be read in a file. */
const ASKS_UNKNOWN: readonly { pattern: RegExp; file: string }[] = [
  {
    pattern:
      /\b(?:chi sono|quali sono|qual e|chi e) (?:i |il )?(?:mi(?:ei|o)|nostr[io]) (?:miglior\w*|principal\w*|piu )?\w* ?client\w*/,
    file: 'l’elenco delle vendite o delle fatture con il nome del cliente (Excel o CSV): te li metto in ordine per importo',
  },
  {
    pattern:
      /\bquanto (?:mi )?(?:devo|manca|resta|rimane) (?:ancora )?(?:da (?:dare|pagare|restituire) )?(?:al|del|sul|alla|per il|di) (?:mutuo|prestito|finanziamento|leasing|banca)/,
    file: 'il piano di ammortamento della banca; oppure dimmi importo, tasso, durata e quante rate hai pagato',
  },
];

/** Questions on one's own figures, answered from the profile and the latest project; `null` where something else is asked. */
export const ownDataAdvice = (request: AdviceRequest, message: string): Advice | null => {
  const { figures = {}, hasProjects, companyName } = request;
  if (message.length > 160) return null;
  const { question: folded, saysKnown } = withoutSaysKnown(message);
  if (hasProjects && ASKS_HOW_ONE_STANDS.test(folded)) return analysis(request);
  if (asksWhyItFails(folded, figures.turnoverYear !== undefined)) return analysis(request);
  const wantedTurnover = turnoverForProfit(folded, figures);
  if (wantedTurnover) return advice(wantedTurnover, 'answered', hasProjects);
  const unknown = /\d/.test(folded) ? undefined : ASKS_UNKNOWN.find(({ pattern }) => pattern.test(folded));
  if (unknown)
    return advice(
      `Questo non lo so: nei tuoi dati non c’è. Per risponderti con i numeri allega qui ${unknown.file}.`,
      'asks',
      hasProjects,
    );
  if (
    ASKS_WHETHER_AFFORDABLE.test(folded) &&
    !/\d{3,}|\d\.\d{3}|€|\beuro\b|mila/.test(folded) &&
    folded.length < 120
  )
    return affordAdvice(folded, request);
  if (ASKS_WHO.test(folded) && !/\b(?:come|dove) (?:si )?(?:apr|registr|compr|trov[oi]\b)/.test(folded))
    return whoAdvice(request);
  if (ASKS_HOW_SPAN_WENT.test(folded))
    return advice(
      'Te lo dico con i numeri davanti: mese per mese non li ho. Scrivimi **quanto hai incassato** nel periodo e **quanto nello stesso periodo dell’anno prima** (se puoi anche gli scontrini o i clienti), oppure allega un file Excel o CSV con le vendite: ti calcolo la differenza in euro e in percentuale e che cosa l’ha fatta.',
      'asks',
      hasProjects,
    );
  if (
    WANTS_ANALYSIS.test(folded) &&
    /\b(?:mia|mio|nostr\w|miei|mie|azienda|attivita)\b|\b(?:sono|siamo) in (?:perdita|utile|attivo|rosso)|\b(?:sto|stiamo) (?:perdendo|guadagnando)/.test(
      folded,
    ) &&
    !/\b(?:swot|concorren\w*|mercato|come si)\b/.test(folded)
  )
    return analysis(request);
  const isOwnFigure = isOwnFigureQuestion(folded);
  if (asksForBreakEvenCustomers(folded) && (isOwnFigure || saysKnown || ASKS_FOR_KNOWN.test(folded))) {
    const sentence = breakEvenCustomers(figures);
    if (sentence) return advice(sentence, 'answered', hasProjects);
  }
  if (
    !isOwnFigure &&
    (!(saysKnown || ASKS_FOR_OWN.test(folded) || ASKS_FOR_KNOWN.test(folded) || meansOwnData(folded)) ||
      ASKS_OTHERWISE.test(folded) ||
      /\d/.test(folded))
  )
    return null;
  // "Quanto ho di spese fisse e quanto mi tiro fuori": each is answered from its own words.
  const several = folded
    .split(/ e (?=(?:quant|qual|a quanto|che )\w*)/)
    .map((part) => OWN_FIGURES.find(({ pattern }) => pattern.test(part))?.say(figures, part) ?? null);
  if (several.length > 1 && several.every((sentence) => sentence !== null))
    return advice(
      `${several.join('\n\n')}\n\nSe qualcosa è cambiato, scrivimi la cifra nuova e rifaccio i conti.`,
      'answered',
      hasProjects,
    );
  const wanted = OWN_FIGURES.find(({ pattern }) => pattern.test(folded));
  if (!wanted) return meansOwnData(folded) ? analysis(request) : null;
  const sentence = wanted.say(figures, folded);
  if (sentence)
    return advice(
      `${sentence}${/\b20\d\d\b/.test(folded) ? ' Il progetto tiene le cifre di un anno solo: controlla che sia quello.' : ''}\n\nSe qualcosa è cambiato, scrivimi la cifra nuova e rifaccio i conti.`,
      'answered',
      hasProjects,
    );
  return advice(
    `Non conosco ancora ${wanted.name}${companyName === '' ? '' : ` (**${companyName}**)`}: non ho questi dati. Che cosa serve: ${wanted.needs}. Puoi scrivermi le cifre qui (incassi, costi, spese) o aprire un progetto, così li raccolgo una volta per tutte.`,
    'asks',
    hasProjects,
  );
};
