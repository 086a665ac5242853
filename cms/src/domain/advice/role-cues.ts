import type { MentionUnit, Role } from './mention';

/** Words beside a figure that tell which one it is; on folded text. The nearest one before the figure wins, then the nearest behind. */
export interface RoleCue {
  role: Role;
  units: readonly MentionUnit[];
  pattern: RegExp;
}

const AMOUNT: readonly MentionUnit[] = ['money', 'plain'];
const SHARE: readonly MentionUnit[] = ['percent'];
const COUNT: readonly MentionUnit[] = ['pieces', 'plain', 'people'];

/** Recurring costs by the names that people call them. */
export const COST_NOUNS =
  'affitt\\w*|locazion\\w*|canon[ei]|mutuo|commess[aeio]|stipend\\w*|salari\\w*|dipendent\\w*|person[ae]le|ragazz[aeio]|collaborat\\w*|socio|operai\\w*|cuoc\\w*|camerier\\w*|apprendist\\w*|aiutant\\w*|stagist\\w*|luce|gas|corrente|bollett\\w*|energia|elettric(?:a|o|ita)|acqua|riscaldament\\w*|utenz\\w*|commercialista|consulent\\w*|assicurazion\\w*|polizz\\w*|internet|telefon\\w*|adsl|fibra|software|gestionale|pulizi\\w*|rifiuti|tari|condomini\\w*|spes\\w* condominial\\w*|leasing|noleggi\\w*|furgon\\w*|rat[ae]|mens[ae]|vigilanz\\w*|posteggi\\w*|parchegg\\w*|plateatic\\w*|pubblicit\\w*|marketing|inps|contribut\\w*|vari[eo]|altr[oei]|sala|siae|maestr[aoei]|bidell[aoi]|custode|segretari[aoe]|addett[aoie]|insegnant\\w*|docent\\w*|istruttor\\w*|materiali?|fornitor\\w*|benzina|carburant\\w*|gasolio|manutenzion\\w*|cancelleria|bancari\\w*|banca|abbonament\\w*|licenz\\w*|royalt\\w*|rent|wages|salaries|utilities|insurance|electricity|accountant';

