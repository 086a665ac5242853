import { readExamples as read } from '../../classify/read-examples';

/** How owners tell of a problem, by problem. */
export const MONEY_EXAMPLES = {
  quotes: read(`
    troppe visite di curiosi | vengono a vedere e non comprano casa | faccio preventivi e poi spariscono |
    chiedono il prezzo e non si fanno più sentire | mando offerte che nessuno accetta | dopo il preventivo non rispondono |
    su dieci preventivi ne chiudo uno | vengono per un sopralluogo e poi scelgono un altro |
    dicono che ci pensano e non tornano | perdo giornate a fare stime per niente | su venti preventivi ne accettano due |
    vado a vedere il lavoro, mando il prezzo e silenzio | spedisco l’offerta e non si fanno più vivi |
    mi fanno fare il progetto e poi lo portano da un altro | tutti chiedono quanto costa e poi nulla |
    il listino lo mandano a tutti e non prenotano | perdo le sere a fare preventivi che non firmano |
    mi dicono le faremo sapere e poi zero | tante richieste di prezzo e pochi contratti |
    mi chiedono la quotazione solo per confrontarla | fanno il giro dei preventivi e io resto fuori |
    preparo il viaggio nei dettagli e poi prenotano per conto loro | vengono a fare la prova gratuita e non si iscrivono |
    non so come trasformare le richieste in lavori
  `),
  'late-cash': read(`
    il saldo me lo danno quando gli pare | saldano dopo mesi dalla consegna | prima di vedere i soldi passano mesi |
    mi pagano in ritardo | i clienti non saldano | aspetto mesi per incassare | ho fuori un sacco di soldi |
    mi pagano a babbo morto | mi devono parecchie migliaia di euro | fatture non pagate |
    pago i fornitori prima di incassare | rimandano sempre il bonifico |
    lavoro tanto ma sul conto non c’è niente perché non mi pagano | pagano quando vogliono |
    crediti che non riesco a recuperare | mi devono mesi di canone | fanno orecchie da mercante quando chiedo i soldi |
    mi pagano a novanta giorni e io pago subito | l’assicurazione liquida dopo quattro mesi |
    il saldo arriva quando vogliono loro | ho diecimila euro di fatture in giro |
    finisco il cantiere e per i soldi passano mesi | non ho liquidità perché tutti pagano in ritardo |
    inseguo i clienti per farmi pagare | il comune mi paga dopo sei mesi | anticipo i materiali e poi aspetto |
    sono sempre senza soldi anche se lavoro | promettono il bonifico e non arriva | ho un cliente che mi deve tre fatture |
    come mi faccio pagare | ritardano sempre il pagamento del saldo
  `),
  costs: read(`
    le bollette mi stanno mangiando | le spese sono troppe | le materie prime sono rincarate | come taglio i costi |
    la corrente è raddoppiata | spendo troppo di carburante | i fornitori aumentano ogni mese |
    il food cost è troppo alto | come abbasso l’incidenza delle materie prime |
    le consegne mi costano più di quanto incasso | spendo più di benzina di quanto guadagno |
    la luce mi costa duemila euro al mese | l’affitto si porta via tutto | il latte è aumentato del venti per cento |
    tra gasolio e autostrada non ci guadagno | le spese fisse mi soffocano | come risparmio sull’energia |
    pago troppo di commissioni pos e banca | gli ingredienti costano sempre di più | il furgone mi costa una fortuna |
    vorrei ridurre le spese senza tagliare la qualità | il riscaldamento mi prosciuga | ogni mese arriva un rincaro nuovo
  `),
  profitability: read(`
    lavoro tanto e non mi resta niente | incasso bene ma a fine mese non avanza nulla | fatturo molto e non guadagno |
    non capisco dove finiscono i soldi | non so quali lavori mi fanno guadagnare | siamo sempre pieni e in tasca zero |
    non so se guadagno davvero | come faccio a sapere se ci guadagno | l’attività va male e non capisco perché |
    il fatturato sale ma il conto è vuoto | non so cosa mi rende e cosa no | lavoro dodici ore e porto a casa poco |
    pago tutti tranne me stesso | incasso ma non guadagno | non capisco se sono in perdita |
    faccio tanto fatturato e zero utile | lavoro per pagare le tasse | quali clienti mi convengono davvero |
    alla fine dell’anno non avanza un euro
  `),
  'raise-prices': read(`
    si lamentano dei prezzi | mi dicono che sono diventato caro dopo l’aumento |
    vorrei alzare i prezzi ma ho paura di perdere i clienti | non aumento il listino da anni | ho paura a chiedere di più |
    come comunico un aumento | non so se aumentare le tariffe | lavoro con i prezzi di dieci anni fa |
    come dico ai clienti che costa di più | mi pagano troppo poco per quello che faccio |
    con questi prezzi non ci sto dentro | prendo pochi euro a lavoro | sono anni che non tocco il listino |
    se aumento ho paura che scappino | mi vergogno a chiedere di più | lavoro dieci ore e chiedo troppo poco |
    ho ritoccato i prezzi e si sono lamentati | non so come dire che dal mese prossimo costa di più |
    devo adeguare le tariffe | mi sento in colpa ad aumentare | tutti mi dicono che costo poco |
    guadagno una miseria a lavoro e ho paura a ritoccare
  `),
  stock: read(`
    il magazzino è pieno di roba ferma | mi resta merce invenduta a fine stagione |
    ho articoli che non si muovono da un anno | ho troppi soldi fermi in scaffale |
    collezione vecchia che non riesco a smaltire | le taglie grandi mi restano sempre | rimanenze della stagione passata |
    soldi bloccati in merce che non gira | taglie che nessuno vuole | come svuoto il magazzino senza svendere |
    ho comprato troppo e non lo vendo | modelli vecchi che prendono polvere | ho scaffali pieni di articoli fuori moda |
    la collezione invernale è rimasta lì | ricambi che non usa più nessuno | capitale fermo in scorte |
    ho preso un lotto grande e non va via
  `),
  waste: read(`
    butto via un sacco di roba | a fine giornata mi avanza tutto | la merce va a male | ogni sera getto il cibo |
    troppo spreco in cucina | quello che non vendo finisce nel bidone | scade prima che riesca a venderlo |
    marcisce in magazzino | a chiusura mi resta il banco pieno | ogni sera getto pane e dolci |
    il pesce invenduto va nel secchio | mi scadono i prodotti in frigo | compro troppo e finisce nella spazzatura |
    i fiori appassiscono prima di venderli | avanza sempre qualcosa e lo regalo |
    l’invenduto fresco mi mangia il guadagno | non riesco a prevedere quanto preparare | cucino troppo e la sera butto |
    la verdura si rovina
  `),
  'free-advice': read(`
    mando la bozza e poi spariscono | preparo disegni e progetti e il cliente non si fa più sentire |
    faccio il bozzetto gratis e vanno da un altro | mi chiedono lavori gratis in cambio di visibilità | vogliono tutto gratis |
    mi chiamano per ogni sciocchezza e non pagano | mi chiedono consigli gratis |
    vengono solo per informazioni e poi comprano altrove | spiego tutto e poi vanno da un altro |
    perdo ore a fare consulenza senza vendere | vogliono il parere senza pagare la visita |
    chiamano la domenica per una domanda veloce | amici e parenti chiedono favori |
    mi mandano le foto e vogliono la diagnosi | la consulenza telefonica non la pagano |
    pretendono risposte sul cellulare anche di notte | fanno domande per ore e poi non comprano |
    mi chiedono di dare un’occhiata gratis | lavoro gratis per la visibilità | come faccio pagare i consigli
  `),
  'scope-creep': read(`
    il cliente chiede continue modifiche | aggiungono lavori e non vogliono pagarli | cambiano idea a lavoro finito |
    extra non pagati | mi chiedono sempre un ritocco in più gratis | a lavoro finito vogliono cambiare |
    ogni giorno aggiungono una cosa | chiedono modifiche infinite alla grafica |
    il preventivo era per dieci e ne vogliono quindici | vogliono i ritocchi inclusi | allargano il lavoro senza pagare |
    dopo la consegna chiedono altre prove | le varianti non me le pagano mai | ripensano tutto a metà cantiere
  `),
  theft: read(`
    mi rubano la merce | mancano soldi dalla cassa | sospetto che qualcuno rubi | ammanchi in magazzino |
    spariscono prodotti dagli scaffali | mi mancano cento euro ogni settimana | qualcuno si porta via la merce |
    spariscono bottiglie dal magazzino | i conti della cassa non tornano mai | mi hanno rubato due volte |
    credo che un dipendente si serva da solo | taccheggio tutti i giorni | sparisce l’attrezzatura dal cantiere
  `),
  'strong-buyer': read(`
    i supermercati pretendono sconti assurdi | il grossista mi impone il prezzo | la grande distribuzione mi strozza |
    il committente tira sul prezzo e paga tardi | la catena vuole condizioni impossibili |
    i rivenditori chiedono troppo margine | mi schiacciano sui prezzi e non so come uscirne |
    il buyer detta prezzi e tempi | il gruppo d’acquisto vuole il premio di fine anno |
    mi chiedono di pagare per stare sullo scaffale | l’azienda grossa ribassa ogni rinnovo |
    il grande cliente impone pagamenti a centoventi giorni | la gdo vuole resi e promozioni a mio carico |
    mi minacciano di cambiare fornitore se non abbasso | non riesco a dire di no al committente
  `),
  'big-customer': read(`
    un cliente solo mi fa quasi tutto il fatturato | dipendo da un unico committente | se quel cliente se ne va chiudo |
    lavoro quasi solo per una azienda | il cliente principale detta le condizioni |
    il settanta per cento lo faccio con una ditta sola | ho un unico cliente grosso e mi fa paura |
    se la fabbrica smette di ordinarmi chiudo | tutto il mio lavoro viene da un committente | dipendo da un appalto |
    un cliente vale metà dell’azienda | perdere quel contratto sarebbe la fine | lavoro in esclusiva per uno
  `),
} as const;
