/** Solid things on a road, into which nobody drives on purpose but to die. */
const OBSTACLE =
  '(?:mur|alber|platan|pilon|pal[oi]\\b|guard ?-?rail|camion|tir\\b|treno|burron|scarpat|foss[oi]\\b|dirup|canal|curva|primo|qualcosa|macchin|auto\\b|moto\\b|furgon|volant|strada)\\w*';
/** Wished for, thought of, or close to be done. */
const WISH =
  '(?:vorrei|voglio|voglia|vogl\\w+|pens\\w*|potrei|potessi|magari|spero|sper\\w*|sogn\\w*|preferi\\w*|meglio|bello|tentazion\\w*|tentat[oa]|idea|istinto|quasi|immagin\\w*|basterebbe|faccio prima)';
/** Where a clause ends: what is thought of has no object of a business behind it. */
const END =
  '(?=\\s*(?:$|[.,;:!?…]|\\b(?:e|ma|che|almeno|cosi|tanto|perche|col|con (?:il|la|l)|la sera|stasera|stanotte|prima o poi)\\b))';

const patterns = (...sources: readonly string[]): RegExp[] => sources.map((each) => new RegExp(each, 'u'));

/**
 * Ways in which people say that they think of dying without its word: crashing on purpose, lying under a train, not opening their eyes
 * again. A market that "si schianta", a habit that one throws off or an oven that is bought "a gas" say something else. On folded text.
 */
