import { isSecret } from './privacy';
import { isStaffNote } from './staff-notes';
import { addressOf } from './style';
import { words } from './word-pattern';

/** What is earned, owed and paid behind the counter. */
const MONEY = words(
  String.raw`guadagn\p{L}+`,
  String.raw`ci (?:rimett|perd)\p{L}+`,
  String.raw`(?:mi|ci) (?:è|sono|ha|hanno) costat[oaie]`,
  String.raw`we (?:lose|lost) (?:money|out)`,
  String.raw`incass\p{L}+`,
  String.raw`(?:(?:ne|non|ce ne|gliene|gli) fattur(?:o|iamo|ano)|(?:lo|la|li|le) fatturiamo)`,
  String.raw`(?:lavor|fa|fann|facci|mett|dichiar)\p{L}* [^.]{0,20}(?:or[ae]|giorn\p{L}+) e (?:ne|se ne) (?:\p{L}+)`,
  String.raw`dev(?:e|ono) (?:ancora|sempre) (?:\p{L}+ )?(?:saldar|pagar|darci|restituir|finir di)\p{L}*`,
  String.raw`(?:non )?(?:ha|hanno) (?:ancora |mai )?saldat[oaie]`,
  String.raw`(?:a noi|ci|a me|mi) (?:viene|vengono|sta|stanno) \d[\d.,]*`,
  String.raw`(?:pagat|costat|comprat|ritirat|acquistat)[oaie] (?:a |per |solo |appena )*\d[\d.,]*(?! (?:volt|rat))`,
  String.raw`(?:non )?si (?:scende|va|parte) (?:da \d[\d.,]*(?: e)? )?(?:non si scende )?sotto (?:i|il|le|a)? ?\d`,
  String.raw`(?:in|a) subappalto`,
  String.raw`(?:già |ormai )?promess[oaie] (?:a|al|alla|ai|alle)`,
  String.raw`(?:already )?(?:promised|set aside|kept) (?:to|for) (?:the|our|\p{Lu})`,
  String.raw`we (?:bill|invoice)(?:d)? (?:only |them )?\d`,
  String.raw`(?:works?|does|put in) \d+ hours and we`,
  String.raw`(?:hasn[’']t|has not|haven[’']t|still (?:has|have)) (?:to )?(?:settle|paid|pay)(?:d)?`,
  'fatturat[oi]',
  String.raw`\d+ ?% (?:dei|del|delle|degli|di|of (?:the|our)) (?:nostr[ie] )?(?:lavor|client|fattur|incass|vendit|ordin|entrat|jobs|work|sales|income|bookings)\p{L}*`,
  String.raw`(?:se ne|ne) (?:parla|discute|riparla) (?:a|col|con|in|dopo|quando)\s[^.]*`,
  String.raw`(?:col|con il|dal|al) (?:nostro )?commercialista(?= (?:a|in|per)|[.,]|$)`,
  'debit[oi]',
  'soldi',
  'la banca',
  String.raw`prestito (?:in|della|dalla) banca`,
  String.raw`paghiamo(?! noi)[^.]*\d`,
  String.raw`pagare (?:l[’']iva|le tasse|gli? \p{L}+|i \p{L}+|f24)`,
  String.raw`l[’']iva di \p{L}+`,
  String.raw`(?:apprendist|dipendent|opera[io]|ragazz|commess|aiutant|collaborator)\p{L}* (?:ci )?(?:cost|prend|guadagn|è pagat|sono pagat)\p{L}*`,
  String.raw`c(?:i|e l[oaie]) (?:fa|fanno|d[àa]|danno|lascia\p{L}*|vend\p{L}+|(?:h|hann)[oa] (?:alzat|aument|rincar|fatt|abbass)\p{L}+)[^.]*(?:prezz|scont|\d|cost)\p{L}*`,
  String.raw`(?:(?:lo|la|li|le) )?(?:compr|acquist|prend)iamo[^.]*(?:\d[\d.,]* ?(?:euro|€|al )|€ ?\d|metà prezzo)[^.]*`,
  String.raw`(?:h|hann)[oa] alzat[oaie] i prezzi`,
  String.raw`si vend(?:e|ono) (?:poco|male|a fatica|niente)`,
  String.raw`ma si vend(?:e|ono)`,
  String.raw`(?:più|meno|poche) vendite`,
  'vendite',
  String.raw`(?:in|un) calo`,
  String.raw`sotto del \d+ ?%`,
  String.raw`make (?:very )?(?:little|a lot|good money|nothing|more|less)(?= on|$|[.,])`,
  String.raw`(?:we |i )?(?:need|have|want|must) to (?:make|take|earn|sell|turn over) [€£]?\d[\d.,]*k?`,
  String.raw`(?:turnover|takings|revenue|cash[- ]?flow|overdraft|payroll|profits?|wages)`,
  String.raw`sales (?:are|were|have|target|figures)`,
  String.raw`the bank`,
  String.raw`(?:still )?owe(?:s|d)?`,
  String.raw`costs? us`,
  String.raw`(?:at|for) half (?:the )?price(?= (?:from|by)|[.]|$)`,
  String.raw`(?:raised|put up|increased) (?:their|his|her|its) prices?[^.]*`,
);

