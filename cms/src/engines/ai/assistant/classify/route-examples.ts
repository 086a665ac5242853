import { readExamples as read } from './read-examples';

/** What owners ask for, by the kind of answer that they want. */
export const ROUTE_EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  sum: read(`
    compro a dodici e vendo a venti, che margine ho | quanti clienti mi servono per coprire le spese |
    che rata viene su un prestito in cinque anni | quanto costa un dipendente a tempo pieno |
    se faccio il dieci per cento di sconto quanto ci perdo | scorporo dell’iva da un importo |
    a quanto devo vendere per avere il trenta di margine | quanti mesi duro con i soldi in cassa |
    che tariffa oraria mi serve per guadagnare duemila euro | quanto pago di tasse in forfettario su quarantamila |
    quanti coperti al giorno per andare in pari | quanto devo incassare al giorno |
    quanto metto da parte ogni mese per arrivare alla cifra | quanto mi resta in tasca di una fattura |
    qual è l’incidenza del costo sul prezzo | calcola il ricarico | ogni quanti giorni gira il magazzino |
    che tasso di occupazione ho avuto | quanto mi costa un cliente con la pubblicità |
    quanto spendo all’anno in tutto | che percentuale è | quanti pezzi devo vendere | a che prezzo li metto |
    quanto fa più iva
  `),
  'own-data': read(`
    analizza la mia azienda | come sta andando la mia attività | com’è messa la mia impresa secondo i dati che hai |
    qual è il mio fatturato | che margine ho nei miei conti | quanto mi resta in un anno dai numeri che ti ho dato |
    quanti clienti ho al mese | quanto spendono in media i miei clienti | il mio margine è buono |
    sono in utile o in perdita | guardando i miei dati dove perdo | fammi una diagnosi della mia ditta |
    quanti dipendenti ho scritto nel progetto | dimmi le mie spese fisse |
    secondo il mio progetto dove vado in pari | com’è la situazione della mia bottega con i miei numeri |
    che risultato ha la mia azienda tolte le spese | il mio utile quant’è | la mia liquidità è sufficiente |
    con i numeri che conosci come siamo messi
  `),
  text: read(`
    scrivimi un post per instagram | prepara una mail al fornitore | rispondi a questa recensione |
    mi fai un annuncio di lavoro | messaggio whatsapp ai clienti | cartello da appendere alla porta |
    biglietto da mettere in vetrina per avvisare | testo per il volantino | lettera di sollecito per una fattura |
    promemoria per l’appuntamento | due righe di auguri per i clienti | descrizione per la scheda google |
    bio per il profilo | come rispondo a un cliente che si lamenta | avviso di chiusura per ferie |
    comunicato per l’inaugurazione | scusa da mandare per il ritardo | invito all’apertura |
    messaggio per chiedere una recensione | testo della newsletter | una risposta gentile per lei da parte mia |
    devo scrivere al padrone di casa | lettera per disdire un contratto | slogan per la vetrina |
    sms da mandare ai pazienti
  `),
  'off-topic': read(`
    che tempo fa domani | chi ha vinto la partita | raccontami una barzelletta | ricetta della carbonara |
    capitale della francia | che film mi consigli | come si cura il mal di testa | traduci questa frase in cinese |
    quanto guadagna il bar qui accanto | parlami di politica | dove vado in vacanza |
    come si pianta un limone in giardino | aiutami con i compiti di mio figlio | che numeri gioco al lotto |
    oroscopo di oggi | risolvi un’equazione | chi è il presidente | consigliami un telefono |
    come si chiama l’attore
  `),
};