export const WAYS_OF_DYING: readonly RegExp[] = patterns(
  // Crashing on purpose.
  `\\b(?:and\\w*mi|and(?:are|ato|ata|rei|assi)|vado|${WISH})(?: \\p{L}+){0,4}? (?:a |di )?schiant(?:are|armi|arci)${END}`,
  `\\b(?:(?:mi|ci) (?:and\\w+ a )?schiant\\p{L}*|schiantar(?:mi|ci)|and\\w*mi a schiantare)(?: \\p{L}+)? (?:contro|con|su|addosso|in|sul|nel|col|sotto)(?: (?:un|una|il|la|lo|al|a))?[ ']${OBSTACLE}`,
  `\\b(?:sterz|svolt|accelera|lanci|punt|tir)\\p{L}*(?: \\p{L}+){0,3}? (?:contro|addosso a|dritt[oa] (?:contro|su|verso|nel|in|alla|al)|fuori|giu (?:da|dal|dalla|per))(?: (?:un|una|il|la|lo))?[ ']${OBSTACLE}`,
  `\\b(?:lasci|moll|chiud)\\p{L}* (?:andare )?(?:il volante|gli occhi (?:al volante|in curva|mentre guid\\p{L}*))`,
  `\\b${WISH}(?: \\p{L}+){0,3}? addormentar(?:mi|e) (?:al volante|per sempre|e (?:basta|non))`,
  // Under a train, into the water.
  '\\b(?:infil|mett|stend|sdrai|finir|fini|and|lanci|corr)\\p{L}*(?:mi)?(?: a finire)? (?:sotto (?:a |al |il |un |la |una |i |le )?(?:tren|metro\\b|tram\\b|camion|tir\\b|macchin|ruot)|sui? (?:i )?(?:binar|rotai))',
  `\\b(?:ferm|parcheggiat|sedut|sto|sono|resto|rest)\\p{L}*(?: \\p{L}+){0,4}? (?:davanti (?:al|alla|ai)|sul|sulla|in riva al|vicino (?:al|ai)) ?(?:fiume|lago|mare|ponte|binari|ferrovia|cavalcavia|diga|scogliera)\\b.{0,40}\\bnon (?:riesco|so|ho) (?:piu )?(?:a |ad |se |il coraggio )`,
  `\\bguard\\p{L}* (?:il|i|al|la|le|un) (?:ponte|binari|fiume|camion|treni|treno|pilon\\p{L}*|guard ?-?rail|cavalcavia|balcone|finestra|furgone|volante|trave|pastiglie|pillole|coltell\\p{L}*)\\b.{0,60}\\b(?:voglia|pens\\p{L}*|tentazion\\p{L}*) (?:di |a |che |ad |sarebbe )?(?:and|butt|salt|finir|farl|lasci|spar|tutto|basta|quanto|schiant)`,
  '\\bpens\\p{L}* (?:al|ai|alla|a quella?) (?:ponte (?:sul|sopra|alto)|fiume\\b|binari\\b|cavalcavia\\b|pistola (?:di|nel|in|che)|corda\\b|fucile (?:di|in|nel|che)|trave\\b)',
  '\\b(?:mi (?:appendo|appenderei|annego|annegherei|avveleno|impiccherei|dissanguo)|appendermi (?:a |ad |al |alla |in )|annegarmi(?! (?:di|nel lavoro|nelle carte|nella|nei))|avvelenarmi(?! (?:la|l|il)\\b)|dissanguarmi(?! di| con))',
  // What is at hand.
  '\\b(?:messo da parte|accumul\\p{L}+|contat[oe]|nascost[oe]|svuotat[oa]|preso tutte|ingoi\\p{L}+|mandat[oe] giu|buttat[oe] giu|butto giu|mando giu)(?: \\p{L}+){0,3}? (?:pastigli|pillol|sonnifer|gocce|psicofarmac|barbituric|tavor|valium|compress)\\p{L}*(?!.*\\b(?:farmaci|inventar|banco|client|giacenz|scaffal|corrier|vend))',
  `\\b(?:pres[oa]|legat[oa]|annodat[oa]|appes[oa]|tirat[oa] fuori|comprat[oa]) (?:la|una|quella) (?:corda|cima|fune|cinghia|pistola)\\b(?=.{0,60}\\b(?:garage|trave|soffitta|cantina|gancio|cassetto|albero|stasera|stanotte|addio|basta)\\b)(?!.{0,60}\\b(?:barca|arrampic|client|vernic|massagg|vend|vetrin|sacco|tirante))`,
  `\\b(?:apr|apert|lasci|attacc)\\p{L}* (?:il |aperto il )?(?:gas|rubinetto del gas|scappament\\p{L}*)(?: \\p{L}+){0,3}? (?:e (?:basta|chius\\p{L}*|mi (?:addorment|sdrai)|dorm|non mi svegl)|stanotte|stasera|per sempre)|\\btubo (?:di|dello) (?:scarico|scappamento)\\b.{0,30}\\b(?:dentro|abitacolo|macchina|finestrino)\\b.{0,40}\\b(?:voglia|pens|stasera|stanotte|basta|dorm)`,
  // Not waking, not being, leaving for good.
  '\\bchiud\\p{L}* gli occhi (?:e|per) (?:non (?:apr|riapr|svegl)\\p{L}*|sempre)|\\bnon (?:riaprir\\p{L}*|aprir\\p{L}*) (?:piu )?(?:gli occhi|li piu)\\b',
  `\\b(?:${WISH} (?:di )?(?:andar(?:mene|me ne|e)|togliermi|levarmi)|me ne (?:vado|andrei|voglio andare)|andarmene) (?:da questo mondo|per sempre\\b(?! da)|all'altro mondo|in silenzio per sempre|di mezzo per sempre)`,
  `\\b${WISH}(?: \\p{L}+){0,3}? raggiunger\\p{L}* (?:mi[oa] |la mia )?(?:padre|madre|papa|mamma|moglie|marito|figli[oa]|fratell\\p{L}*|nonn[oa])(?: (?:lassu|in cielo|al cimitero|dov|di la|che non c)|$)`,
  `\\b(?:mett\\p{L}*|dar\\p{L}*|porr\\p{L}*) (?:la parola )?fine (?:a tutto(?=\\s*(?:$|[.,;!?…]))|alla (?:mia )?vita|a quest\\p{L}* (?:agonia|vita|sofferenza|tortura)|alle mie sofferenze)|\\b(?:smett|fin)\\p{L}* (?:finalmente |una volta per tutte )?di (?:soffrire|esistere|respirare|tribolare)${END}`,
  `\\b${WISH}(?: \\p{L}+){0,3}? (?:crep\\p{L}+|schiattare|tirare le cuoia|svanire nel nulla|spegnermi)${END}`,
  '\\b(?:magari|se|spero che|sperando che|almeno) (?:mi )?(?:venisse|viene|prendesse|prende|arrivasse|facessi|venga) (?:un |il )?(?:infarto|colpo secco|ictus|tumore)\\b(?!.{0,40}\\bassicuraz)',
  '\\b(?:stasera|stanotte|domani|prima o poi|mi sa che|finisce che|va a finire che|paura (?:di|che)|rischio di|potrei)(?: \\p{L}+){0,4}? (?:faccio|fare|faro|facendo|combin\\p{L}*) (?:un[ao]? |qualche )?(?:cazzata|fesseria|follia|gesto|sciocchezza|scemenza|pazzia)\\b(?=\\s*(?:$|[.,;!?…]))',
  '\\b(?:non vale|a cosa serve|che (?:ci )?(?:sto|resto) a fare)(?: (?:piu|ancora))? (?:la pena )?(?:(?:di )?(?:vivere|campare)|al mondo|qui al mondo|la mia vita)\\b',
);