/** Orders of the business to itself. */
const TARGETS = words(
  String.raw`(?:l[’']|nostro |un |mio )?obiettivo (?:di|del|per|è|:)[^.]*`,
  String.raw`bisogna (?:fare|vendere|arrivare|incassare|smaltire|finire)`,
  String.raw`dobbiamo (?:ancora|vendere|fare \d|arrivare|pagare|recuperare|smaltire|liberar\p{L}+|raggiungere)`,
  String.raw`vogliamo che la gente`,
  String.raw`il (?:capo|titolare|direttore|socio) (?:vuole|dice|preferisce|spinge)`,
  String.raw`(?:our |the )?(?:target|goal|budget|quota) (?:is|for|of|was)`,
  String.raw`the (?:boss|owner|partner|landlord) (?:wants|says|insists)`,
  String.raw`push (?:the|our|it|them|this|more)`,
);

/** What lies on the shelf too long, or is not as it should be. */
const STOCK = words(
  String.raw`fond[oi] di magazzino`,
  String.raw`invendut[oaie]`,
  String.raw`da (?:smaltire|far fuori|finire (?:prima|entro))`,
  String.raw`van(?:no)? (?:finit|smaltit|fatt)[oaie] (?:fuori|prima|entro)?`,
  String.raw`vanno (?:finit|smaltit|vendut)[oaie]`,
  String.raw`(?:ferm[oaie]|bloccat[oaie]) in (?:magazzino|negozio|cantina|laboratorio)`,
  String.raw`abbiamo tropp[oaie]`,
  String.raw`(?:ha|hanno) (?:un |dei |qualche )?difett\p{L}+`,
  String.raw`difettos[oaie]`,
  String.raw`(?:è|sono) (?:uscit|venut|riuscit)[oaie] (?:male|stort[oaie]|sbagliat[oaie])`,
  String.raw`(?:partita|lotto|infornata) (?:\p{L}+ )?(?:sbagliat|difettos|venut|uscit)\p{L}*`,
  String.raw`dead stock`,
  String.raw`(?:far )?too many`,
  String.raw`sitting in (?:the|our)`,
  String.raw`(?:came|turned) out (?:wrong|badly|bad|faulty)`,
  String.raw`(?:faulty|defective|bleeds)`,
  String.raw`(?:get rid|shift) (?:of )?`,
);

