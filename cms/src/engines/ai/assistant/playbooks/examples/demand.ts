import { readExamples as read } from '../../classify/read-examples';

/** How owners tell of a problem, by problem. */
export const DEMAND_EXAMPLES = {
  'few-customers': read(`
    nessuno si iscrive | mi mancano iscritti | ho pochi clienti | i clienti sono calati | non arriva più lavoro |
    come trovo clienti nuovi | come trovo clienti | come si trovano pazienti | ho perso due contratti |
    un cliente importante mi ha lasciato | mi hanno disdetto due condomini | cerco clienti per lo studio | il telefono non suona | lavoro meno dell’anno scorso | mi mancano gli ordini |
    non ho abbastanza richieste | le vendite sono scese | in negozio non entra più nessuno | gli affari vanno male |
    il locale va male | l’attività va a rilento | il lavoro è calato della metà |
    quest’anno ho perso un terzo dei clienti | entra sempre meno gente | non ho richieste per il mese prossimo |
    ho pochi pazienti e tante ore libere | mi servono clienti nuovi | le prenotazioni sono crollate |
    il giro si è ridotto | mi mancano venti iscritti per stare tranquillo |
    da quando è finito il contratto non arriva altro | come aumento i clienti | siamo fermi, non chiama nessuno |
    la clientela si sta assottigliando | ho perso dei clienti e non so perché
  `),
  visibility: read(`
    nessuno sa che esisto | non mi conosce nessuno in zona | come mi faccio conoscere | su google non mi trovano |
    la gente passa davanti e non entra | sui social non mi segue nessuno | ho aperto da poco e non mi conoscono |
    ho pochissimi follower | sono in una via nascosta e non mi vedono | la pubblicità non porta risultati |
    spendo in sponsorizzate e non arriva nessuno | butto soldi in pubblicità sui social | sono bravo ma non lo sa nessuno |
    su internet non mi trova nessuno | ho aperto da tre mesi e non mi conoscono | la scheda google non porta niente |
    non esco nelle ricerche | metto mi piace e post ma non arriva gente |
    tutti passano davanti alla vetrina e tirano dritto | lavoro solo con il passaparola e non basta |
    la gente del quartiere non sa cosa faccio | come faccio a farmi trovare | ho fatto pubblicità e non ha portato nulla |
    seguono la pagina ma non prenotano | nessuno sa che facciamo anche quello
  `),
  'no-return': read(`
    vengono una volta e non tornano | i clienti non li rivedo più | comprano una volta sola |
    dopo il primo trattamento non prenotano il secondo | non riesco a fidelizzare | nessuno ritorna |
    tanti nuovi ma pochi abituali | provano e poi basta | vengono solo per le occasioni |
    fanno un giro e non si vedono più | chi viene la prima volta non torna la seconda |
    prendono la prima seduta in offerta e basta | vedo sempre facce nuove e mai le stesse |
    i clienti occasionali non diventano abituali | appena stanno meglio smettono di venire | come faccio a farli tornare |
    comprano il regalo e poi per un anno niente | vengono con lo sconto e non tornano a prezzo pieno |
    dopo il primo ordine non ricomprano | mi conoscono, si trovano bene ma non tornano |
    clienti persi che non vengono da mesi | ogni cliente mi compra una sola volta
  `),
  churn: read(`
    gli iscritti smettono dopo pochi mesi | non rinnovano l’abbonamento | si cancellano dopo le vacanze |
    ogni mese perdo abbonati | gli allievi mollano a metà anno | in tanti disdicono il contratto |
    si stufano e lasciano il corso | alla scadenza non rinnova quasi nessuno | a febbraio metà degli iscritti è sparita |
    disdicono l’abbonamento dopo la prova | a fine corso si riscrivono in pochi | gli abbonati calano ogni trimestre |
    smettono a metà percorso | i ragazzi lasciano la squadra a primavera | entrano a settembre e mollano a natale |
    non confermano per l’anno dopo | i soci non rinnovano la tessera | perdo contratti di manutenzione alla scadenza |
    chi si abbona resta due mesi | come faccio a tenere gli iscritti | i clienti con il canone mensile disdicono |
    si ritirano prima della fine dell’anno
  `),
  'young-customers': read(`
    i giovani non entrano | la clientela è tutta anziana | vorrei attirare ragazzi | ho solo clienti sopra i sessanta |
    come arrivo a un pubblico più giovane | sotto i trent’anni non viene nessuno |
    i miei clienti hanno tutti settant’anni | ragazzi neanche uno | la clientela invecchia |
    vorrei un pubblico più giovane | i ventenni non sanno cosa vendo | come parlo ai giovani |
    le nuove generazioni non entrano | mancano le coppie giovani | vengono solo pensionati
  `),
  'big-competitor': read(`
    ha aperto un concorrente grande vicino a me | è arrivata una catena in centro | il supermercato vende le stesse cose |
    un altro come me ha aperto di fronte | la grande distribuzione mi porta via i clienti |
    ha aperto un nuovo negozio uguale al mio nella stessa via | il centro commerciale ci ha svuotato |
    un concorrente più grosso si prende tutto | vanno tutti dal nuovo che ha aperto |
    i ragazzi preferiscono quello nuovo qui vicino | il centro commerciale ha aperto e qui non passa più nessuno |
    hanno aperto un grande magazzino a due chilometri | è arrivata la catena americana |
    la gente compra tutto all’ipermercato | mi ha aperto uno uguale dall’altra parte della strada |
    nel paese accanto c’è un colosso | i miei clienti vanno dal discount | il franchising nuovo mi svuota il locale |
    come faccio a resistere a un gigante | la grande catena fa le stesse cose con più pubblicità |
    un concorrente con tanti soldi si è piazzato qui vicino | ha aperto un outlet e perdo vendite |
    il supermercato ha messo il banco come il mio
  `),
  undercut: read(`
    ha aperto uno vicino che fa meno di me | il nuovo chiede dodici e io venti | quello accanto costa meno di me |
    il concorrente fa un prezzo più basso del mio | c’è chi lavora a metà prezzo | mi dicono che l’altro costa meno | tutti vogliono lo sconto | fanno prezzi stracciati |
    gli abusivi tirano giù i prezzi | guardano solo il prezzo più basso | lavorano sottocosto |
    mi chiedono sempre di abbassare | dicono che sono caro | trattano su tutto | mi chiedono sempre lo sconto |
    vogliono lo sconto sul totale | c’è sempre qualcuno che chiede meno | il vicino lavora a prezzi ridicoli |
    mi dicono che da un’altra parte spendono la metà | i nuovi arrivati tirano giù i prezzi di tutti |
    perdo i lavori per cinquanta euro | il cinese costa la metà | uno senza partita iva fa lo stesso a poco |
    dicono tutti che sono troppo caro | scelgono il più economico | vogliono spendere poco e trattano |
    mi chiedono di pareggiare il prezzo di un altro | la gara la vince chi fa il ribasso più forte |
    quelli che lavorano in nero mi rovinano il mercato | mi confrontano solo sul prezzo
  `),
  'online-comparison': read(`
    provano da me e comprano su internet | guardano il prodotto e poi lo ordinano online | su amazon costa meno |
    fotografano il prezzo e se ne vanno | vengono a provarsi le cose e le prendono sul web | tutti comprano in rete ormai |
    provano le scarpe e le ordinano sul telefono | mi chiedono consiglio e poi comprano in rete |
    entrano, guardano il codice e cercano online | internet mi porta via le vendite |
    tutti ormai si fanno arrivare il pacco a casa | vengono a misurare e poi lo prendono su un sito |
    il sito costa meno del mio prezzo d’acquisto | con l’intelligenza artificiale fanno da soli |
    confrontano con i prezzi di amazon | la gente sfoglia qui e compra là | scaricano l’app invece di venire da me
  `),
  'changing-market': read(`
    il quartiere è cambiato e la gente non compra più quello che vendo | i gusti sono cambiati |
    con il digitale il mio lavoro sparisce | ormai fanno tutto col telefono | la gente non ripara più, butta |
    il mio prodotto è superato | il settore sta morendo | nessuno usa più quello che facevo |
    hanno cambiato abitudini e non servo più | il lavoro di una volta non esiste più |
    le famiglie non comprano più questi mobili | si sposano in pochi e il mio lavoro cala
  `),
  diversify: read(`
    quello che vendo non lo compra più nessuno | il mio mestiere sta sparendo | che altro posso vendere |
    vorrei affiancare un altro prodotto | il mercato cala ogni anno | cosa posso aggiungere alla mia attività |
    il prodotto è passato di moda | cosa aggiungo per non dipendere da una cosa sola |
    vendo meno ogni anno di quello che ho sempre venduto | potrei affiancare un servizio |
    le riparazioni vanno ma la vendita no | vorrei un’entrata in più | che cosa ci metto dentro oltre a quello che ho |
    ho perso il prodotto principale | cerco un’idea per allargare l’offerta | faccio una cosa sola e non basta |
    vorrei provare una linea nuova | che altro posso fare con quello che ho
  `),
  'low-ticket': read(`
    spendono poco a testa | lo scontrino medio è basso | prendono solo una cosa | ordinano il minimo |
    come faccio spendere di più ogni cliente | entrano e comprano solo le cose piccole | prendono solo il caffè e via |
    vorrei che ogni cliente spendesse di più | comprano l’articolo più economico | nessuno prende il dolce o il vino |
    tanti scontrini ma da pochi euro | spendono cinque euro e stanno un’ora | come vendo anche gli accessori |
    fanno solo il taglio e mai la piega | chi entra compra una cosa sola | la spesa media è bassissima
  `),
} as const;
