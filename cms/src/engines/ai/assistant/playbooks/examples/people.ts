import { readExamples as read } from '../../classify/read-examples';

/** How owners tell of a problem, by problem. */
export const PEOPLE_EXAMPLES = {
  staff: read(`
    non trovo personale | i dipendenti se ne vanno dopo poco | nessuno vuole lavorare nel fine settimana |
    cerco una persona da mesi | i ragazzi non hanno voglia | si assentano di continuo | come motivo chi lavora con me |
    si mette in proprio e si porta via i clienti | chi ho formato apre per conto suo | chi lavora meglio vuole andarsene |
    un altro gli offre di più | gli pagano di più da un’altra parte | non trovo un cameriere neanche a pagarlo |
    cerco un apprendista da un anno | assumo, imparano e se ne vanno | nessuno vuole fare i turni di sera |
    i giovani non vogliono più questo mestiere | il personale cambia ogni tre mesi | metto annunci e non risponde nessuno |
    arrivano sempre in ritardo e si danno malati | come tengo i dipendenti bravi | mi servirebbe un aiuto e non lo trovo |
    i candidati non si presentano al colloquio | chi impara poi apre per conto suo |
    mi si è licenziato il cuoco e non trovo nessuno | il banconista si è licenziato e non riesco a sostituirlo |
    mi ha lasciato a piedi l’aiutante e non si trova nessuno | ho bisogno di un sostituto e non c’è
  `),
  'staff-conflict': read(`
    i miei dipendenti litigano fra loro | in laboratorio c’è un clima pesante | due collaboratrici non si parlano |
    si urlano addosso davanti ai clienti | discutono di continuo davanti a tutti |
    uno accusa l’altro e il lavoro ne risente | tra i ragazzi ci sono tensioni |
    non vanno d’accordo e si fanno i dispetti | in cucina si urlano dietro | due dipendenti non si sopportano |
    le ragazze litigano davanti alle clienti | c’è gelosia nel gruppo | il cuoco e la sala non si parlano |
    il capo tratta male gli altri | si lamentano uno dell’altro tutto il giorno | l’ambiente è avvelenato |
    discussioni continue sui turni | non si aiutano e si rinfacciano tutto
  `),
  'key-person-leaves': read(`
    il mio cuoco se ne va a fine mese | la collaboratrice migliore apre un salone suo |
    il capo officina va in pensione e sa tutto lui | si è licenziato chi mandava avanti il reparto |
    ha dato le dimissioni la persona più brava | resto senza la persona chiave | il mio braccio destro mi lascia |
    è andato dal concorrente quello che sapeva fare tutto | il responsabile ha dato le dimissioni |
    la mia migliore estetista apre da sola | se va via lui chiudo la cucina |
    il tecnico che sapeva tutto ha trovato altro | la capo sala lascia tra un mese |
    mi ha dato il preavviso chi tiene in piedi il reparto | il mastro va in pensione e nessuno sa fare |
    il programmatore se ne va con tutto nella testa
  `),
  'partners-conflict': read(`
    io e il mio socio litighiamo | il socio non lavora e prende uguale | vorrei sciogliere la società |
    non andiamo più d’accordo con mio fratello in azienda | il socio vuole uscire | il mio socio vuole uscire |
    con mio fratello non si decide niente | il socio prende soldi dalla cassa | io lavoro e lui no ma dividiamo a metà |
    non siamo più d’accordo sulla strada | vorrei liquidare il socio | litighiamo ogni giorno in società |
    mia cognata socia non fa nulla | come ci separiamo senza chiudere
  `),
  succession: read(`
    vorrei smettere tra due anni e vendere l’attività | cerco qualcuno che la rilevi | voglio andare in pensione e cedere |
    vorrei vendere l’attività e andare in pensione | mio figlio non vuole continuare | come passo l’azienda ai figli |
    a chi lascio il negozio | ho sessantaquattro anni e nessuno che continui | vorrei vendere il negozio |
    i figli fanno altro | a chi cedo lo studio | voglio ritirarmi fra un anno | come trovo un compratore per l’attività |
    quanto chiedo per la licenza e l’avviamento | vorrei lasciare tutto al dipendente |
    sono stanco e vorrei passare la mano | mio figlio entra in azienda
  `),
  'supplier-trouble': read(`
    il fornitore consegna in ritardo | ho un solo fornitore e fa quello che vuole | la merce arriva rovinata |
    il grossista cambia i prezzi senza avvisare | non mi arriva la roba ordinata | il fornitore mi consegna sempre tardi |
    la consegna del fornitore non arriva mai in orario | il fornitore sbaglia gli ordini |
    i ricambi arrivano in ritardo e il lavoro resta fermo | aspetto i pezzi per settimane | il fornitore mi ha aumentato tutto del dieci | mi consegna quando vuole | la merce arriva incompleta |
    dipendo da un solo grossista | il corriere perde i pacchi | il produttore ha finito le scorte |
    pretendono ordini minimi troppo alti | mi mandano roba di seconda scelta | non rispetta mai i tempi di consegna |
    il fornitore storico chiude | il distributore mi ha tolto lo sconto
  `),
} as const;