/** What is not settled yet: a customer who hears of it would hold the business to it. */
const PLANS = words(
  String.raw`(?:firmo|firmiamo|si firma) (?:solo |ancora )?(?:il|l[’']|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domani|a|dal|davanti|dopo|tra|fra|con|per|contratto)`,
  String.raw`(?:non (?:ho|abbiamo|è|hanno)|finché non|prima (?:che|di)|appena|quando) (?:ancora )?(?:si )?firm(?:o|iamo|a|at[oaie]|are)(?! (?:il consenso|il modulo))`,
  String.raw`rogito|dal notaio|compromesso (?:il|dal|firmat)`,
  String.raw`i sign (?:on|the)|we sign (?:on|the (?:lease|contract|deed))|(?:have not|haven[’']t|not) signed yet|until (?:i|we) (?:have )?sign(?:ed)?`,
  String.raw`st(?:iamo|o) (?:pensando|valutando|trattando|contrattando|considerando|vedendo)`,
  String.raw`(?:se|quando) tutto va bene`,
  String.raw`se va in porto`,
  'prima o poi',
  String.raw`da (?:vedere|decidere|confermare|definire|capire)`,
  String.raw`in (?:trattativa|ballo|forse)`,
  String.raw`(?:molto )?probabil(?:e|mente)`,
  'si vedrà',
  String.raw`potremmo`,
  String.raw`non (?:è|sono|abbiamo) (?:ancora )?(?:decis|sicur|confermat|ufficial|firmat)\p{L}*`,
  String.raw`(?:laboratorio|negozio|capannone|locale|attività|furgone|officina|ditta|azienda|muri|licenza) (?:è|sono) in vendita`,
  String.raw`(?:chiudiamo|vendiamo|molliamo|lasciamo) (?:il|la|l[’']) ?(?:negozio|laboratorio|sede|attività|officina|punto vendita|filiale)`,
  String.raw`(?:i )?prezzi (?:salgono|aument\p{L}+|salir\p{L}+|cresc\p{L}+)`,
  String.raw`(?:nuovo listino|listino nuovo|aument\p{L}+ (?:dei|i) prezzi)`,
  String.raw`(?:i|we)(?:[’']m| am|[’']re| are) (?:thinking|considering|talking to|looking into|negotiating|hoping)`,
  String.raw`we (?:may|might|could)`,
  String.raw`(?:not (?:yet )?(?:decided|signed|confirmed|sure|settled)|to be (?:decided|confirmed|seen)|fingers crossed|all being well|if all goes well)`,
  String.raw`prices (?:are going|go|will go|rise|will rise|increase)(?: up)?`,
  String.raw`(?:workshop|shop|business|van|premises|building) is (?:up )?for sale`,
);

/** Who works there, and how they are. */
const PEOPLE = words(
  String.raw`(?:aspetta|aspettano) (?:un|il|il secondo|una) (?:bambin[oa]|figli[oa]|bimb[oa])`,
  String.raw`in dolce attesa|(?:al|all[’']) ?(?:sesto|quinto|settimo|ottavo) mese`,
  String.raw`(?:lo|la|l[’'])\s?(?:sanno|sa) (?:solo |soltanto |ancora )?(?:in )?(?:poch[ie]|due|tre|noi|pochissim[ie]|io|lui|lei)`,
  String.raw`(?:(?:ha|con) (?:la |il )?(?:mal di \p{L}+|ernia|febbre|depressione|esaurimento))(?= ed?(?: è)?(?!\p{L}))`,
  String.raw`(?:in|di) (?:malattia|mutua|convalescenza)`,
  String.raw`(?:is|are) (?:expecting|due in \p{L}+)(?: a baby)?(?= and|[.,]|$)`,
  String.raw`(?:only|hardly) (?:a few|few|two|some) (?:people )?know`,
  String.raw`si opera`,
  String.raw`(?:in|all[’'])\s?ospedale`,
  String.raw`(?:va|vanno|andrà|andare) in pensione`,
  String.raw`non (?:lo|la|li|le) sostitu\p{L}+`,
  String.raw`in prova fino`,
  String.raw`(?:stipend|licenziament|dimission|sindacat|sciopero)\p{L}*`,
  String.raw`(?:dà|ha dato|danno) le dimissioni`,
  String.raw`cerca (?:un )?altro lavoro`,
  String.raw`litig\p{L}+`,
  String.raw`non (?:lo |la |ne )?s(?:a|anno)(?: (?:ancora|niente|nulla))?(?= d|[.,]|$)`,
  String.raw`andiamo piano|(?<!chi )va(?:nno)? piano`,
  String.raw`(?:is|are) (?:retiring|leaving us|quitting|pregnant|off sick|unwell)`,
  String.raw`(?:gave|given|handed in) (?:his |her |their )?notice`,
  String.raw`won[’']t replace (?:him|her|them)`,
  String.raw`(?:having|has|needs) an operation|in hospital|surgery`,
  String.raw`(?:don[’']t|doesn[’']t|do not|does not) know (?:yet|about)`,
);

