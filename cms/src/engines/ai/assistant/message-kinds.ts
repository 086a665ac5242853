/** "Non lo so", "boh", "ok": nothing to answer, and somebody to be helped on. */
export const SHORT_WORD =
  /^(?:non (?:lo )?so|boh|mah|ok|okay|va bene|niente|nulla|forse|aiuto|help|aiutami|non saprei|i don't know|no|si)[ .!?]*$/;

/** "Buongiorno, avrei un problema": says that there is one, and not yet which. */
export const ANNOUNCES =
  /^(?:(?:buongiorno|salve|ciao|buonasera|scusa|scusate|senti)[ ,.!]+)*(?:avrei|ho|abbiamo|c'e|ci sarebbe|volevo fare|vorrei fare) (?:un|una|qualche|dei) (?:problem\w*|domand\w*|dubbi\w*|question\w*)[ .!…]*$/;

/** "Non ho capito niente di quello che hai scritto": asks for the same in plainer words. */
export const NOT_UNDERSTOOD =
  /^(?:(?:scusa|no|boh|guarda|ma|sinceramente|mi spiace|mi dispiace)[ ,.]+)*(?:non (?:ho|si) (?:capito|capisce|capisco)|non (?:ti |la )?(?:capisco|seguo)|non ci ho capito)(?: (?:niente|nulla|un tubo|bene|molto|cosa|quello|che|di|hai|vuoi|intendi|scritto|detto|dire|la|il|risposta|conto|questa|questo|tua|tuo|piu))*[ .!?]*$/;

/** Thanks with a word more: "grazie mille, mi hai salvato la giornata". */
export const THANKS =
  /^(?:(?:ok|perfetto|ottimo|benissimo|fantastico) )?(?:grazie|ti ringrazio|thanks|thank you)\b(?!.*\b(?:ma|pero|vorrei|voglio|come|quanto|but|how)\b)/;

/** Taking leave in any words: "per oggi basta, ci sentiamo domani, ciao". */
export const GOODBYE =
  /^(?!.*\d)(?=.*\b(?:ci (?:sentiamo|vediamo|risentiamo)|a (?:domani|presto|dopo|lunedi|stasera)|alla prossima|buona (?:giornata|serata|notte)|per oggi basta|see you|bye)\b)(?!.*\b(?:come|quanto|vorrei|voglio|cosa|aiut\w*|scriv\w*)\b)/;

/** Sleeplessness by itself, which customers may cause. */
export const ONLY_SLEEPLESS = /non (?:ci )?dorm\w*(?: piu)?(?: la notte| di notte)?/;

/** Holds a question, in whatever form. */
export const ASKS_SOMETHING =
  /\?|\b(?:quant[oaei]|come|cosa|quando|perche|qual[ei]?|posso|possiamo|devo|dobbiamo|serve|conviene)\b/;

/** Whether something may be done; not how to do it unseen. */
export const ASKS_PERMISSION =
  /^(?!.*\b(?:come (?:faccio|posso|si)|senza che|di nascosto|in nero|fals\w*|fint\w*|senza fattura|beccat\w*|scoprir\w*)\b).*(?:\b(?:posso|possiamo|si puo|devo|dobbiamo|puo|e (?:legale|lecito|vietato|permesso|obbligatorio)|da che eta|diritto)\b)/;

/** Asks for an amount to have at hand, in whatever verb of duty: no rule. */
export const ASKS_AMOUNT =
  /\bquant[oi] (?:soldi |denaro )?(?:(?:devo|dovrei|dobbiamo|posso|bisogna) )?(?:aver\w*|tener\w*|metter\w*|accantonar\w*|chieder\w*|fatturar\w*|incassar\w*)\b/;

/** The sentences that end with a question mark; all of it where none does. On folded text. */
export const askingPart = (folded: string): string => {
  const asking = folded.match(/[^.?!;]*\?/g);
  return asking === null ? folded : asking.join(' ');
};

/** Asks whether something is worth beginning, and where to begin. */
export const ASKS_WHETHER =
  /\bconviene\b|\bne vale la pena|\bvale la pena|\bda dove (?:parto|comincio|inizio|si (?:parte|comincia))|\bprimi passi\b|\bcome (?:parto|comincio|inizio)\b/;

/** Asks where or from whom to have what the figures are of. */
export const ASKS_ELSE =
  /\b(?:dove|da chi|chi) (?:li |lo |la |le |mi |ci )?(?:trov|chied|prend|da\b|rivolg|aiut)\w*/;

/** Wants help, and says with what not: "le cose non vanno, aiuto", "che devo fare qui?". */
export const VAGUE =
  /(?:^|[,.!] ?)aiut(?:o|ami|atemi)\b[!. ]*$|^(?:aiuto|aiutami)[,.! ]|\b(?:cose|tutto|affari) (?:non (?:va|vanno|gira|girano)|va(?:nno)? (?:male|cosi cosi|storto))\b|\bnon (?:va|gira) (?:piu )?(?:niente|nulla)\b|\b(?:cosa|che|che cosa) (?:devo|posso|si puo|debbo) fare (?:qui|con te|su questo sito)\b|\bcome (?:ti uso|si usa sta cosa|funziona sta cosa)\b|\bnon so (?:cosa|che) (?:chiederti|scriver\w*)\b|^(?:mah|boh|beh|insomma|ehm)\b.{0,30}$|^(?:gli |i |il |la )?(?:affari|lavoro|soldi|negozio|attivita|bottega)[ .!?…]*$/;
/** A longer message tells of something. */
export const MOST_VAGUE = 90;

/** Asks what is wrong or what to do about it, whatever number the figures come to: "900 visite e 4 ordini, dove sbaglio?". */
export const ASKS_WHAT_IS_WRONG =
  /\bdove sbagli\w*|\bcosa sbagli\w*|\bche (?:cosa )?sbagli\w*|\bcosa (?:c'e che )?non (?:va|funziona)\b|\bcome mai\b|\b(?:che|cosa) (?:posso fare|faccio|dovrei fare|devo fare)\s*\??$|\bcome (?:posso )?(?:miglior|recuper)\w*/;

/** Asks for a number. */
export const WANTS_SUM =
  /\bche (?:conversione|tasso|resa|percentuale)\b|\bquant[oaie]\b|\bcalcol|\bche prezzo|\bconto\b|\bconti\b|\brata\b|\btariffa\b|\bpareggio\b/;

/** Without one of them nobody asks about this service itself: "smettere di fare sconti" ends no subscription. */
export const PLATFORM_WORDS =
  /officina|piattaform|abbonament|account|chatbot|\bbot\b|assistent|profil|password|access|registr|progett|report|document|consulen|marketplace|prodott|ordin|serviz|messagg|allegat|credit|limit|disd|annull|cancell|rimbors|pagament|pagare|fattur|dati|privacy|sicur|gratis|gratuit|prezz|cost|demo|prova|sito|caric|file|pdf|aiut|fai\b|puoi|funzion|lingu|ingles|telefon|\bapp\b|notific|mail|recapit|supporto|persona|umano|tempi|consegn|post\b|social/;

/** A text for somebody whom a business deals with: its subject may hold words of other things ("una partita del 12 giugno"). */
export const WRITES_TO_PARTNER =
  /(?:scriv|prepar|fammi|mail|messagg|letter|testo|rispond)\w* .{0,30}(?:fornitor|grossist|client|dipendent|ospit|pazient|alliev|iscritt|condomin|corrier|banca|commercialist|proprietari|padron)\w*/;

/** "Qual è il mio punto di pareggio?" */
export const OWN_BREAK_EVEN = /\b(?:mi[oa]|nostr[oa])\b.{0,16}\bpareggio\b/;
