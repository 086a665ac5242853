import { readExamples } from './read-examples';

/** How owners tell of what is wrong in their business, whatever it is: what tells a message that wants a plan from others. */
export const PLAN_EXAMPLES = readExamples(`
    come aumento i clienti |
    siamo fermi, non chiama nessuno |
    la clientela si sta assottigliando |
    ho perso dei clienti e non so perché |
    come faccio a farmi trovare |
    ho fatto pubblicità e non ha portato nulla |
    seguono la pagina ma non prenotano |
    nessuno sa che facciamo anche quello |
    dopo il primo ordine non ricomprano |
    mi conoscono, si trovano bene ma non tornano |
    clienti persi che non vengono da mesi |
    ogni cliente mi compra una sola volta |
    chi si abbona resta due mesi |
    come faccio a tenere gli iscritti |
    i clienti con il canone mensile disdicono |
    si ritirano prima della fine dell’anno |
    come parlo ai giovani |
    le nuove generazioni non entrano |
    mancano le coppie giovani |
    vengono solo pensionati |
    la grande catena fa le stesse cose con più pubblicità |
    un concorrente con tanti soldi si è piazzato qui vicino |
    ha aperto un outlet e perdo vendite |
    il supermercato ha messo il banco come il mio |
    mi chiedono di pareggiare il prezzo di un altro |
    la gara la vince chi fa il ribasso più forte |
    quelli che lavorano in nero mi rovinano il mercato |
    mi confrontano solo sul prezzo |
    con l’intelligenza artificiale fanno da soli |
    confrontano con i prezzi di amazon |
    la gente sfoglia qui e compra là |
    scaricano l’app invece di venire da me |
    hanno cambiato abitudini e non servo più |
    il lavoro di una volta non esiste più |
    le famiglie non comprano più questi mobili |
    si sposano in pochi e il mio lavoro cala |
    cerco un’idea per allargare l’offerta |
    faccio una cosa sola e non basta |
    vorrei provare una linea nuova |
    che altro posso fare con quello che ho |
    come vendo anche gli accessori |
    fanno solo il taglio e mai la piega |
    chi entra compra una cosa sola |
    la spesa media è bassissima |
    cancellano la mattina stessa e il camice resta appeso |
    ho il registro pieno e la sala d’attesa vuota perché non vengono |
    come mi difendo da chi prenota e dà buca |
    non ritirano gli ordini fatti al telefono |
    in pausa pranzo il locale resta deserto |
    di domenica sera non c’è nessuno |
    l’agenda ha buchi tutte le mattine |
    il primo turno di corsi non lo prenota nessuno |
    vorrei allungare la stagione |
    cosa mi invento nei mesi morti |
    quando chiudono le scuole perdo tutto il lavoro |
    la stagione dura tre mesi e le spese dodici |
    quando tira vento non si lavora |
    l’estate piovosa mi ha rovinato |
    i giorni di pioggia incasso zero |
    dipende tutto dal sole |
    prima delle feste non stiamo dietro |
    l’attesa al banco è troppo lunga |
    tra le otto e le nove siamo travolti |
    picchi ingestibili e poi calma piatta |
    mi serve una mano ma non so da dove partire |
    ho l’agenda piena per tre mesi e perdo lavori |
    sono sommerso di ordini |
    vorrei lavorare meno ore |
    il telefono squilla mentre taglio i capelli |
    in sala operatoria non posso rispondere |
    la segreteria è piena di chiamate perse |
    non riesco a seguire telefono e banco |
    mi scrivono a mezzanotte per chiedere se siamo aperti |
    un chatbot potrebbe rispondere al posto mio |
    la posta è piena di richieste identiche |
    i pazienti telefonano sempre per le stesse cose |
    le comande le scriviamo ancora a mano |
    come organizzo gli ordini che arrivano su whatsapp |
    mi perdo le email dei clienti |
    vorrei un’agenda online |
    si siedono in sei e ordinano un’acqua |
    non liberano il tavolo per il secondo turno |
    stanno seduti e non consumano |
    lavorano al computer e bevono un caffè |
    la cabina al piano di sopra non la usa nessuno |
    ho macchinari che non rendono |
    potrei affittare lo spazio che avanza |
    la sala riunioni è quasi sempre libera |
    il negozio è in una via dove non passa nessuno |
    siamo al primo piano e non ci vedono |
    devo cambiare capannone |
    i cantieri davanti mi bloccano l’ingresso |
    conviene un secondo laboratorio |
    penso di allargarmi al paese vicino |
    vorrei duplicare il format |
    un altro punto vendita con un responsabile |
    fanno il giro dei preventivi e io resto fuori |
    preparo il viaggio nei dettagli e poi prenotano per conto loro |
    vengono a fare la prova gratuita e non si iscrivono |
    non so come trasformare le richieste in lavori |
    promettono il bonifico e non arriva |
    ho un cliente che mi deve tre fatture |
    come mi faccio pagare |
    ritardano sempre il pagamento del saldo |
    il furgone mi costa una fortuna |
    vorrei ridurre le spese senza tagliare la qualità |
    il riscaldamento mi prosciuga |
    ogni mese arriva un rincaro nuovo |
    faccio tanto fatturato e zero utile |
    lavoro per pagare le tasse |
    quali clienti mi convengono davvero |
    alla fine dell’anno non avanza un euro |
    devo adeguare le tariffe |
    mi sento in colpa ad aumentare |
    tutti mi dicono che costo poco |
    guadagno una miseria a lavoro e ho paura a ritoccare |
    la collezione invernale è rimasta lì |
    ricambi che non usa più nessuno |
    capitale fermo in scorte |
    ho preso un lotto grande e non va via |
    l’invenduto fresco mi mangia il guadagno |
    non riesco a prevedere quanto preparare |
    cucino troppo e la sera butto |
    la verdura si rovina |
    fanno domande per ore e poi non comprano |
    mi chiedono di dare un’occhiata gratis |
    lavoro gratis per la visibilità |
    come faccio pagare i consigli |
    allargano il lavoro senza pagare |
    dopo la consegna chiedono altre prove |
    le varianti non me le pagano mai |
    ripensano tutto a metà cantiere |
    mi hanno rubato due volte |
    credo che un dipendente si serva da solo |
    taccheggio tutti i giorni |
    sparisce l’attrezzatura dal cantiere |
    il grande cliente impone pagamenti a centoventi giorni |
    la gdo vuole resi e promozioni a mio carico |
    mi minacciano di cambiare fornitore se non abbasso |
    non riesco a dire di no al committente |
    dipendo da un appalto |
    un cliente vale metà dell’azienda |
    perdere quel contratto sarebbe la fine |
    lavoro in esclusiva per uno |
    pago provvigioni altissime alle agenzie online |
    tutti arrivano da un portale e io pago |
    come porto le prenotazioni sul mio telefono |
    la piattaforma ha alzato la commissione |
    il commerciante ritira tutto al suo prezzo |
    ho il raccolto e nessun canale diretto |
    vorrei guadagnarci vendendo io al pubblico |
    come raggiungo chi mangia i miei prodotti |
    vorrei clienti con partita iva e non solo privati |
    come propongo i miei servizi alle imprese |
    fornire mense e uffici |
    vorrei farmi conoscere dai progettisti |
    come porto ospiti stranieri fuori stagione |
    esportare negli stati uniti |
    vorrei clienti da fuori italia |
    spedisco solo in italia e vorrei allargarmi |
    vendo ceramiche e vorrei farlo online |
    il negozio online non decolla |
    conviene etsy o un sito mio |
    vorrei che comprassero dal sito |
    i clienti online vorrebbero essere consigliati |
    hanno troppa scelta e non comprano |
    mi chiedono sempre quale va bene per loro |
    vorrei aiutarli a trovare la taglia giusta |
    non so parlare in video |
    il profilo è fermo da mesi |
    che argomenti tratto su facebook |
    vorrei raccontare il lavoro ma non so come |
    un ex dipendente mi scrive recensioni cattive |
    come rispondo a chi parla male |
    scrivono che siamo lenti e cari |
    ci mettono sempre tre stelle |
    vorrei fare rete con i negozi della via |
    come convinco l’agenzia a consigliarmi |
    convenzioni con palestre e aziende |
    un accordo con il medico della zona |
    contestano il lavoro finito per avere lo sconto |
    temono la fregatura |
    non credono che il prodotto sia davvero artigianale |
    come dimostro che sono serio |
    vorrei rilevare un bar |
    aprirò tra poco nel quartiere |
    ho trovato il locale e non so cosa fare per primo |
    è una buona idea aprire una lavanderia |
    mi si è licenziato il cuoco e non trovo nessuno |
    il banconista si è licenziato e non riesco a sostituirlo |
    mi ha lasciato a piedi l’aiutante e non si trova nessuno |
    ho bisogno di un sostituto e non c’è |
    si lamentano uno dell’altro tutto il giorno |
    l’ambiente è avvelenato |
    discussioni continue sui turni |
    non si aiutano e si rinfacciano tutto |
    la capo sala lascia tra un mese |
    mi ha dato il preavviso chi tiene in piedi il reparto |
    il mastro va in pensione e nessuno sa fare |
    il programmatore se ne va con tutto nella testa |
    vorrei liquidare il socio |
    litighiamo ogni giorno in società |
    mia cognata socia non fa nulla |
    come ci separiamo senza chiudere |
    quanto chiedo per la licenza e l’avviamento |
    vorrei lasciare tutto al dipendente |
    sono stanco e vorrei passare la mano |
    mio figlio entra in azienda |
    mi mandano roba di seconda scelta |
    non rispetta mai i tempi di consegna |
    il fornitore storico chiude |
    il distributore mi ha tolto lo sconto
`);