/** Who is not content, and with whom there is a quarrel. */
const COMPLAINTS = words(
  String.raw`lament(?:at|an|a|i|el)\p{L}*`,
  String.raw`reclam[oi]`,
  String.raw`(?:brutt|pessim|cattiv)[ae] recension[ei]`,
  String.raw`recension[ei] (?:negativ|brutt|pessim|cattiv)[ae]`,
  String.raw`causa in corso|contenzios[oi]`,
  String.raw`(?:si arrabbi|è arrabbiat|è furios|sono furios)\p{L}*`,
  String.raw`(?:tirchi|maleducat|rompiscatol|scroccon)\p{L}*`,
  String.raw`(?:unhappy|annoyed|furious|angry) (?:with|about|at)`,
  String.raw`bad reviews?`,
  String.raw`(?:rude|stingy|time-?wasters?)`,
  String.raw`(?:in|going to) court|solicitors?`,
);

/** Papers that are missing, and those who ask for them. */
const AUTHORITIES = words(
  String.raw`(?:è|ha|sono|abbiamo|hanno)(?: \p{L}+){0,4} scadut[oaie]`,
  String.raw`manca(?:no)? (?:ancora |sempre )?(?:il |la |i |le |l[’'])?(?:certificat|permess|licenz|autorizzazion|agibilit|collaud|nulla osta)\p{L}*`,
  String.raw`(?:permess|licenz|autorizzazion|certificat)\p{L}*[^.]* non (?:è|sono|c[’']è)`,
  String.raw`(?:(?:vien|arriv|pass|torn|aspett)\p{L}+ (?:gli |l[’']|un |altri )?ispett\p{L}+|ispett\p{L}+ (?:\p{L}+ ){0,3}?(?:viene|vengono|arriva|arrivano|passa|torna|ha|hanno|ci|dice|vuole)|(?:gli |l[’']|un |dell[’']|con l[’'])ispett\p{L}+ (?:del|dell[’']|della|asl|nas|di)\s?\p{L}+)`,
  String.raw`(?:asl|nas|vigili) (?:viene|vengono|arriva|arrivano|ci|ha|hanno)`,
  String.raw`(?:sanzion|verbal)[ei]`,
  String.raw`(?:mot|licen[cs]e|permit|certificate|insurance|registration) (?:\p{L}+ ){0,3}(?:run out|expired|missing|overdue|pending|late)`,
  String.raw`(?:missing|expired) (?:licen[cs]e|permit|certificate|mot)`,
  String.raw`inspectors?`,
  String.raw`(?:vat return|tax (?:office|return|inspection))`,
);

/** Other businesses, and what is thought of them. */
const COMPETITORS = words(
  String.raw`concorren(?:te|ti|za)`,
  String.raw`l[’']altr[oa] (?:rivenditor|negozio|bottega|officina|artigian)\p{L}*`,
  String.raw`quelli (?:di|del|della|dei|lì)(?: fronte| via| sopra)? \p{L}+[^.]*(?:fanno|vendono|costano|copiano|chiedono|sono)`,
  String.raw`(?:copia|copiano) (?:i|le|il|la|tutto)`,
  String.raw`competitors?`,
  String.raw`(?:the )?(?:shop|place|people|guys|others?) (?:down the road|across the street|next door|opposite)[^.]*(?:cop(?:y|ies)|charges?|sells?|are|is)`,
  String.raw`cop(?:y|ies) our`,
);

/** What only some customers get, and what is done for those who send them. */
const DEALS = words(
  String.raw`diamo (?:loro |sempre |anche )?(?:il )?\d+ ?(?:%|euro|€)?`,
  String.raw`(?:ogni cliente che|client[ei] che) ci mand\p{L}+|che ci manda(?:no)?`,
  String.raw`(?:solo )?se (?:lo |ce lo |un cliente )?(?:chiedono|chiede|insist\p{L}+)`,
  String.raw`senza (?:dirlo|farlo sapere|pubblicizz\p{L}+)`,
  String.raw`si può (?:arrivare|scendere|trattare|limare|chiudere un occhio)`,
  String.raw`(?:prezzo )?trattabil[ei]`,
  String.raw`we (?:give|pay|slip) \p{L}+ (?:\p{L}+ )?[€£]?\d+ ?(?:%|€)?`,
  String.raw`for every (?:client|customer|job) (?:they|he|she) sends?`,
  String.raw`(?:only )?if (?:they|somebody|someone|a customer|anyone) (?:asks?|insists?|haggles?)`,
  String.raw`(?:can|could|may) go down to`,
);