export const ROLE_CUES: readonly RoleCue[] = [
  // Shares.
  {
    role: 'discountRate',
    units: SHARE,
    pattern:
      /scont\w*|ribass\w*|\btolg\w*|\btogli(?:ere|endo|amo|essi)\b|\blev(?:o|are|ando|iamo|assi|argli|argl[ie])\b|\bscal(?:o|are|ando|iamo|assi)\b|abbuon\w*|discount|\bsald[oi]\b|in promo\w*|\bpromozion\w*|\bfacci?o\s*(?:il|un|al|meno)?\s*[-−]?$|\s[-−]$|% off/,
  },
  {
    role: 'markUpRate',
    units: SHARE,
    pattern:
      /ricaric\w*|mark.?up|maggiorazion\w*|\b(?:mett|caric|aggiung)\w* sopra|\bci caric\w*|\bdi sopra|sopra (?:il|un)/,
  },
  {
    role: 'costRate',
    units: SHARE,
    pattern:
      /food ?cost|drink ?cost|beverage ?cost|incidenz\w*|materi[ae] prim[ae]|costi? variabil\w*|\bcost[aoi]\b(?! della vita)|costan[ao]|spes[ae] variabil\w*|se ne va|se ne vann\w*|commission\w*|mangia|trattien\w*|trattenut\w*|\bmerce\b|acquisti|provvigion\w*|va(?:nno)? (?:via )?in\b|\bse ne vanno|bevande/,
  },
  {
    role: 'marginRate',
    units: SHARE,
    pattern:
      /margin\w*|guadagn\w*|\brest\w*|riman\w*|utile|profit\w*|in tasca|\b(?:voglio|vorrei|volendo) (?:\p{L}+ )?ten(?:er[emcs]\p{L}*|ere)\b|\bkeep\b|\bleft\b/u,
  },
  {
    role: 'riseRate',
    units: SHARE,
    pattern:
      /aument\w*|\balz\w*|rincar\w*|\bsal(?:e|gono|isse|issero|go|ita)\b|cresc\w*|in piu|rais\w*|increas\w*/,
  },
  {
    role: 'dropRate',
    units: SHARE,
    pattern:
      /\bcal(?:a|ano|o|asse|assero|are)\b|scend\w*|diminu\w*|in meno|\bperd\w*|\babbass\w*|riduc\w*|tagli\w*/,
  },
  {
    role: 'annualRate',
    units: [...SHARE, 'plain'],
    pattern:
      /\btan\b|\btass[oi]\b|interess\w*|\btaeg\b|\bfisso(?= (?:al |del )?$)|\bvariabile(?= (?:al |del )?$)|\brate\b of|\binterest\b/,
  },
  {
    role: 'occupancy',
    units: SHARE,
    pattern: /occup\w*|riempi\w*|\bpien[oiae]\b|saturaz\w*|affluenz\w*|\bbooked\b/,
  },
  {
    role: 'vatRate',
    units: [...SHARE, 'plain'],
    pattern: /(?<!partita )\biva(?:t[oaie])?\b|aliquot\w*|\bvat\b/,
  },
  {
    role: 'taxRate',
    units: SHARE,
    pattern: /sostitutiv\w*|impost\w*|\btass[ae]\b|flat tax|\bsono al\b|forfett\w*/,
  },
  // Money on hand and passing through.
  {
    role: 'cash',
    units: AMOUNT,
    pattern:
      /\bcassa\b|(?:parto|partiamo|inizio|comincio) con\b|a disposizione|in banca|sul conto|liquid\w*|da parte|messo via|\bcash\b|risparmi|mi (?:restano|rimangono) (?:solo |ancora |soltanto )$|\bho ancora\b|disponibil\w*|saldo/,
  },
  {
    role: 'outgoings',
    units: AMOUNT,
    pattern:
      /\besce\b|\bescon\w*|(?:vado|andiamo|vanno) (?:sotto|in rosso)(?: di)?|\bmi manca(?:no)?\b|\bne esc\w*|\buscit[ae]\b|\bspend\w*|\bbruci\w*|\bperd(?:o|iamo|e)\b|\brimett(?:o|iamo)\b|vanno via|(?:me |se )?ne vanno|\b(?:mi |ne |ci )partono\b|\b(?:ne|mi) parte\b|burn|outgoings?|\blose\b/,
  },
  {
    role: 'incomings',
    units: AMOUNT,
    pattern: /\b(?:ri)?entr(?:a|ano|ate|ata)\b|income of|come in|incomings?/,
  },
  // Work.
  {
    role: 'yearlyGross',
    units: AMOUNT,
    pattern: /\bral\b|lord[oi] (?:annu\w*|all'anno|l'anno)|retribuzione annua/,
  },
  { role: 'netPay', units: AMOUNT, pattern: /\bnett[oiae]\b|puliti|in mano|in busta|take home/ },
  { role: 'gross', units: AMOUNT, pattern: /\blord[oi]\b|\bgross\b/ },
  {
    role: 'contributions',
    units: AMOUNT,
    pattern:
      /contribut\w*|\binps\b|gestione separata|\bversat\w* (?:di|per)?\s*$|cassa (?:forense|geometri|previdenz\w*)|inarcassa|\benp[a-z]{2,3}\b|\bepap\b|\beppi\b|cipag|cnpadc|previdenz\w*/,
  },
  {
    role: 'wantedIncome',
    units: AMOUNT,
    pattern:
      /\b(?:vorrei|volessi|vorremmo|volessimo)\b(?! (?:un |il |lo )?(?:margine|ricarico|vend))|voglio\b$|(?:voglio|vorrei|per|fare|avere) (?:un )?(?:utile|guadagno)(?: netto)? di|voglio (?:guadagn(?!arci|arne)\w*|portar\w*|prender\w*|arrivar\w*)|portar\w* a casa|(?:mi voglio|vorrei|voglio) dar(?:e|mi)\b|tir\w* fuori|guadagnare|prelev\w*|\b(?:io )?mi (?:prendo|tengo|pago|do)\b|\bio (?:ne )?prendo\b|per me\b|mettermi in tasca|\bvoglio (?:circa )?$|minimo per me|mi serv\w* per vivere|per vivere|di paga per me|\bfar(?:mi|ci) (?:€ ?)?$|stipendio (?:mio|per me)|il mio stipendio|earn\b|take home|to make|\bi want\b|i need to (?:make|earn)|prima delle tasse|lord[oi] per me|di guadagno (?:mio|per me)/,
  },
  // Stock, terms, loans.
  {
    role: 'soldCost',
    units: AMOUNT,
    pattern:
      /costo del venduto|venduto mi costa|il venduto|vendo merce|venduto all'anno|merce venduta|consum\w* (?:di )?(?:merce|materie)/,
  },
  {
    role: 'stock',
    units: AMOUNT,
    pattern: /magazzin\w*|scort[ae]|giacenz\w*|rimanenz\w*|merce ferma|invendut\w*|\bmerce\b|stock\b/,
  },
  {
    role: 'principal',
    units: AMOUNT,
    pattern:
      /prestit\w*|finanziament\w*|\bmutuo\b|\bleasing\b|import\w* (?:finanziat|richiest)\w*|capitale|\bchied\w* (?:in banca|alla banca)|\bloan\b|borrow\w*|mortgage/,
  },
  { role: 'downPayment', units: AMOUNT, pattern: /anticip\w*|maxirata|maxicanone|primo canone|acconto/ },
  {
    role: 'upfront',
    units: AMOUNT,
    pattern:
      /\barred\w*|attrezz\w*|macchinar\w*|ristruttur\w*|allestiment\w*|\bsubito\b|una tantum|\bcaparr\w*|mensilita di|deposit\w*|cauzion\w*|lavori\b|invest\w*|insegna|avviament\w*|spes\w* (?:di |per l'|d')?(?:apertura|avvio)|autorizzazion\w*|permess\w*|prim\w* (?:magazzino|merce|ordine|fornitura|scorta)|impianto|scorta iniziale|buonuscita|notaio|pratiche|arredo|registrator\w*|mobili\b/,
  },
  // Prices and costs of a piece.
  {
    role: 'marginAmount',
    units: AMOUNT,
    pattern:
      /\bmargin[ei]\b|guadagn[oia]\b|guadagnarci|guadagnarne|ricavarci|(?:mi|me|ci|a me) (?:ne )?arriv\w*|in mano a me|(?:resti(?:no)?|rimang\w*) a me|guadagni?am\w*|mi (?:rest|lasci|riman|entr)\w*|mi rend(?:e|ono)\b|\bme ne (?:lasci|rest|riman)\w*|ci (?:guadagn|ricav)\w*|di guadagno|profitto|\bleaves? me/,
  },
  {
    role: 'price',
    units: AMOUNT,
    pattern:
      /\b(?:ri)?vend(?:o|iamo|e|ono|ere|uto|uta|erl[oaie]|endo)\b|\bprezz\w*|\blistino\b|scontrin\w* medi\w*|\bscontrino\b|spesa media|medi[oa] a (?:testa|cliente)|mi paga\b|\bpaga(?:no)? \b|\bpagan[o]?\b|\bmetto\b|\bmettess\w*|\bmettendo\w*|faccio pagare|\bfarmi pagare|\bchied(?:o|ess\w*|iamo)\b|\bportass\w*|\bfarebbe pagare|tariffa|\bticket\b|quota (?:di |d')?(?:iscrizion|mensil)\w*|abbonament\w* (?:medio|mensile|annuale|costa|e|viene|a)\b|\bretta\b|\b(?:la )?quota(?: (?:e|di|media))?\b|un(?:'|a )?(?:ora|seduta|lezione|visita|tessera) (?:la |e |costa |viene )|ingresso|biglietto|vendut[oaie] a|prezzat\w*|incasso a\b|\bin vetrina\b|\bin cartellino\b|\bmembership\b(?: fee)?|\bsubscription\b|\bl[oaie] (?:faccio|facciamo|metto|mettiamo|do|diamo|noleggio|noleggiamo|affitto|affittiamo)\b|\bsell\w*|\bpric\w*|\bcharg\w*|ogni cliente (?:mi )?(?:lascia|spende)/,
  },
  {
    role: 'unitCost',
    units: AMOUNT,
    pattern:
      /\bcost(?:a|ano|o|i|asse|erebbe)\b(?! (?:\w+ )?(?:fiss|general|mensil))|costarmi|\bcompr(?:o|iamo|are|at[oaie]|arl[oaie])\b|\bacquist(?:o|iamo|are|at[oaie])\b|\bpag(?:o|hiamo|at[oaei]|are|arl[oaie])\b|produ(?:rre|rlo|rla|co|zione|rli|rle)|materi[aei]\w* prim\w*|ingredient\w*|\bdi roba\b|di (?:soli )?(?:prodotti?|componenti|consumo)\b|mi viene a costare|\bmi (?:sta|stanno|viene|vengono) (?:a|sui|su|intorno a|circa) (?:€ ?)?$|\bprend(?:o|iamo) a\b|fornitore me l[oiae]|fornitore (?:mi )?(?:fa|da|vende|chiede|vuole)|mi fann[oi] pagare|\bbuy\w*|\bbought\b|\bmake it\b|costs? me|(?<!fixed )\bcosts?\b/,
  },
  // Turnover.
  {
    role: 'revenue',
    units: AMOUNT,
    pattern:
      /\b(?:negozio|locale|bottega|bar|ristorante|attivita|azienda|ditta|officina|salone|studio) (?:mi )?fa\b|ho fatto\b|abbiamo fatto\b|faccio girare|ho battuto|batto\b|fattur(?:o|ato|iamo|a|are|avo|erei|assi|ano)\b|\bricav[io]\b|\bincass(?:o|i|iamo|are|at[oaie]|avo|a)\b|provvigion\w*|compens[io]|\bgiro d'affari|volume d'affari|prevedo|chiudo (?:a|con)|arriv[oa] a|(?:adesso|ora|oggi|attualmente) (?:ne )?(?:facci\w*|siamo|sono|gir\w*)|\bvendite\b|\bturnover\b|\brevenue\b/,
  },
  // Shop window.
  {
    role: 'spend',
    units: AMOUNT,
    pattern:
      /pubblicit\w*|\bads?\b|campagn\w*|inserzion\w*|sponsorizz\w*|\bspes[oai]\b|\bspent\b|volantin\w*|promo\w*|budget/,
  },
  {
    role: 'orders',
    units: COUNT,
    pattern:
      /ordin[ei]|client[ei]|acquist[io]|contatti|preventiv[io]|richiest[ae]|iscritt[io]|prenotazion[ei]|orders?|customers?|vendite|appuntament[io]/,
  },
  {
    role: 'visits',
    units: COUNT,
    pattern: /visit\w*|clic\w*|click\w*|\bperson[ae]\b|\butent[ie]\b|sessioni|entrat[ei] in negozio/,
  },
  {
    role: 'salesVat',
    units: AMOUNT,
    pattern:
      /(?:incassat|riscoss|fatturat)\w* (?:di )?iva|\bne ho (?:incassat|riscoss|fatturat)\w*|iva (?:a debito|sulle vendite|sulle fatture emesse|di vendita|incassat\w*|vendite)|a debito/,
  },
  {
    role: 'purchaseVat',
    units: AMOUNT,
    pattern:
      /(?:pagat|spes|vers)\w* (?:di )?iva|iva (?:a credito|sugli acquisti|sulle spese|dei fornitori|pagat\w*|acquisti|detraibil\w*)|a credito/,
  },
  {
    role: 'openDays',
    units: ['days', 'plain'],
    pattern: /\bapert[oiae]\b|\bapro\b|lavorativ\w*|di apertura|giorni al mese/,
  },
  {
    role: 'paymentDays',
    units: ['days'],
    pattern: /\bpag\w*|incass\w*|a (?:30|60|90|120)|termin\w*|dilazion\w*/,
  },
  // All together, and line by line.
  {
    role: 'fixedTotal',
    units: AMOUNT,
    pattern:
      /(?:spes[ae]|cost[io]|uscite)(?: \w+)? fiss[eoi]|\bfiss[oieae]\b|spese general\w*|spese mensil\w*|costi mensil\w*|di spese\b|\bspese\b|struttura|fixed(?: costs?| expenses)?|overheads?|expenses/,
  },
  { role: 'costLine', units: AMOUNT, pattern: new RegExp(`\\b(?:${COST_NOUNS})\\b`) },
];
