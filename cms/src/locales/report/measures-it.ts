import type { MeasureId } from '../../domain/report/measures';
import type { MeasureWords } from './words';

/** What each measure of the plan means in practice, in Italian. */
export const measuresIt: Record<MeasureId, MeasureWords> = {
  'price-review': [
    'Rivedi i prezzi',
    'Elenca i dieci prodotti o servizi più venduti con prezzo, costo e margine; ritocca per primi quelli in cui il cliente confronta meno.',
    'Ogni punto di prezzo arriva quasi intero al margine',
  ],
  'discount-rules': [
    'Metti una regola agli sconti',
    'Decidi chi può fare sconti, fino a quanto e in cambio di che cosa (volume, pagamento anticipato); segna ogni eccezione.',
    'Meno margine perso senza accorgersene',
  ],
  'product-margins': [
    'Calcola il margine di ogni prodotto e cliente',
    'Con un foglio semplice: ricavo meno costi diretti, per le voci che fanno l’80% del fatturato.',
    'Sai dove guadagni e dove lavori in perdita',
  ],
  'drop-loss-lines': [
    'Correggi o chiudi ciò che perde',
    'Per ogni prodotto o servizio in perdita scegli: nuovo prezzo, meno costo, oppure fuori dal listino.',
    'Il margine medio sale anche a parità di vendite',
  ],
  'supplier-tender': [
    'Chiedi tre preventivi ai fornitori principali',
    'Parti dalle tre voci di acquisto più grandi; confronta anche trasporto, resi e tempi di pagamento.',
    'Costi variabili più bassi',
  ],
  'fixed-cost-review': [
    'Passa in rassegna le spese fisse',
    'Estratto conto degli ultimi tre mesi alla mano: disdici ciò che non si usa e rinegozia il resto.',
    'Il punto di pareggio si abbassa',
  ],
  'energy-contracts': [
    'Confronta i contratti di energia e telefonia',
    'Usa il Portale Offerte dell’autorità pubblica (ARERA) e verifica scadenze e potenza impegnata.',
    'Spesa fissa più bassa ogni mese',
  ],
  'rent-talk': [
    'Parla con il proprietario dell’affitto',
    'Prepara i numeri e proponi canone ridotto, mesi scaglionati o una durata più lunga in cambio.',
    'Meno peso della voce fissa più rigida',
  ],
  'collect-overdue': [
    'Recupera le fatture scadute',
    'Elenco per importo e ritardo; telefonata alle prime dieci, poi conferma scritta con una data.',
    'Cassa in arrivo in poche settimane',
  ],
  'payment-terms': [
    'Accorcia i termini di pagamento',
    'Scrivi la scadenza in ogni preventivo e fattura; tra imprese la legge prevede 30 giorni, salvo diverso accordo.',
    'Incassi prima a parità di vendite',
  ],
  deposits: [
    'Chiedi un acconto all’ordine',
    'Per lavori su misura e ordini grandi chiedi il 30% alla conferma; scrivilo nel preventivo.',
    'I clienti finanziano una parte del lavoro',
  ],
  'direct-debit': [
    'Proponi l’addebito diretto ai clienti abituali',
    'Chiedi alla banca le condizioni SEPA e offri un piccolo vantaggio a chi firma il mandato.',
    'Date di incasso certe e meno solleciti',
  ],
  'credit-check': [
    'Verifica i clienti prima di fare credito',
    'Visura e puntualità passata; fissa un limite oltre il quale si consegna solo dietro pagamento.',
    'Meno rischio di insoluti',
  ],
  'cash-forecast': [
    'Tieni una previsione di cassa a 13 settimane',
    'Entrate e uscite previste settimana per settimana, aggiornate ogni lunedì in mezz’ora.',
    'I buchi di cassa si vedono con due mesi di anticipo',
  ],
  'stock-clearance': [
    'Libera la merce ferma',
    'Individua ciò che non si muove da sei mesi e vendilo in blocco, in offerta o reso al fornitore.',
    'Denaro che torna dagli scaffali',
  ],
  'reorder-points': [
    'Fissa scorte minime e lotti di riordino',
    'Per gli articoli principali: consumo medio, tempo di consegna, scorta di sicurezza.',
    'Meno magazzino senza rotture di stock',
  ],
  'longer-debt': [
    'Sposta parte dei debiti a medio termine',
    'Prepara bilancio e previsione di cassa e chiedi alla banca di consolidare una parte del breve.',
    'Scadenze più leggere nei prossimi mesi',
  ],
  'bank-review': [
    'Confronta le condizioni bancarie',
    'Metti in fila tassi, commissioni e utilizzo di ogni linea; chiedi offerte ad almeno due banche.',
    'Meno oneri finanziari',
  ],
  'guarantee-fund': [
    'Verifica le garanzie pubbliche',
    'Con la banca o un confidi controlla l’accesso al Fondo di garanzia per le PMI: le regole cambiano, leggi quelle in vigore.',
    'Credito più accessibile',
  ],
  recapitalise: [
    'Convoca il commercialista sul patrimonio',
    'Il patrimonio negativo attiva obblighi precisi (artt. 2446-2447 e 2482-bis e ter del Codice civile): decidete tempi e versamenti.',
    'Obblighi di legge rispettati e banca più fiduciosa',
  ],
  'adequate-structure': [
    'Verifica gli assetti di controllo',
    'L’articolo 2086 del Codice civile chiede assetti adeguati a cogliere la crisi in tempo: definisci con il commercialista pochi indicatori mensili.',
    'Segnali di crisi visti prima',
  ],
  'supplier-plan': [
    'Concorda un piano con i fornitori',
    'Chiama per primi quelli che non puoi perdere e proponi rate che riuscirai a rispettare.',
    'Forniture al sicuro e relazioni salve',
  ],
  incentives: [
    'Controlla bandi e crediti d’imposta',
    'Guarda incentivi.gov.it e la Camera di commercio prima di firmare l’ordine: molti aiuti vanno chiesti prima.',
    'Una parte dell’investimento coperta',
  ],
  'second-customer': [
    'Costruisci il secondo e il terzo cliente',
    'Elenco di venti aziende simili al cliente migliore; dieci contatti a settimana per un mese.',
    'Meno dipendenza da uno solo',
  ],
  'main-contract': [
    'Metti per iscritto il rapporto con il cliente principale',
    'Durata, preavviso, volumi minimi, tempi di pagamento: anche due pagine bastano.',
    'Il rischio più grande diventa prevedibile',
  ],
  'wake-customers': [
    'Ricontatta i clienti fermi',
    'Chi non compra da sei mesi: una telefonata o un messaggio personale con un motivo vero per tornare.',
    'Le vendite meno costose da ottenere',
  ],
  referrals: [
    'Chiedi presentazioni ai clienti contenti',
    'Subito dopo una consegna riuscita chiedi due nomi e offri un piccolo vantaggio a entrambi.',
    'Nuovi clienti già ben disposti',
  ],
  'average-sale': [
    'Alza lo scontrino medio',
    'Prepara due abbinamenti o una versione superiore e proponili sempre, a voce e sul sito.',
    'Più incasso senza più clienti',
  ],
  reviews: [
    'Raccogli recensioni vere',
    'Dopo ogni vendita manda il collegamento per recensire e rispondi a tutte, anche a quelle critiche.',
    'Più fiducia in chi non ti conosce',
  ],
  'map-profile': [
    'Completa la scheda sulle mappe',
    'Orari, foto recenti, servizi, telefono: controlla che siano giusti sulle mappe più usate.',
    'Più chiamate da chi cerca vicino',
  ],
  'website-basics': [
    'Sistema le basi del sito',
    'In prima pagina: che cosa fai, per chi, prezzi indicativi, contatto che si usa dal telefono.',
    'Più richieste a parità di visite',
  ],
  'answer-at-once': [
    'Rispondi subito alle domande ripetute',
    'Raccogli le venti domande più frequenti con la risposta giusta e mettile dove i clienti chiedono: sito, chat, messaggi.',
    'Ore liberate e meno richieste perse',
  ],
  'social-calendar': [
    'Pubblica con un calendario',
    'Due post a settimana su un solo canale: un lavoro fatto, un consiglio, una persona; misura i contatti, non i like.',
    'Una presenza regolare che si può sostenere',
  ],
  'online-shop-test': [
    'Prova la vendita online in piccolo',
    'Dieci prodotti, pagamento e spedizione semplici, tre mesi di prova con un obiettivo di ordini.',
    'Capisci se il canale rende prima di investire',
  ],
  newsletter: [
    'Scrivi ai clienti una volta al mese',
    'Solo a chi ha dato il consenso: una novità, un consiglio, un’offerta con scadenza.',
    'Più ritorni con poca spesa',
  ],
  'quotes-in-a-day': [
    'Manda i preventivi entro un giorno',
    'Prepara tre modelli già pronti e richiama dopo tre giorni chi non ha risposto.',
    'Più preventivi accettati',
  ],
  procedures: [
    'Scrivi le cinque procedure che fai ogni settimana',
    'Una pagina ciascuna con passi e responsabile; poi delega la prima.',
    'Tempo liberato a chi dirige',
  ],
  'automatic-reminders': [
    'Automatizza promemoria e solleciti',
    'Dal programma di fatturazione: avviso prima della scadenza, alla scadenza e dopo dieci giorni.',
    'Meno ritardi senza telefonate',
  ],
  'monthly-dashboard': [
    'Guarda cinque numeri ogni mese',
    'Vendite, margine, cassa, crediti scaduti, ordini: una pagina, sempre lo stesso giorno.',
    'Si corregge la rotta in tempo',
  ],
  'quarterly-accounts': [
    'Chiudi una situazione ogni trimestre',
    'Chiedi al commercialista un conto economico entro il 20 del mese dopo e leggetelo insieme.',
    'Nessuna sorpresa a fine anno',
  ],
  'budget-year': [
    'Fai un budget e confrontalo',
    'Ricavi e costi per mese; ogni mese guarda gli scostamenti oltre il 10%.',
    'Costi che crescono solo se lo decidi',
  ],
  'season-cash': [
    'Metti da parte la cassa della stagione',
    'Calcola i mesi scoperti e sposta su un conto separato una quota fissa dei mesi alti.',
    'I mesi bassi non vanno più a debito',
  ],
  'off-season': [
    'Crea un’offerta per i mesi vuoti',
    'Un servizio, un pacchetto o un pubblico diverso che compri proprio allora; provalo per una stagione.',
    'Costi fissi coperti anche fuori stagione',
  ],
  'market-test': [
    'Prova un mercato nuovo con poco',
    'Una zona o un settore, dieci incontri, un’offerta su misura e una spesa massima decisa prima.',
    'Crescita senza mettere a rischio ciò che funziona',
  ],
  'reinvest-margin': [
    'Decidi come reinvestire il margine',
    'Fissa la quota di utile da reinvestire e scegli un solo progetto con un risultato misurabile.',
    'Crescita finanziata dall’interno',
  ],
  'margin-guard': [
    'Difendi il margine che hai',
    'Controlla ogni trimestre i costi dei cinque acquisti principali e aggiorna i prezzi quando salgono.',
    'Il vantaggio di oggi dura',
  ],
  'customer-interviews': [
    'Parla con dieci possibili clienti',
    'Mezz’ora ciascuno: come fanno oggi, quanto spendono, che cosa li infastidisce. Non vendere, ascolta.',
    'Sai se il problema è sentito davvero',
  ],
  'landing-test': [
    'Prova l’offerta con una pagina',
    'Una pagina con promessa, prezzo e modulo; cento visite bastano per un primo segnale.',
    'Interesse misurato prima di spendere',
  ],
  'competitor-prices': [
    'Confronta cinque prezzi veri',
    'Compra o chiedi un preventivo a cinque concorrenti; annota prezzo, tempi, che cosa è incluso.',
    'Un prezzo difendibile',
  ],
  'unit-cost-quotes': [
    'Chiedi preventivi per il costo unitario',
    'Tre fornitori per ogni voce di costo e due quantità diverse: il costo cambia con i volumi.',
    'Margine per vendita più alto e più certo',
  ],
  'small-offer': [
    'Parti con l’offerta più piccola che si può vendere',
    'Togli tutto ciò che non serve alle prime dieci vendite e fissa una data di partenza.',
    'Meno denaro fermo prima dei primi incassi',
  ],
  preorders: [
    'Vendi prima di produrre',
    'Prenotazioni con acconto e data di consegna prudente; restituisci tutto se non parti.',
    'Cassa iniziale e prova vera della domanda',
  ],
  'start-light': [
    'Riduci la spesa iniziale',
    'Noleggio, usato, spazi condivisi: rimanda ogni acquisto che non serve nei primi tre mesi.',
    'Il buco di cassa si restringe',
  ],
  'form-and-vat': [
    'Scegli forma e regime con il commercialista',
    'Confronta regime forfettario, ditta e società su imposte, contributi e responsabilità con i numeri di questo piano.',
    'Costi e obblighi noti prima di aprire',
  ],
  'first-customers': [
    'Porta a casa i primi dieci clienti',
    'Uno per uno, di persona: i primi dieci si trovano tra chi hai intervistato e chi conosce loro.',
    'Le prime prove e le prime recensioni',
  ],
  'monthly-check': [
    'Confronta il piano con la realtà ogni mese',
    'Vendite, costi e cassa veri accanto a quelli previsti; sotto il 70% per due mesi, si cambia qualcosa.',
    'Decisioni prese sui fatti',
  ],
};