/** A customer by name, with something that is between the two. */
const NAMED_CUSTOMER =
  /(?<!\p{L})(?:signor[ae]?|sig\.?(?:ra)?|geometra|ragionier[ae]|avvocato|famiglia|mr|mrs|ms|miss)\.?\s\p{Lu}\p{Ll}+[^.]*(?<!\p{L})(?:non|deve|devono|paga|aspett\p{L}+|vuole|si è|dice|ha detto|hasn[’']t|didn[’']t|doesn[’']t|won[’']t|owes?|was|wants|says)(?!\p{L})/iu;

/** Keys, codes, and where the money lies. */
const SAFETY = words(
  String.raw`cassaforte`,
  String.raw`in cassa (?:non|teniamo|abbiamo|c[’']è)`,
  String.raw`teniamo in cassa`,
  String.raw`le chiavi (?:sono|stanno|sotto)`,
  String.raw`(?:the safe|in the till|spare key|alarm code)`,
);

/** An aside to whoever writes, without a label before it. */
const ASIDES = words(
  String.raw`in confidenza`,
  String.raw`non è il caso di (?:dir|scriv|nomin|parlar)\p{L}+`,
  String.raw`(?:vuole|vogliono|dice|dicono) (?:che non|di non)`,
  String.raw`(?:non )?(?:far|fare) sapere`,
  String.raw`(?:per (?:ora|adesso)|intanto),? (?:silenzio|zitti|acqua in bocca|niente)`,
  String.raw`^attenzione che`,
  String.raw`(?:rest[ai]|resti|rimane|rimanga) (?:tra|fra|qui|in casa)(?: di)?(?: noi)?`,
  String.raw`(?:stays?|remains?) (?:in the house|between us|in here|in-house)`,
  String.raw`(?:says?|wants) (?:we|us|you) (?:should(?: not|n[’']t)|not to|must not)`,
  String.raw`mum[’']s the word`,
);

