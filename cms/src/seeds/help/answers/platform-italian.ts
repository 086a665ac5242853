import type { ShortAnswer } from '../../../domain/article/short-answers';
import { also, answer } from './answer';

/** What the product's own chatbot answers from the help articles of the platform, of purchases and of the account, briefly, in Italian. */
export const platformItalian: Record<string, ShortAnswer[]> = {
  'chi-siamo': [
    also(
      'Chi siete?',
      'Di chi è Officina?',
      'Chi ha creato Officina?',
      'Che azienda siete?',
      'Chi ha fatto questo sito?',
      'Siete italiani?',
    ),
    answer(
      'Nome, indirizzo e partita IVA di chi gestisce Officina sono in fondo alla pagina Privacy.',
      'Qual è la vostra partita IVA?',
      'Dove avete sede?',
      'Dove siete?',
    ),
    answer(
      'Quanti clienti abbiamo non lo pubblichiamo. Puoi però provare il nostro chatbot qui, adesso, e leggere i voti di chi ha comprato nel Marketplace.',
      'Quanti clienti avete?',
      'Quante aziende usano Officina?',
      'Chi usa Officina?',
    ),
    answer(
      'Sì: altri offrono chatbot, post o consulenze, di solito uno per volta. Qui stanno insieme, prima di tutto in italiano, e il chatbot dice quando non sa una cosa.',
      'Avete concorrenti?',
      'Chi sono i vostri concorrenti?',
      'Che cosa avete di diverso dagli altri?',
    ),
  ],
  'ordini-di-servizi': [
    also(
      'Come ricevo un servizio che ho comprato?',
      'Dopo aver comprato un servizio che cosa succede?',
      'Come vi mando i file per il lavoro?',
      'Dove trovo il lavoro consegnato?',
    ),
    answer(
      'Sì: nella pagina dell’ordine premi «Chiedi una modifica» e scrivi che cosa va cambiato. Il lavoro riprende da lì, finché non accetti la consegna.',
      'Posso chiedere una modifica al lavoro consegnato?',
      'Posso far correggere il lavoro consegnato?',
      'E se il lavoro non mi piace?',
    ),
    answer(
      'Intero finché il lavoro non è iniziato; poi per la parte non ancora svolta. Dopo che hai accettato la consegna non più.',
      'Posso avere il rimborso di un servizio?',
      'Rimborsate un servizio già iniziato?',
    ),
  ],
  'come-funziona-officina': [also('Come funziona?', 'Come si usa Officina?', 'Come funziona il servizio?')],
  'provare-gratis': [
    answer(
      'Nessuna scadenza: account, assistente (con i messaggi gratuiti del mese) e progetti restano gratis. I prodotti si pagano; come consumatore hai 14 giorni per recedere.',
      'Quanto dura la prova?',
    ),
    also(
      'C’è una prova gratuita?',
      'Posso fare una prova prima di pagare?',
      'Avete una demo?',
      'È gratis?',
      'C’è un periodo di prova?',
      'Esiste una versione gratuita?',
      'Posso provare il chatbot prima di comprarlo?',
    ),
    answer(
      'No: per registrarti, usare l’assistente e creare progetti non serve la carta di credito. La chiediamo solo se compri un prodotto e paghi con carta.',
      'Serve la carta di credito per registrarsi?',
      'Devo inserire la carta per iscrivermi?',
    ),
  ],
  'assistente-senza-modello': [
    answer(
      'Riconosce la domanda, cerca in una raccolta di conoscenze scritta e verificata da noi ed esegue i calcoli con formule fisse, mostrando i passaggi. Non gli serve ChatGPT.',
      'Come funziona l’assistente?',
      'L’assistente usa ChatGPT?',
    ),
    also('L’assistente funziona senza modello?'),
  ],
  'ricevuta-e-fattura': [
    answer(
      'Sì: come privato basta il codice fiscale; come consumatore hai anche 14 giorni per recedere.',
      'Sono un privato, posso comprare?',
      'Posso comprare come privato?',
    ),
    also(
      'Fate fattura?',
      'Emettete fattura elettronica?',
      'Dove trovo la ricevuta?',
      'Come ricevo la fattura?',
    ),
    answer(
      'No: puoi comprare come privato, con il codice fiscale, o come azienda, con la partita IVA.',
      'Serve la partita IVA?',
    ),
  ],
  'codice-sconto': [also('Avete sconti?', 'C’è un codice promozionale?', 'Fate offerte?')],
  gdpr: [
    answer(
      'No: i tuoi dati non servono ad addestrare modelli e non li vendiamo. I documenti servono solo al tuo chatbot e ai tuoi progetti.',
      'Usate i miei dati per addestrare l’IA?',
      'Usate i miei dati per addestrare l’intelligenza artificiale?',
      'Vendete i miei dati?',
    ),
    also('Siete conformi al GDPR?', 'Come trattate i dati personali?', 'E la privacy?'),
  ],
  'cookie-e-tracciamento': [also('Il chatbot usa cookie?', 'Serve il banner dei cookie?')],
  'primi-passi': [
    answer(
      'Scrivi nella pagina iniziale che impresa o idea hai e premi invia; scegli a quale dei tre casi somigli e registrati. Nasce un progetto, con una chat che ti accompagna in otto passi.',
      'Da dove comincio?',
      'Come inizio?',
      'Come mi registro?',
      'Come creo un account?',
      'Come creo un progetto?',
    ),
  ],
  'tipi-di-progetto': [
    answer(
      'Con bilancio depositato: ne calcoliamo gli indici. Senza bilanci: bastano fatturato, costi e clienti. Start-up o idea: ne nasce un piano di cassa di dodici mesi. Il tipo non si cambia dopo.',
      'Quale tipo di progetto scelgo?',
      'Che tipi di progetto ci sono?',
      'Ho solo un’idea, va bene lo stesso?',
    ),
  ],
  'intervista-in-otto-passi': [
    answer(
      'Ogni passo è una domanda, con il motivo per cui la facciamo e risposte pronte da toccare. Puoi correggere un passo, smettere e riprendere anche da un altro dispositivo: le risposte restano salvate.',
      'Come funziona l’intervista in otto passi?',
      'Che cosa sono gli otto passi?',
      'Posso interrompere e riprendere dopo?',
    ),
  ],
  'caricare-il-bilancio': [
    answer(
      'Il migliore è l’XBRL che il commercialista deposita in Camera di Commercio. Vanno bene anche CSV, TXT o XLSX fino a 5 MB, oppure incolli le righe principali nella chat.',
      'In che formato carico il bilancio?',
      'Come carico il bilancio?',
    ),
  ],
  'analisi-e-offerta-pdf': [
    answer(
      'Dal quarto passo puoi chiedere una bozza; alla fine dell’intervista, il documento completo. Lo trovi nella pagina Progetti, alla voce Scarica. Le cifre vengono dai calcoli sulle tue risposte.',
      'Come ottengo l’analisi e l’offerta in PDF?',
      'Come scarico l’analisi in PDF?',
    ),
  ],
  'rinominare-archiviare-progetti': [
    answer(
      'Descrivi la tua azienda nella pagina iniziale e il progetto nasce da lì. Lo rinomini in alto, nella sua chat, o dal menu con i tre puntini nella pagina Progetti.',
      'Come si crea un progetto e si rinomina?',
    ),
    answer(
      'Sì: nella pagina Progetti il menu con i tre puntini rinomina, duplica, archivia o elimina. Il nome si cambia anche in alto, mentre sei nella chat del progetto.',
      'Posso rinominare, duplicare o archiviare un progetto?',
      'Come rinomino un progetto?',
    ),
  ],
  'che-cosa-chiedere-all-assistente': [
    answer(
      'Prezzi e margini, apertura della partita IVA, sito e social, clienti, costi, personale e come si usa Officina. Fa i conti più comuni e mostra i passaggi; non sostituisce commercialista o avvocato.',
      'Che cosa posso chiedere all’assistente?',
      'A che cosa serve l’assistente?',
      'Che cosa fa l’assistente?',
      'L’assistente sostituisce il commercialista?',
    ),
    answer(
      'Il chatbot sta sul tuo sito e risponde ai tuoi clienti con i tuoi documenti; l’assistente risponde a te, su conti, prezzi e adempimenti della tua impresa.',
      'Che differenza c’è tra chatbot e assistente?',
    ),
  ],
  'messaggi-gratuiti-assistente': [
    also(
      'L’assistente è gratis?',
      'Quanto costa l’assistente?',
      'Quanti messaggi posso scrivere all’assistente?',
    ),
  ],
  'allegati-assistente': [
    answer(
      'Per messaggio fino a quattro immagini (PNG o JPG, 8 MB l’una) e quattro documenti (PDF, CSV, XLSX, DOC o DOCX, 10 MB l’uno). La chat dice se è riuscita a leggerli.',
      'Che file posso allegare nella chat?',
    ),
  ],
  'prenotare-consulenza': [
    answer(
      'Nella pagina Consulenze scegli un giorno e un orario libero nei prossimi 60 giorni: la pagina mostra quelli che puoi ancora prenotare. È un’ora di videochiamata; la sposti o la annulli fino a 24 ore prima.',
      'Come prenoto, sposto o annullo una consulenza?',
      'Come prenoto una consulenza?',
      'Posso annullare una consulenza?',
      'Come funzionano le consulenze?',
    ),
    answer(
      'Una consulenza dura un’ora, in videochiamata: il collegamento alla stanza è nella pagina Consulenze.',
      'Quanto dura una consulenza?',
      'Le consulenze sono online o di persona?',
      'Quanto dura il primo incontro?',
    ),
  ],
  'come-pagare': [
    answer(
      'Con carta, sulla pagina del gestore dei pagamenti, o con bonifico, dove è attivo. I prezzi comprendono l’IVA e non vediamo i dati della tua carta.',
      'Come posso pagare?',
      'Quali pagamenti accettate?',
      'Accettate il bonifico?',
      'I prezzi sono IVA inclusa?',
    ),
    answer(
      'No: si paga con carta o con bonifico, dove è attivo. Per dividere la spesa c’è l’abbonamento mensile.',
      'Posso pagare con PayPal?',
      'Posso pagare a rate?',
      'Accettate Satispay?',
    ),
  ],
  'trovare-i-miei-prodotti': [also('Dove trovo il mio chatbot?', 'Dove trovo i prodotti acquistati?')],
  'recesso-e-disdetta': [
    answer(
      'No, nessun vincolo: ogni abbonamento si annulla quando vuoi e resta attivo fino alla fine del periodo già pagato.',
      'C’è un vincolo?',
      'C’è una durata minima?',
    ),
    answer(
      'Quando vuoi: in I miei prodotti apri il menu del prodotto e scegli Annulla abbonamento. Resta attivo fino alla fine del periodo già pagato, e fino ad allora puoi ripensarci.',
      'Come disdico?',
      'Come annullo l’abbonamento?',
      'Posso disdire quando voglio?',
      'Posso disdire in qualsiasi momento?',
      'Che cosa succede quando disdico?',
    ),
    answer(
      'Se hai comprato come consumatore, entro 14 giorni puoi recedere da I miei prodotti, senza motivo e senza costi: ti rimborsiamo entro 14 giorni, con lo stesso mezzo di pagamento.',
      'Posso avere il rimborso?',
      'Come chiedo un rimborso?',
      'Come recedo?',
      'Posso riavere i soldi?',
      'Soddisfatti o rimborsati?',
    ),
    answer(
      'Sì: gli abbonamenti si rinnovano da soli allo stesso prezzo, ogni mese o ogni anno, finché non li annulli. Gli acquisti unici non si rinnovano.',
      'L’abbonamento si rinnova da solo?',
      'Il rinnovo è automatico?',
    ),
    answer(
      'Se un rinnovo non riesce te lo scriviamo: hai sette giorni per pagare, poi il prodotto si ferma. Pagando torna attivo.',
      'E se non pago?',
      'Che cosa succede se il pagamento non va a buon fine?',
    ),
  ],
  'che-cos-e-officina': [
    answer(
      'Officina è una piattaforma per chi ha un’impresa o un’idea: un assistente per conti e prezzi, progetti guidati con analisi in PDF e un Marketplace con chatbot per il sito, post per i social e consulenze. Si usa dal browser.',
      'Che cos’è Officina?',
      'Cosa fate?',
      'Che cosa fate di preciso?',
      'Di che cosa vi occupate?',
      'A che cosa serve Officina?',
      'Per chi è Officina?',
      'Devo installare qualcosa?',
    ),
    answer(
      'Account, assistente e progetti sono gratis, si parte in pochi minuti senza tecnici; il chatbot risponde solo dai tuoi testi citando la fonte e, quando non sa, lo dice.',
      'Perché dovrei scegliere voi?',
      'Perché Officina?',
      'Che vantaggi ho?',
    ),
    answer(
      'No: Officina si usa dal browser, anche sul telefono. Non c’è un’app da scaricare.',
      'Avete un’app?',
      'C’è un’app per il telefono?',
    ),
    answer(
      'No, siti non ne costruiamo: mettiamo il chatbot sul tuo e, con il Controllo del sito web, ti diciamo che cosa migliorare.',
      'Fate siti web?',
      'Mi fate il sito?',
    ),
  ],
  'quanto-costa-officina': [
    answer(
      'Registrarsi, usare l’assistente entro i messaggi gratuiti e creare progetti è gratis, senza carta. Si pagano solo i prodotti del Marketplace, al prezzo scritto sulla scheda: di solito un abbonamento mensile, annullabile quando vuoi.',
      'Quanto costa Officina?',
      'Quanto costa?',
      'Ci sono costi nascosti?',
      'Che cosa è gratis?',
    ),
  ],
  'dati-al-sicuro': [
    also('I dati sono al sicuro?', 'Chi vede i miei documenti?', 'Dove finiscono i miei dati?'),
  ],
  'parlare-con-una-persona': [
    also(
      'Come vi contatto?',
      'Avete un’assistenza?',
      'Chi mi aiuta se ho un problema?',
      'In quanto tempo risponde l’assistenza?',
    ),
    answer(
      'Rispondiamo per iscritto, non al telefono: usa il modulo in fondo alla pagina Aiuto o l’indirizzo in fondo a ogni pagina. Risponde una persona, entro 24 ore nei giorni feriali.',
      'Avete un numero di telefono?',
      'Posso telefonarvi?',
      'Quali sono gli orari dell’assistenza?',
    ),
  ],
  'lingua-e-tema': [
    also('Officina è in inglese?', 'In che lingue è disponibile Officina?', 'C’è il tema scuro?'),
  ],
  'esportare-i-dati': [also('Posso esportare i miei dati?')],
  'eliminare-account': [also('Posso cancellare il mio account?', 'Come cancello i miei dati?')],
  'password-dimenticata': [
    also('Non riesco ad accedere?', 'Non riesco a entrare?'),
    answer(
      'Nella pagina Profilo. Cambiarla chiude tutte le altre sessioni aperte.',
      'Come cambio la password?',
    ),
  ],
};
