import { readExamples as read } from '../../classify/read-examples';

/** How owners tell of a problem, by problem. */
export const TIME_EXAMPLES = {
  'no-show': read(`
    gli appuntamenti saltano | ogni settimana qualcuno salta | prenotano e non vengono |
    non si presentano all’appuntamento | mi danno buca | saltano la seduta senza avvisare | disdicono all’ultimo minuto |
    tavoli prenotati che restano vuoti perché non arrivano | si dimenticano l’appuntamento | annullano un’ora prima |
    prendono il posto e poi spariscono | arrivano tardi e mi saltano gli altri appuntamenti | prenotano il tavolo e poi non si vedono |
    mi saltano gli appuntamenti all’ultimo minuto | fissano l’ora e non vengono senza neanche avvertire |
    disdicono dieci minuti prima e resto con il buco | lasciano la roba prenotata in negozio e non passano a prenderla |
    tengo da parte il posto e la sera non arriva nessuno | la gente non si presenta alle lezioni prenotate |
    mi fanno preparare tutto e poi spariscono il giorno del ritiro | uno su cinque non viene all’appuntamento |
    cancellano la mattina stessa e il camice resta appeso |
    ho il registro pieno e la sala d’attesa vuota perché non vengono | come mi difendo da chi prenota e dà buca |
    non ritirano gli ordini fatti al telefono
  `),
  'empty-days': read(`
    il lunedì è morto | a metà settimana non c’è nessuno | al mattino il locale è deserto |
    il pomeriggio sono fermo con le mani in mano | in settimana non entra un’anima | ore buche in agenda |
    a pranzo la sala è vuota | i giorni feriali lavoro pochissimo | la sera dopo le nove non passa nessuno |
    lavoro solo nel fine settimana | pieni il sabato e vuoti gli altri giorni | vengono solo nel weekend |
    dalle 15 alle 18 non entra nessuno | tra le 9 e le 12 il locale è vuoto | dalle 14 alle 17 sono da solo |
    il lunedì non batto uno scontrino | dal martedì al giovedì si lavora niente | tra le tre e le sei non c’è anima viva |
    la mattina è morta e la sera non ci sto dietro | vorrei riempire le serate infrasettimanali |
    le fasce orarie centrali restano scoperte | come porto gente nei giorni fiacchi |
    il campo alle dieci di mattina è vuoto | a cena dal lunedì al mercoledì faccio tre tavoli |
    dopo pranzo potrei chiudere tanto non passa nessuno | in pausa pranzo il locale resta deserto |
    di domenica sera non c’è nessuno | l’agenda ha buchi tutte le mattine |
    il primo turno di corsi non lo prenota nessuno
  `),
  'slow-season': read(`
    come riempio i mesi di spalla | vorrei riempire primavera e autunno | quali periodi rendono di più e quali no |
    a inizio stagione sono mezzo vuoto | a parte due feste all’anno non vendo | vendo solo a natale | fuori stagione zero | in inverno lavoro pochissimo |
    d’estate il paese si svuota | lavoro solo tre mesi all’anno | fuori stagione è un deserto | dopo natale mi fermo |
    a inizio estate spariscono tutti | pieno in agosto e vuoto a novembre | la bassa stagione non copre le spese |
    i mesi freddi sono morti | d’inverno non entra un cane | a gennaio e febbraio sto fermo |
    fuori dall’estate la struttura resta vuota | lavoro solo a natale e poi il vuoto |
    ad agosto tutto esaurito, a maggio nessuno | i mesi freddi non passano mai | vorrei allungare la stagione |
    cosa mi invento nei mesi morti | quando chiudono le scuole perdo tutto il lavoro |
    la stagione dura tre mesi e le spese dodici
  `),
  weather: read(`
    se piove non viene nessuno | con il maltempo perdo la giornata | dipendo dal tempo | quando fa brutto restiamo vuoti |
    la pioggia mi fa saltare i lavori | piove da una settimana e non lavoro | appena c’è una nuvola disdicono |
    se nevica salta tutto il fine settimana | con il caldo non esce nessuno | quando tira vento non si lavora |
    l’estate piovosa mi ha rovinato | i giorni di pioggia incasso zero | dipende tutto dal sole
  `),
  peaks: read(`
    arrivano tutti alla stessa ora | il sabato c’è la fila fuori | nelle ore di punta non riesco a servire |
    troppa gente a mezzogiorno e poi niente | aspettano troppo e se ne vanno | coda alla cassa |
    il servizio è lento e la gente scappa | al mattino non stiamo dietro agli ordini | aspettano un’ora e se ne vanno |
    il sabato non riesco a servire tutti | tutti alla stessa ora e poi il vuoto | nelle ore di punta perdo vendite |
    la fila arriva fuori e rinunciano | venti minuti di attesa e se ne vanno | la domenica mattina è un delirio |
    prima delle feste non stiamo dietro | l’attesa al banco è troppo lunga | tra le otto e le nove siamo travolti |
    picchi ingestibili e poi calma piatta
  `),
  overload: read(`
    sono pieno e rifiuto gente | lista di attesa di un mese e devo dire di no | non ho più posto e mando via le persone |
    faccio tutto io e non ce la faccio | lavoro dodici ore al giorno | non ho tempo per niente |
    non riesco a stare dietro a tutto | non stacco mai | sono da sola e mi servirebbe un aiuto |
    non posso permettermi una segretaria | la sera faccio ancora fatture e preventivi | sto scoppiando di lavoro |
    non vado in ferie da anni | non riesco a rispondere al telefono mentre lavoro |
    non rispondo mai al telefono perché sto lavorando | lavoro sette giorni su sette |
    ho troppe richieste e da solo non ce la faccio | non ho un attimo per la contabilità |
    faccio tutto da sola e sono esausta | ho lavori in ritardo di due mesi | rimando clienti perché non ho tempo |
    la sera sono ancora in laboratorio | rispondo ai messaggi fino a mezzanotte |
    mi serve una mano ma non so da dove partire | ho l’agenda piena per tre mesi e perdo lavori | sono sommerso di ordini |
    vorrei lavorare meno ore
  `),
  'missed-calls': read(`
    perdo le chiamate | non riesco a rispondere al telefono mentre lavoro | il telefono squilla e ho le mani occupate |
    chi non mi trova chiama un altro | mi chiamano quando sono dal cliente e non rispondo | telefonate perse ogni giorno |
    richiamo la sera e hanno già trovato un altro | ho le mani nel motore e il telefono suona |
    quando richiamo hanno già risolto | non abbiamo nessuno che risponda di mattina | perdo clienti perché non rispondo |
    il telefono squilla mentre taglio i capelli | in sala operatoria non posso rispondere |
    la segreteria è piena di chiamate perse | non riesco a seguire telefono e banco
  `),
  'repeated-questions': read(`
    mi chiedono sempre le stesse cose | passiamo la giornata al telefono a dire orari e prezzi |
    rispondo mille volte alla stessa domanda | i clienti scrivono a tutte le ore per informazioni |
    vorrei che qualcuno rispondesse al posto mio sul sito | la segretaria ripete tutto il giorno le stesse informazioni |
    telefonano per sapere quando siamo aperti | vorrei un assistente che risponda ai messaggi |
    di notte scrivono sul sito e nessuno risponde | le domande fuori orario restano senza risposta |
    rispondo sempre alle stesse domande al telefono | chiamano tutti per sapere gli orari |
    vorrei un assistente sul sito che risponda per me | la reception passa la giornata a dire il prezzo del parcheggio |
    non c’è nessuno che risponda ai messaggi la sera | domande su domande via messaggio, sempre uguali |
    vorrei che i clienti trovassero la risposta da soli | mi scrivono a mezzanotte per chiedere se siamo aperti |
    un chatbot potrebbe rispondere al posto mio | la posta è piena di richieste identiche |
    i pazienti telefonano sempre per le stesse cose
  `),
  'digital-tools': read(`
    vorrei un sistema di prenotazione online | come automatizzo i promemoria | segno ancora tutto sull’agenda di carta |
    mi serve un gestionale | vorrei una tessera punti | vorrei mandare una newsletter |
    prenotano su whatsapp a tutte le ore | mi scrivono di notte per prenotare | impazzisco a rispondere alle prenotazioni |
    vorrei che prenotassero da soli sul sito | ho tutto su fogli volanti | mi serve un calendario condiviso |
    come tengo l’elenco dei clienti senza impazzire | vorrei mandare i promemoria da soli |
    quale programma per gestire gli appuntamenti | fare le fatture mi porta via le domeniche |
    vorrei una carta fedeltà digitale | le comande le scriviamo ancora a mano |
    come organizzo gli ordini che arrivano su whatsapp | mi perdo le email dei clienti | vorrei un’agenda online
  `),
  'seats-taken': read(`
    stanno ore al tavolo con un caffè | occupano i posti con il computer | non si alzano mai dal tavolo |
    un’acqua in tre per tutto il pomeriggio | un cappuccino e tre ore di wifi |
    gli studenti occupano i tavoli tutto il giorno | si siedono in sei e ordinano un’acqua |
    non liberano il tavolo per il secondo turno | stanno seduti e non consumano | lavorano al computer e bevono un caffè
  `),
  'idle-capacity': read(`
    ho una sala che uso solo due giorni | la macchina lavora a metà | ho quattro postazioni e ne uso due |
    il laboratorio è fermo metà del tempo | ho spazio inutilizzato | ho due sale e ne uso una |
    il forno lavora quattro ore al giorno | tre mezzi su cinque stanno fermi | la cucina è libera la mattina |
    ho un magazzino mezzo vuoto | il ponte sollevatore resta libero giorni interi |
    la cabina al piano di sopra non la usa nessuno | ho macchinari che non rendono |
    potrei affittare lo spazio che avanza | la sala riunioni è quasi sempre libera
  `),
  premises: read(`
    il capannone è troppo piccolo | lo spazio non basta più | l’affitto del locale scade |
    nella mia via hanno messo i lavori in corso | non c’è parcheggio | hanno chiuso la strada al traffico |
    il proprietario vuole aumentarmi l’affitto | il locale è in una zona dove non passa nessuno | mi tocca cambiare sede |
    il locale è diventato stretto | il padrone mi raddoppia l’affitto | hanno tolto i parcheggi davanti |
    la strada è chiusa per i lavori | mi hanno dato lo sfratto | il contratto scade e non vuole rinnovare |
    vorrei spostarmi in centro | il negozio è in una via dove non passa nessuno | siamo al primo piano e non ci vedono |
    devo cambiare capannone | i cantieri davanti mi bloccano l’ingresso
  `),
  'second-site': read(`
    vorrei aprire un secondo punto vendita | penso di raddoppiare con un altro locale | mi conviene una seconda sede |
    vorrei espandermi in un’altra città | apro un altro negozio in un’altra città |
    vorrei una seconda sede in franchising | il primo locale va bene, ne apro un altro? | conviene un secondo laboratorio |
    penso di allargarmi al paese vicino | vorrei duplicare il format | un altro punto vendita con un responsabile
  `),
} as const;