const HEDGE = words('forse', 'magari', 'maybe', 'perhaps');
/** "Forse non tutti sanno che…", "Magari la gente pensa…": what is in doubt is what others know, think or do. */
const OTHERS_IN_DOUBT =
  /(?<!\p{L})(?:forse|magari|maybe|perhaps)\s(?:che\s)?(?:non (?:tutt[ie]|lo sapet?e?|lo sai)|molt[ie]|tant[ie]|qualcun[oa]|alcun[ie]|poch[ie]|la gente|le persone|i clienti|chi|c[’']è chi|vi|ti|ve|te|(?:hai|avete|siete|sei|sai|sapete|pens|cred|conosc)\p{L}*|you|people|some|many|most|not everyone|somebody|someone)(?!\p{L})/iu;
/** What the business itself does or will do. */
const OWN_DOING =
  /(?<!\p{L})(?:\p{L}+iamo|\p{L}{3,}(?:rà|ranno|remo|rò)|ho|abbiamo|vorrei|vorremmo|we|i[’']ll|i|our)(?!\p{L})/iu;
/** A plan that is not settled; a doubt about anything else is no secret. */
const isUnsettledPlan = (sentence: string): boolean =>
  HEDGE.test(sentence) &&
  !OTHERS_IN_DOUBT.test(sentence) &&
  (addressOf(sentence) === null || OWN_DOING.test(sentence));

const HOUSE_MATTERS = [
  MONEY,
  TARGETS,
  STOCK,
  PLANS,
  PEOPLE,
  COMPLAINTS,
  AUTHORITIES,
  COMPETITORS,
  DEALS,
  NAMED_CUSTOMER,
  SAFETY,
  ASIDES,
];

/** True for a sentence that speaks of such a matter in so many words. */
export const isHouseSubject = (sentence: string): boolean =>
  HOUSE_MATTERS.some((matter) => matter.test(sentence));

/**
 * True for a sentence of the house: money, targets, stock, plans, people, complaints, authorities, competitors. Owners tell the
 * writer such things without a word that they are private; what is in doubt is not said.
 */
export const isHouseMatter = (sentence: string): boolean =>
  isUnsettledPlan(sentence) || isStaffNote(sentence) || isHouseSubject(sentence);

const LEADS = String.raw`(?:(?:ma|e|però|but|and|so|please|mi raccomando|attenzione|(?:per|al) (?:ora|adesso|momento|il momento)|for now|ancora|still|(?:fino|prima) (?:a|al|all[’']|di|del|d[’'])\s?[^,.]{2,25}|(?:dal|da|il|from|on|until|till|before) [^,.]{0,12}\d[^,.]{0,15}|questo|questa (?:cosa|notizia)?|quest[aei]|la (?:cosa|notizia)|this|that|it|which|they|all (?:this|that)),?\s+)*`;
const SILENCE = [
  String.raw`non (?:l[oaie]|ne|se ne|si) (?:dic|dir|dett|scriv|parl|annunci|pubblic|raccont|sa|nomin|deve)\p{L}*`,
  String.raw`non (?:dir|scriver|pubblicar|annunciar|raccontar|divulgar|nominar|citar)(?:l[oaie]|ne)`,
  String.raw`non (?:va|vanno) (?:ancora )?(?:dett|scritt|pubblicat|annunciat|nominat)[oaie]`,
  String.raw`(?:non )?(?:dite|dire|di[’']|dica|scrivere|parlarne) (?:niente|nulla|a nessuno)`,
  String.raw`(?:è|sono|rest\p{L}+|rimang?\p{L}+) (?:ancora |tutto )?(?:riservat|segret|confidenzial|top secret|sotto embargo|un segreto|una sorpresa|tra noi|fra noi|tra di noi)\p{L}*`,
  String.raw`(?:resti|rest[ai]) (?:tra|fra) (?:di )?noi`,
  String.raw`(?:è|sono) (?:ufficial[ei]|pubblic[oaie]|annunciat[oaie]) (?:solo )?(?:dal|da|il|dopo)`,
  String.raw`(?:si|l[oaie]) (?:annunci|dic|scriv|può (?:dir|annunci|scriv)|possono (?:dir|annunci|scriv))\p{L}*`,
  String.raw`(?:top secret|embargo|riservat[oaie]|segret[oaie]|confidenziale|ufficiale (?:solo |soltanto )?(?:da|dal|il)|annuncio (?:ufficiale )?(?:solo )?(?:il|dal)|acqua in bocca|zitt[oi]|silenzio|bocca (?:chiusa|cucita)|in confidenza|(?:tra|fra) (?:di )?noi|niente post)`,
  String.raw`(?:nessuno|nobody|no ?one) (?:lo |ne )?(?:sa|deve|must|should|knows|may)`,
  String.raw`(?:tien|ten)\p{L}+l[oaie]? (?:per|tra|fra|segret)\p{L}*`,
  String.raw`(?:don[’']t|do not|never) (?:tell|say|mention|write|post|publish|share|announce|talk)(?: (?:about )?(?:it|this|that|them|any(?:one|body|thing)|yet|a soul|before)|[.!]|$)`,
  String.raw`(?:(?:is|are|[’']s|stays?|remains?) )(?:still |all )?(?:secret|confidential|private|under wraps|embargoed|between us|a secret|a surprise|hush-hush|not (?:public|official|announced|out)|official|announced|public|off the record)`,
  String.raw`keep (?:it|this|that|them|quiet|schtum)(?: (?:quiet|secret|to yourself|between|under|private|dark))?`,
  String.raw`(?:not a (?:word|hint|soul)|mum[’']s the word|hush|under wraps|off the record|top secret|between us|confidential|no posts)`,
].join('|');
/** "Non dirlo a nessuno.", "It is under wraps until 2 December.": a sentence with no other subject than the one before it. */
const ASKS_SILENCE = new RegExp(String.raw`^${LEADS}(?:${SILENCE})(?!\p{L})`, 'iu');
const CONTRACTED_SILENCE = /^(?:it|that|this)[’']s\s/iu;
const LONGEST_SILENCE = 14;

/** True for a sentence that wants silence, for good or until a day, about what stood just before it. */
export const asksSilence = (sentence: string): boolean =>
  sentence.split(/\s+/u).length <= LONGEST_SILENCE &&
  !/:\s/u.test(sentence) &&
  ASKS_SILENCE.test(sentence.replace(CONTRACTED_SILENCE, 'it is '));

/** Whether a sentence gives the house away, by its words or by what it tells. */
export const isOfTheHouse = (sentence: string): boolean => isSecret(sentence) || isHouseMatter(sentence);
