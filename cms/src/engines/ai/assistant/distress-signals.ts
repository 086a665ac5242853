import { WAYS_OF_DYING } from './distress-ways';

/**
 * Signs of despair by how much each tells. Nobody says it twice in the same words, so that signs are weighed together: one of death is
 * enough, of those of anguish it takes two. On folded text.
 */
const OF_DEATH: readonly RegExp[] = [
  /(?<!amazon |internet |concorrenza |fisco |tasse |affitto |bollette |online |catene |centri commerciali )\b(?:mi|si|ti) (?:\p{L}+ )?(?:ammazz|uccid|impicc|spar(?!isc|it|i\b))\p{L}*|\b(?:ammazz|uccid|impicc|spar|suicid)\p{L}*(?:mi|si|rmi|rsi)\b|suicid\p{L}*/u,
  // Throwing oneself, where that kills: into a market, or leftovers into a bin, is another matter.
  /\b(?:(?:mi|si|ti) (?:\p{L}+ )?butt\p{L}*|buttar(?:mi|si|ti)) (?:giu\b(?! (?:\p{L}+ ){0,3}(?:righ|test[oi]\b|bozz|post\b|messagg|ide[ae]\b|parol|fras[ei]\b|mail|e-?mail|annunc|list|piano\b|preventiv|prezz|offert|volantin|descrizion|rispost|letter|sollecit|scalett|cont[oi]\b|numer))|di sotto\b|sotto (?:a |al |alla |il |la |un |una |l')?(?:tren|metro\b|tram\b|camion|tir\b|autobus|macchin|auto\b)|(?:da|dal|dalla|dall'|dai|dalle) ?(?:un |una )?(?:pont|cavalcavi|viadott|balcon|terrazz|finestr|tett|scoglier|torr|davanzal|\p{L}+ pian)|(?:nel|nella|nell'|in|sui|sulle) ?(?:un |una )?(?:vuot|fium|lago\b|mare\b|canal|pozzo\b|binari|rotaie|po\b|tevere|arno\b|adige))/u,
  /\btogl\w*(?:mi|si)? la vita|\btolt[oa] la vita|\bgesto (?:estremo|inconsulto|brutto)|\bfarla finita\b(?! (?:con (?!la (?:mia )?vita|tutto|me)|col|coi)\p{L}*)|\b(?:la|me la) (?:faccio|faro|farei) finita\b(?! (?:con|col|coi|di)\b)|\bfinirla (?:qui|per sempre)|\bfar\w* (?:una|qualche) (?:sciocchezza|pazzia|stupidaggine|cavolata|brutta cosa)/u,
  /\b(?:meglio|voglio|vorrei|preferi\w*|desider\w*|voglia di|penso (?:di|a)|pensato (?:di|a)|se (?:solo )?) ?(?:di )?(?:morire|mor(?:issi|issimo|to|ta)\b|esser\w* mort[oa])|\bfossi mort[oa]|\bmai nat[oa]\b/,
  /\bnon (?:mi )?(?:svegli|rialz|alz)(?:armi|ar|arsi|assi|i)?\b(?: (?:piu|mai|domani))?|\bnon ci (?:sar[oae]|fossi|sono) (?:piu|domani)\b|\bnon ci fossi\b|\bdomani non ci sar|\bci sono o (?:no|meno|non ci)/,
  /\b(?:solo|vorrei|voglio|se|e|o|potessi|potrei) (?:solo |soltanto |tutto e )?(?:spariss?i\w*|sparire|scomparire|scomparissi|non esistere)\b(?! (?:da|dai|dal|dalla|dalle|i|le|gli|la|il)\b)/,
  // What kills, at hand or thought of; a shop sells it, a workshop works with it.
  /^(?=.*\b(?:guard\w*|pens\w*|prepar\w*|in casa|qui|stanotte|tutte|tirat\w*|comprat\w*)\b)(?!.*\b(?:vend\w*|client\w*|prezz\w*|margin\w*|magazzin\w* (?:di|con|pien)|scaric\w*|detra\w*|arrampic\w*|vernic\w*|massagg\w*|barca|etichett\w*|silicone|poligono|caccia a|iva)\b).*\b(?:corda|cappio|fucile|pistola|lametta|pastiglie|pillole|sonniferi|barbiturici|cavalcavia|binari)\b/,
  // High places, looked down from.
  /\b(?:ponte|cavalcavia|viadotto|tetto|balcone|terrazzo|davanzale|binari)\b.{0,40}\b(?:guard\w* (?:giu|di sotto|sotto|in basso|il vuoto)|butt\w*|salt\w*|lanci\w*)|\bguard\w* (?:giu|il vuoto)\b.{0,40}\b(?:ponte|cavalcavia|viadotto|tetto|balcone)\b/,
  // Hurting oneself.
  /\bmi (?:taglio|tagliavo|tagliuzzo|incido|brucio|graffio) (?:di nuovo |ancora |sempre )?(?:le (?:braccia|gambe|vene|cosce|mani apposta)|i polsi|la pelle|con la lametta|per sentire)|\b(?:farmi|faccio|facendo|fatto) (?:del|di|dei) (?:male apposta|male da sol|tagli\b)|\bautolesion\w*|\bmi sono tagliat[oa] (?:le (?:vene|braccia)|i polsi)|\bcosi (?:almeno )?sento qualcosa/,
  // Of somebody else: "meglio per tutti se lui non ci fosse più", "i debiti spariscono con lui".
  /\bmegli\w* (?:per \p{L}+ )?se (?:lui |lei )?non ci (?:fosse|fossero)\b(?! (?:il|lo|la|i|gli|le|un|una|tutt\p{L}*|quest\p{L}*|quell\p{L}*|l')\b)|\b(?:lui|lei) non ci (?:fosse|sia|sara) piu\b|\bmegli\w* senza di (?:lui|lei|me)\b|\b(?:debit|problem)\p{L}* .{0,30}(?:spari|mor|finis)\p{L}* (?:se (?:sparisc|scompar|muor|mor)\p{L}* (?:lui|lei|io)\b|con (?:lui|lei|me)\b)|\bnon (?:vuole|vorrebbe|ha voglia di) (?:piu )?(?:vivere|svegliarsi|esserci)\b|\b(?:vuole|vorrebbe|volesse) (?:solo |soltanto )?(?:morire|sparire|scomparire)\b(?! (?:da|dai|dal|dalla|dalle)\b)/u,
  // Not to be there any more, wished for or thought of, in whatever order.
  /\b(?:megli\w*|bell\w*|facil\w*|semplic\w*|giust\w*|pens\w*|vorre\w*|vogli\w*|desider\w*|sogn\w*|immagin\w*) (?:\p{L}+ ){0,5}(?:(?:non (?:esserci|esistere|essere qui|essere nat[oa]|svegliarmi|aprire gli occhi)|se (?:io )?non (?:ci )?(?:fossi|esistessi))(?: (?:piu|mai))*\b(?! (?:al|alla|allo|ai|alle|all|a|in|nel|nella|per|su|sui|quest\w*|presto|tardi|prima|io|stat[oa]|quando|mentre|online)\b))/u,
  /\bbrutti pensieri|\bpens\w* (?:a )?(?:cose brutte|male|al peggio|alla morte)|\bpensieri (?:neri|brutti|cupi|di morte)/,
  /\b(?:un )?peso (?:per|su) (?:tutti|tutta|loro|mia|mio|chi|la (?:mia )?famiglia|i miei|gli altri)|\bsenza di me\b|\bsoldi dell'assicurazione\b(?=.*)|\bassicurazione sulla vita\b/,
  /\b(?:fatto|scritto|preparo|scrivo) (?:il |un )?testamento|\blettera d'addio|\bdir\w* addio|\bultima (?:volta che scrivo|notte)|\bnon (?:ha|ho|vedo|trovo|c'e) (?:piu )?(?:un |il |alcun )?(?:senso|motivo|ragione|perche)(?: (?:per|di|a|ad|nel))? ?(?:vivere|alzarmi|alzarsi|andare avanti|continuare|svegliarmi|restare|esserci)?\b(?=.*\b(?:viver|alzar|avanti|vita|restar|esserci|svegliar))/,
  // No reason, no wish, no strength to live, in whatever order.
  /\b(?:ness\w+|alcun\w*|senza|piu|non (?:ho|vedo|trovo|sento|c'e)|che) .{0,25}\b(?:motiv\w+|sens\w+|ragion\w+|vogli\w+|scop\w+|forza) (?:piu )?(?:per|di|a) (?:vivere|stare al mondo|restare al mondo|campare cosi)\b|\bnon (?:voglio|vorrei|ho voglia di|riesco a) (?:piu )?(?:viver\w*|stare al mondo)|\bvita (?:mia )?non (?:ha (?:piu )?(?:un )?sens\w+|vale (?:piu )?(?:la pena|niente|nulla))|\bnon vale (?:piu )?la pena (?:di )?vivere/,
  // Whether there is a sense in going on, with nothing named that one would go on with.
  /\bnon so (?:piu )?(?:(?:ne |nemmeno |neanche )?chi sono|se (?:ha|abbia) (?:ancora |piu )?(?:un )?senso)\b(?=.*\b(?:ha|abbia) (?:ancora |piu )?(?:un )?senso (?:viver\w*|andare avanti|continuare(?: a vivere)?|tutto(?: questo)?)\s*(?:[.!?,;…]|$))/,
  ...WAYS_OF_DYING,
];

const OF_ANGUISH: readonly RegExp[] = [
  /(?<!viene da |venire da )\bpiang\w*|\b(?:ho|abbiamo) (?:poi )?pianto\b|\be poi ho pianto|\bin ginocchio\b|\burlat\w* contro|\blacrim\w*|\bsinghiozz\w*/,
  /\bansia\b|\bangosci\w*|\bpanico\b|\btremano\b|\bnon respiro\b|\bmanca (?:il |l')?(?:respiro|aria|fiato)|\bsoffoc\w*|\bil cuore (?:batte|scoppia|in gola)/,
  /\bnon mangio\b|\bnon dormo\b|\binsonn\w*|\bnon chiudo occhio|\bdormo (?:tre|due|poche) ore|\bnotti (?:in bianco|insonni)/,
  /\bdisperat\w*|\bdisperazione|\bdepress\w*|\besaurit[oa]\b|\bdistrutt[oa]\b|\ba pezzi\b|\bmalissimo\b|\bsto male\b|\bcroll(?:o|ata|ato|ando)\b/,
  /\bsono (?:rimast\w* )?(?:\p{L}+ e |cosi |tanto |troppo |completamente )?sol[oa]\b(?! (?:un|una|a fare|in|io|che|al|nel|con il|con la|due|tre|dipend|\d))|\bnessuno con cui|\bnon ho (?:piu )?nessuno|\bnon lo sa nessuno|\bnessuno (?:lo sa|mi capisce|mi aiuta)|\ba chi importa/u,
  /\bvergogn\w*|\bfallit[oa]\b|\bfalliment\w*|\bstanno? per fallire|\bsto per fallire|\bfallir[oe]\b/,
  /\bstanc[oa] (?:di tutto|di vivere|morta|di lottare|di combattere)|\bnon so (?:piu )?perche (?:vado|andare|continuo|mi alzo)|\bandare avanti cosi|\bperche vado avanti/,
  /\b(?:niente|nulla) (?:piu )?da perdere\b|\bmi (?:hanno|ha) distrutt\w*/,
  /\bpers[oa] tutto\b|\bnon mi (?:e )?(?:rest\w*|riman\w*|rimasto) (?:piu )?(?:niente|nulla)|\bal lastrico\b|\bera (?:tutta )?la mia vita|\bsulla strada\b|\bsul marciapiede\b/,
  /\bnon ce la f(?:accio|o)\b|\bnon (?:ne )?posso piu\b|\bnon reggo\b|\bbasta davvero\b|\bsono arrivat[oa] (?:alla fine|al limite)|\ballo stremo|\bal capolinea|\btutto (?:e )?inutile|\be tutto inutile|\bnon (?:c'e|vedo) (?:piu )?(?:speranza|futuro|via|uscita|luce)|\btutto nero\b|\bvuoto dentro/,
  /\bmoll(?:are|o) tutto\b|\bpaura (?:di|che) (?:non|me stess|impazz|quello che (?:potrei|faccio))|\bimpazz\w*/,
];

/** Wants something done about a business, whatever word of despair stands with it: "sono disperata: non trovo un cameriere". */
const BUSINESS_WISH =
  /\bnon trov\w* (?:un|una|person\w*|nessuno (?:che|per|da)|client\w*|camerier\w*|operai\w*|cuoc\w*|commess\w*|parchegg\w*)|\bcome (?:faccio|posso|si|risparm\w*|aument\w*|trov\w*|recuper\w*|convinc\w*|gestis\w*)\b|\bda dove (?:comincio|parto|inizio)|\bconviene\b|\bquant\w*\b.*\?|\bprezz\w*|\bpreventiv\w*|\bconsigl\w*|\bidee\b|\brecension\w*|\bconcorren\w*|\bbollett\w*|\btass[ae]\b|\bcosa (?:posso|devo) fare per\b|\bcosa (?:ci )?(?:metto|vendo|offro|propongo|invento)\b/;

export type Distress = 'death' | 'death-of-other' | 'anguish';

const OTHERS =
  /\b(?:mi[oa]|miei|il|la|un|una) (?:\p{L}+ )?(?:soci[oa]|figli[oa]|moglie|marito|compagn[oa]|padre|madre|papa|mamma|fratello|sorella|zi[oa]|cognat[oa]|cugin[oa]|nipote|suocer[oa]|genero|nuora|amic[oa]|dipendent\w+|commess[oa]|operai[oa]|collega|ragazz[oa]|collaborat\w+|client\w+|vicin[oa])\b.{0,90}\b(?:si (?:vuole|voleva)|vuole|dice|ripete|continua a dire|parla|scrive|(?:ha|abbia) (?:detto|scritto|lasciato|tentato|provato)|faccia|possa|vorrebbe|minaccia di)\b/u;
/** "Mia moglie dice che passerà, ma io voglio morire": the writer, whoever else is told of. */
const ONESELF =
  /\bdic\w* (?:sempre )?che (?:io )?(?:parlo|penso|ripeto|voglio|vorrei)\b|\b(?:ma|pero|invece) (?:io )?[^.?!]{0,30}\b(?:voglio|vorrei|penso|mi (?:ammazz|uccid|butt|impicc|spar))/;

/** Whether it is somebody else who is in danger. */
export const tellsOfOther = (folded: string): boolean => OTHERS.test(folded) && !ONESELF.test(folded);

export const wantsBusinessHelp = (folded: string): boolean => BUSINESS_WISH.test(folded);

/** How many signs stand in the words; two of a kind are two. */
const count = (signs: readonly RegExp[], folded: string): number =>
  signs.reduce((all, sign) => all + [...folded.matchAll(new RegExp(sign.source, 'gu'))].length, 0);

/** Whether somebody is in despair, and of what kind; `null` where words tell nothing of it. */
export const distressIn = (folded: string): Distress | null => {
  if (count(OF_DEATH, folded) > 0) return tellsOfOther(folded) ? 'death-of-other' : 'death';
  const anguish = count(OF_ANGUISH, folded) - (wantsBusinessHelp(folded) ? 1 : 0);
  return anguish >= 2 ? 'anguish' : null;
};
