import { formatCents } from '../format';
import type { InterviewWords } from './words';

/** The words of the guided interviews, in Italian. */
export const interviewIt: InterviewWords = {
  questions: {
    companyName: {
      question: 'Come si chiama l’azienda?',
      why: 'Il nome compare sull’analisi e sull’offerta.',
      example: 'Falegnameria Bosco Alto S.r.l.',
    },
    ideaName: {
      question: 'Che nome diamo all’idea?',
      why: 'Anche un nome provvisorio va bene: serve a riconoscere il progetto e compare sui documenti.',
      example: 'Spesa Comoda',
    },
    vatNumber: {
      question: 'Qual è la partita IVA?',
      why: 'Identifica l’azienda senza equivoci. Controlliamo solo che le 11 cifre siano coerenti.',
      example: '01234567897',
    },
    taxCode: {
      question: 'Qual è il codice fiscale?',
      why: 'Senza partita IVA è il codice che identifica l’attività o la persona sui documenti.',
      example: 'RSSMRA80A01H501U',
    },
    legalForm: {
      question: 'Con quale forma lavori?',
      why: 'Forma e regime decidono quali costi e quali obblighi hanno senso nel piano.',
    },
    accounts: {
      question:
        'Carica il bilancio: il PDF o il file XBRL depositato, oppure un CSV o un foglio XLSX con le colonne «voce» e gli anni. Se preferisci, puoi scrivere le voci principali.',
      why: 'Gli indici si calcolano da stato patrimoniale e conto economico; con due anni si vede anche la direzione.',
    },
    bankDebts: {
      question: 'Quanto devi in tutto a banche e altri finanziatori, a fine anno?',
      why: 'Il bilancio abbreviato non li separa dagli altri debiti: servono per la posizione finanziaria netta.',
      example: '180.000',
    },
    principalYear: {
      question: 'Quanto capitale rimborsi in un anno su mutui e finanziamenti, interessi esclusi?',
      why: 'Dice se il denaro prodotto basta a pagare le rate (DSCR). Lo trovi nei piani di ammortamento.',
      example: '40.000',
    },
    accountsCheck: {
      question: 'Sono le cifre del tuo bilancio?',
      why: 'Le ho lette da una pagina stampata: confrontale prima che l’analisi ci si appoggi. Con «No» puoi caricare un altro file o scriverle.',
    },
    'line-year': {
      question: 'Di quale esercizio sono i dati?',
      why: 'Ogni indice vale per un anno preciso.',
      example: '2024',
    },
    'line-revenue': {
      question: 'Ricavi delle vendite e delle prestazioni (voce A.1)?',
      why: 'È il fatturato: la base di margini e giorni di rotazione.',
      example: '1.200.000',
    },
    'line-operatingResult': {
      question: 'Differenza tra valore e costi della produzione (A − B)?',
      why: 'È il risultato operativo. Se è negativo, scrivilo con il meno.',
      example: '90.000',
    },
    'line-profit': {
      question: 'Utile o perdita dell’esercizio (voce 21)?',
      why: 'Serve per il ROE. Una perdita si scrive con il meno.',
      example: '42.000',
    },
    'line-totalAssets': {
      question: 'Totale attivo?',
      why: 'Misura quanto capitale lavora in azienda.',
      example: '655.000',
    },
    'line-currentAssets': {
      question: 'Attivo circolante (voce C dell’attivo)?',
      why: 'È ciò che diventa denaro entro l’anno: serve per la liquidità.',
      example: '450.000',
    },
    'line-equity': {
      question: 'Patrimonio netto?',
      why: 'Dice quanto dell’azienda è finanziato dai soci.',
      example: '210.000',
    },
    'line-debts': {
      question: 'Totale debiti?',
      why: 'Serve per il peso dell’indebitamento.',
      example: '370.000',
    },
    'line-debtsWithinYear': {
      question: 'Di questi, quanti debiti scadono entro 12 mesi?',
      why: 'Si confrontano con l’attivo circolante per capire se le scadenze sono coperte.',
      example: '290.000',
    },
    'line-depreciation': {
      question: 'Ammortamenti e svalutazioni (voce B.10)?',
      why: 'Sommati al risultato operativo danno l’EBITDA.',
      example: '45.000',
    },
    'line-interest': {
      question: 'Interessi e altri oneri finanziari (voce C.17)?',
      why: 'Mostrano quanto del risultato va alle banche.',
      example: '18.000',
    },
    'line-inventories': {
      question: 'Rimanenze di magazzino?',
      why: 'Tolte dalla liquidità, dicono se l’azienda regge senza vendere il magazzino.',
      example: '120.000',
    },
    'line-receivables': {
      question: 'Totale crediti?',
      why: 'Confrontati con i ricavi dicono dopo quanti giorni incassi.',
      example: '270.000',
    },
    'line-cash': {
      question: 'Disponibilità liquide (cassa e banca)?',
      why: 'È il denaro pronto alla chiusura dell’anno.',
      example: '60.000',
    },
    sector: {
      question: 'In quale settore lavori?',
      why: 'Margini e tempi normali cambiano da un settore all’altro.',
    },
    ateco: {
      question: 'Conosci il codice ATECO?',
      why: 'Precisa l’attività. Lo trovi sulla visura camerale o nel cassetto fiscale.',
      example: '31.09.20',
    },
    employees: {
      question: 'Quante persone lavorano in azienda, titolari compresi?',
      why: 'Il piano deve stare nelle ore che avete davvero.',
      example: '8',
    },
    startYear: {
      question: 'In che anno hai iniziato?',
      why: 'Un’attività giovane si giudica in modo diverso da una matura.',
      example: '2019',
    },
    turnoverYear: {
      question: 'Quanto incassi in un anno, IVA esclusa?',
      why: 'È il punto di partenza di margini e pareggio. Una stima onesta basta.',
      example: '180.000',
    },
    seasonal: {
      question: 'Le vendite cambiano molto da un mese all’altro?',
      why: 'Un’attività stagionale ha bisogno di più cassa nei mesi vuoti.',
    },
    turnoverMonths: {
      question:
        'Quanto incassi mese per mese, da gennaio a dicembre? Scrivi dodici importi separati da punto e virgola.',
      why: 'Così si vedono i mesi da preparare.',
      example: '9.000; 8.500; 11.000; 14.000; 16.000; 20.000; 24.000; 26.000; 17.000; 12.000; 10.500; 12.000',
    },
    variableCostsYear: {
      question:
        'Quanto spendi in un anno per ciò che cresce con le vendite (merce, materiali, provvigioni, spedizioni)?',
      why: 'Ciò che resta dopo questi costi è il margine che paga tutto il resto.',
      example: '72.000',
    },
    fixedCostsMonth: {
      question: 'Quanto costano al mese le spese fisse (affitto, personale, utenze, rate, commercialista)?',
      why: 'Sono le spese da coprire anche in un mese senza vendite: da qui nasce il punto di pareggio.',
      example: '5.000',
    },
    ownPayMonth: {
      question: 'Quanto prelevi al mese per te? Se è già nelle spese fisse, salta.',
      why: 'Un’attività che non paga chi la conduce non è davvero in pareggio.',
      example: '2.500',
    },
    customersMonth: {
      question: 'Quanti clienti o vendite hai in un mese normale?',
      why: 'Traduce il pareggio in clienti al mese.',
      example: '1.500',
    },
    averageSale: {
      question: 'Quanto spende in media un cliente, IVA esclusa?',
      why: 'Con lo scontrino medio si capisce se conviene cercare più clienti o vendere meglio a chi c’è.',
      example: '10',
    },
    customerType: {
      question: 'A chi vendi soprattutto?',
      why: 'Privati, imprese ed enti si raggiungono e pagano in modi diversi.',
    },
    largestCustomer: {
      question: 'Che quota del fatturato fa il cliente più grande?',
      why: 'Dipendere da un solo cliente è uno dei rischi più seri.',
      example: '25%',
    },
    customersWho: {
      question: 'Chi sono, in concreto, i primi clienti?',
      why: 'Più il cliente è preciso, più è facile trovarlo e parlargli.',
      example: 'Famiglie con due figli, a Verona sud',
    },
    channels: {
      question: 'Da dove arrivano i clienti? Puoi indicarne più di uno.',
      why: 'I consigli partono dai canali che usi già.',
    },
    onlineShare: {
      question: 'Che quota delle vendite passa da internet?',
      why: 'Dice quanto pesa il digitale oggi.',
      example: '15%',
    },
    aims: {
      question: 'Che cosa vuoi ottenere nei prossimi mesi? Puoi indicare più obiettivi.',
      why: 'Le priorità del piano seguono i tuoi obiettivi.',
    },
    problem: {
      question: 'Qual è oggi il problema che ti pesa di più?',
      why: 'Lo riportiamo nell’analisi con le tue parole e il piano parte da lì.',
      example: 'I preventivi partono in ritardo e molti clienti non rispondono più',
    },
    ideaProblem: {
      question: 'Quale problema risolve, e per chi?',
      why: 'Un’idea regge se il problema è sentito e frequente.',
      example: 'Chi lavora fino a tardi non riesce a fare la spesa fresca in settimana',
    },
    competitors: {
      question: 'Come risolvono oggi il problema i tuoi clienti, e chi glielo vende?',
      why: 'I concorrenti dicono quali prezzi e quali abitudini troverai.',
      example: 'Supermercati con consegna, mercato del sabato',
    },
    difference: {
      question: 'Perché dovrebbero scegliere te?',
      why: 'È la frase da mettere per prima in ogni messaggio.',
      example: 'Consegna entro le 21 con prodotti di dieci agricoltori vicini',
    },
    unitPrice: {
      question: 'A che prezzo vendi, IVA esclusa (per vendita, ordine o mese di abbonamento)?',
      why: 'Prezzo e costo decidono quante vendite servono.',
      example: '40',
    },
    unitCost: {
      question: 'Quanto ti costa ogni vendita (merce, produzione, consegna, commissioni)?',
      why: 'La differenza con il prezzo paga le spese fisse.',
      example: '15',
    },
    firstInvestment: {
      question: 'Quanto serve per partire (attrezzature, sito, permessi, prime scorte)?',
      why: 'È la spesa del primo mese nel piano di cassa.',
      example: '8.000',
    },
    salesMonth: {
      question: 'Quante vendite al mese ti aspetti quando l’attività sarà avviata?',
      why: 'È il traguardo: il piano ci arriva a gradini.',
      example: '120',
    },
    rampMonths: {
      question: 'In quanti mesi pensi di arrivarci?',
      why: 'I primi mesi sono quelli che consumano la cassa.',
    },
    ownMoney: {
      question: 'Quanti soldi tuoi puoi mettere?',
      why: 'Si parte da qui per vedere se la cassa basta o quanto manca.',
      example: '12.000',
    },
    marketingMonth: {
      question: 'Quanto vuoi spendere al mese per farti conoscere, oltre alle spese fisse?',
      why: 'Entra nel piano di cassa ogni mese. Anche zero è una risposta.',
      example: '300',
    },
    budgetMonth: {
      question: 'Quanto puoi investire al mese per migliorare?',
      why: 'Il piano propone solo ciò che ci sta dentro. Anche zero è una risposta.',
      example: '300',
    },
    pec: {
      question: 'A quale PEC mandiamo i documenti?',
      why: 'La PEC dà data certa all’invio.',
      example: 'azienda@pec.it',
    },
  },
  choices: {
    sector: {
      shop: 'Negozio e commercio',
      food: 'Ristorazione e alimentari',
      crafts: 'Produzione e artigianato',
      construction: 'Edilizia e impianti',
      services: 'Servizi e consulenza',
      tourism: 'Turismo e ospitalità',
      care: 'Salute e benessere',
      digital: 'Digitale e informatica',
      transport: 'Trasporti e logistica',
      farming: 'Agricoltura',
      other: 'Altro settore',
    },
    legalForm: {
      'flat-rate': 'Regime forfettario',
      'sole-trader': 'Ditta individuale o professionista',
      partnership: 'Società di persone',
      association: 'Associazione',
      'not-yet': 'Non ho ancora aperto',
    },
    customerType: {
      consumers: 'Privati',
      businesses: 'Imprese',
      both: 'Privati e imprese',
      public: 'Enti pubblici',
    },
    channels: {
      premises: 'Negozio o sede',
      website: 'Sito web',
      'e-commerce': 'E-commerce',
      marketplaces: 'Marketplace',
      social: 'Social network',
      'word-of-mouth': 'Passaparola',
      agents: 'Agenti e rivenditori',
      ads: 'Pubblicità',
      fairs: 'Fiere ed eventi',
    },
    aims: {
      'more-sales': 'Vendere di più',
      'better-margins': 'Guadagnare di più su ogni vendita',
      cash: 'Avere più liquidità',
      'save-time': 'Risparmiare tempo',
      'new-market': 'Aprire un nuovo mercato',
      investment: 'Finanziare un investimento',
      control: 'Tenere i conti sotto controllo',
    },
    rampMonths: { '1': 'Subito', '3': '3 mesi', '6': '6 mesi', '9': '9 mesi', '12': '12 mesi' },
    yesNo: { yes: 'Sì', no: 'No' },
  },
  quickReplies: { skip: 'Salta', zero: 'Zero', upload: 'Carica il bilancio', type: 'Scrivo le voci' },
  problems: {
    required: 'Scrivi una risposta per andare avanti.',
    'too-short': 'Aggiungi qualche parola: così è troppo poco per lavorarci.',
    'too-long': 'È troppo lungo: prova a riassumere.',
    'not-a-choice': 'Scegli una delle risposte proposte.',
    'not-an-amount': 'Non riconosco un importo. Scrivilo per esempio così: 1.234,56 oppure 1,2 milioni.',
    'not-a-number': 'Serve un numero, per esempio 40.',
    'not-whole': 'Serve un numero intero.',
    'not-a-percent': 'Serve una percentuale, per esempio 25%.',
    'too-small': 'Il valore è troppo piccolo.',
    'too-large': 'Il valore è troppo grande: controlla gli zeri.',
    negative: 'Qui il valore non può essere negativo.',
    'not-a-year': 'Serve un anno di quattro cifre, per esempio 2024.',
    'year-in-future': 'L’anno è nel futuro.',
    'vat-number-length': 'La partita IVA ha 11 cifre.',
    'vat-number-check': 'La partita IVA non è coerente: ricontrolla le cifre.',
    'tax-code-form': 'Il codice fiscale ha 16 caratteri per le persone, 11 cifre per le società.',
    'tax-code-check': 'Il codice fiscale non è coerente: ricontrolla i caratteri.',
    'not-an-address': 'L’indirizzo non è valido.',
    'ordinary-mail-domain':
      'Questa è una casella ordinaria, non una PEC: scrivi quella certificata (la trovi in visura), oppure salta.',
    'ateco-form': 'Il codice ATECO si scrive così: 56.10.11.',
    'ateco-division': 'Le prime due cifre non esistono nella classificazione ATECO.',
    'months-count': 'Servono dodici importi, da gennaio a dicembre, separati da punto e virgola.',
    'months-value': 'Uno degli importi non è leggibile: controllali e riprova.',
    'accounts-unreadable':
      'Non riconosco le voci. Carica il file, oppure incolla righe come «Ricavi; 1.200.000» sotto una riga «voce; 2024».',
    'unknown-question': 'Questa domanda non fa più parte del percorso.',
  },
  notes: {
    'turnover-differs':
      'Clienti per scontrino medio non tornano con il fatturato che hai indicato: uso il fatturato, ma dai un’occhiata ai tre numeri.',
    'price-below-cost':
      'Con questi numeri ogni vendita costa più di quanto incassa: il piano lo mostrerà chiaramente.',
    'accounts-unbalanced': 'Attivo e passivo non coincidono: calcolo lo stesso, ma ricontrolla il file.',
  },
  accountsProblems: {
    TOO_LARGE:
      'Il file supera i 6 MB. Un bilancio XBRL è molto più piccolo: controlla di aver scelto quello giusto.',
    EMPTY: 'Il file è vuoto.',
    PDF_NOT_READ:
      'In questo PDF non trovo gli schemi di bilancio: forse è una scansione, o è protetto. Carica il PDF depositato, il file XBRL oppure un CSV o XLSX con le voci.',
    SIGNED_FILE:
      'Il file è firmato (.p7m): aprilo con il programma di firma, salva il documento che contiene e carica quello.',
    BROKEN_XLSX:
      'Il foglio di calcolo è danneggiato o protetto da password. Salvalo di nuovo, oppure esportalo in CSV.',
    UNREADABLE_TEXT: 'Il file non è un testo leggibile.',
    BROKEN_XML: 'Il file XBRL è incompleto o danneggiato.',
    DOCTYPE_REFUSED:
      'Il file contiene una dichiarazione DOCTYPE, che un bilancio XBRL non ha: per sicurezza non lo apro.',
    UNKNOWN_PREFIX:
      'Nel file XBRL manca la dichiarazione di un prefisso: esportalo di nuovo dal programma di contabilità.',
    NOT_XBRL: 'Il file non è un’istanza XBRL.',
    OTHER_TAXONOMY: 'Il file usa una tassonomia diversa da quella italiana dei bilanci (itcc-ci).',
    CONTEXTS_MISSING:
      'Nel file XBRL mancano i contesti: non si capisce a quale anno appartengano gli importi.',
    NOT_EURO: 'Gli importi non sono in euro.',
    NO_YEARS: 'Non trovo la riga con gli anni. La prima riga deve essere per esempio: voce; 2024; 2023.',
    TOO_FEW_LINES: 'Le voci riconosciute sono troppo poche per calcolare qualcosa.',
  },
  accountsWarnings: {
    UNBALANCED: ({ year, difference }) =>
      `Nel ${year} attivo e passivo differiscono di ${formatCents(difference, 'it')}.`,
    COSTS_TURNED: ({ year }) => `Nel ${year} i costi erano scritti con il segno meno: li ho girati.`,
    TAXONOMY_UNTESTED: ({ taxonomy }) =>
      `La versione della tassonomia (${taxonomy}) è nuova per me: confronta le voci lette con il bilancio.`,
    CONTEXT_MISSING: ({ facts }) =>
      `${facts} importi rimandano a un contesto che manca e non sono stati usati.`,
    CONFLICTING_FACTS: ({ facts }) =>
      `${facts} voci compaiono due volte con importi diversi: ho tenuto il primo.`,
    VALUES_NOT_READ: ({ names }) => `Importi non leggibili: ${names.join(', ')}.`,
    LINES_UNKNOWN: ({ names }) => `Voci non riconosciute, lasciate fuori: ${names.join(', ')}.`,
  },
  accountsRead: (years) =>
    `Ho letto il bilancio: ${years.length === 1 ? 'esercizio' : 'esercizi'} ${years.join(', ')}.`,
  steps: (step, of) => `Passo ${step} di ${of}`,
  done: 'Ho tutto quello che serve. Preparo l’analisi e l’offerta.',
};
