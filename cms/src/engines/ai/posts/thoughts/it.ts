import type { Thoughts } from './thought';

/** Impersonal, so that each tone may frame them; nothing in them says anything of one business. */
export const ITALIAN: Thoughts = {
  food: [
    [
      'tip',
      'Il vino a tavola',
      'Un vino troppo freddo nasconde i profumi, uno troppo caldo fa sentire solo l’alcol: dieci minuti fuori dal frigo, o dentro, cambiano il bicchiere.',
    ],
    [
      'tip',
      'Prenotare per un gruppo',
      'Per una tavolata conviene dire subito quanti bambini ci sono e chi ha intolleranze: la cucina si organizza e la serata fila liscia.',
    ],
    [
      'tip',
      'Gli avanzi del ristorante',
      'Portare a casa quello che resta nel piatto è un gesto normale: meno spreco, e il pranzo di domani è già pronto.',
    ],
    [
      'myth',
      'L’olio nell’acqua della pasta',
      'L’olio nell’acqua di cottura non evita che la pasta si attacchi: galleggia. Serve tanta acqua, e una mescolata nel primo minuto.',
    ],
    [
      'question',
      'Dolce o secondo?',
      'Se a fine cena resta spazio per una cosa sola: un altro assaggio salato o direttamente il dolce?',
    ],
    [
      'question',
      'Il piatto dei ricordi',
      'C’è un piatto che riporta subito alla cucina di casa. Qual è il primo che viene in mente?',
    ],
    [
      'checklist',
      'Una cena con ospiti senza corse',
      'Scegliere un antipasto che si prepara prima\nChiedere per tempo delle intolleranze\nTenere un’alternativa senza carne\nLasciare il dolce già pronto in frigo',
    ],
    [
      'answer',
      'Allergie e intolleranze',
      'Con un’allergia è sempre giusto chiedere gli ingredienti, anche di un piatto già provato: una ricetta può cambiare con la stagione.',
    ],
  ],
  bakery: [
    [
      'tip',
      'Conservare il pane',
      'Il pane resta buono più a lungo in un sacchetto di carta dentro uno di stoffa. In frigorifero, invece, diventa raffermo prima.',
    ],
    [
      'tip',
      'Ridare vita al pane di ieri',
      'Una spruzzata d’acqua sulla crosta e pochi minuti di forno caldo: il pane del giorno prima torna fragrante.',
    ],
    [
      'tip',
      'Congelare a fette',
      'Il pane si congela meglio già affettato: si prende solo quello che serve e passa direttamente nel tostapane.',
    ],
    [
      'myth',
      'La crosta scura',
      'Una crosta ben dorata non è un errore di cottura: è lì che nasce gran parte del profumo del pane.',
    ],
    [
      'question',
      'La colazione ideale',
      'Colazione dolce o salata? Ogni casa ha la sua regola, e qualche eccezione la domenica.',
    ],
    [
      'question',
      'Mollica o crosta?',
      'A tavola ci sono due squadre: chi stacca la crosta per primo e chi cerca la mollica. Da che parte si sta?',
    ],
    [
      'checklist',
      'Ordinare una torta per una festa',
      'Contare gli invitati, bambini compresi\nSegnalare allergie e intolleranze\nDire il giorno e l’ora del ritiro\nPensare a come trasportarla',
    ],
    [
      'answer',
      'Che cosa vuol dire lievito madre',
      'È un impasto di acqua e farina in cui vivono lieviti e batteri buoni: lavora lentamente, e dà al pane un aroma più pieno.',
    ],
  ],
  beauty: [
    [
      'tip',
      'L’acqua della doccia',
      'L’ultimo risciacquo tiepido, non bollente, lascia i capelli più lucidi e rispetta la cute.',
    ],
    [
      'tip',
      'Il phon alla giusta distanza',
      'Quindici centimetri tra phon e capelli bastano per asciugare senza stressare le lunghezze. L’aria fredda alla fine fissa la piega.',
    ],
    [
      'tip',
      'Le mani d’inverno',
      'Una crema mani sul comodino e una in borsa: con il freddo, poca e spesso funziona meglio di tanta e ogni tanto.',
    ],
    [
      'myth',
      'Tagliare spesso fa crescere di più',
      'I capelli crescono dalla radice: spuntarli non li accelera, ma toglie le doppie punte e li fa sembrare più pieni.',
    ],
    [
      'question',
      'Corto o lungo?',
      'Un taglio netto oppure qualche centimetro e via? C’è chi cambia tutto in un pomeriggio e chi ci pensa un anno.',
    ],
    [
      'question',
      'Il momento solo per sé',
      'Mezz’ora senza telefono: meglio un massaggio, una piega o un trattamento viso?',
    ],
    [
      'checklist',
      'Arrivare preparati all’appuntamento',
      'Due o tre foto di quello che piace\nUna di quello che non piace\nI trattamenti fatti negli ultimi mesi\nQuanto tempo si vuole dedicare alla piega a casa',
    ],
    [
      'answer',
      'Ogni quanto tagliare i capelli',
      'Dipende dal taglio: uno corto chiede di essere ripreso prima, una chioma lunga può aspettare. Il segnale sono le punte, non il calendario.',
    ],
  ],
  fitness: [
    [
      'tip',
      'Cominciare da poco',
      'Venti minuti fatti davvero valgono più di un’ora rimandata. La costanza si costruisce con obiettivi piccoli.',
    ],
    [
      'tip',
      'Il riscaldamento',
      'Cinque minuti di movimenti lenti prima di cominciare preparano articolazioni e testa: non sono tempo perso.',
    ],
    [
      'tip',
      'La borsa pronta',
      'Preparare la borsa la sera prima toglie una scusa alla mattina dopo. Vale per la palestra e per la corsa.',
    ],
    [
      'myth',
      'Senza dolore non serve',
      'I muscoli indolenziti non misurano la qualità di un allenamento. Progredire senza farsi male è il vero risultato.',
    ],
    [
      'question',
      'Mattina o sera?',
      'C’è chi si allena all’alba e chi solo dopo il lavoro. Quando arriva l’energia migliore?',
    ],
    ['question', 'La musica giusta', 'Una canzone che fa fare dieci minuti in più: qual è?'],
    [
      'checklist',
      'La prima lezione',
      'Abiti comodi e un asciugamano\nUna borraccia d’acqua\nQualche minuto di anticipo\nDire subito di eventuali fastidi o infortuni',
    ],
    [
      'answer',
      'Quante volte alla settimana',
      'Per chi riparte, due volte fisse sono un buon inizio: abbastanza per sentire la differenza, poche per riuscire a mantenerle.',
    ],
  ],
  shop: [
    [
      'tip',
      'Leggere l’etichetta',
      'I simboli di lavaggio valgono più del colore: trenta gradi e un ciclo delicato allungano la vita a quasi tutto.',
    ],
    [
      'tip',
      'Meno, ma che dura',
      'Prima di un acquisto vale la pena chiedersi con quante altre cose si abbina: se sono almeno tre, si userà davvero.',
    ],
    [
      'tip',
      'Un regalo azzeccato',
      'Per un regalo riuscito conta più un dettaglio sulla persona che il budget: un colore che ama, un’abitudine, un ricordo.',
    ],
    [
      'myth',
      'In saldo conviene sempre',
      'Un prezzo ribassato è un affare solo se quella cosa serviva anche prima. Altrimenti è una spesa in più.',
    ],
    [
      'question',
      'In negozio o dal divano?',
      'Provare, toccare, chiedere un consiglio; oppure scegliere con calma online. Come si compra più volentieri?',
    ],
    [
      'question',
      'Tinta unita o fantasia?',
      'Davanti allo specchio c’è chi va sul sicuro e chi cerca il pezzo che si nota. Qual è la scelta di oggi?',
    ],
    [
      'checklist',
      'Prima di comprare',
      'Mi serve, o mi piace soltanto?\nCon che cosa lo uso?\nCome si pulisce e si conserva?\nPosso cambiarlo, ed entro quando?',
    ],
    [
      'answer',
      'Scegliere la taglia',
      'Le taglie cambiano da una marca all’altra: meglio confrontare le misure con un capo che veste bene, steso sul tavolo.',
    ],
  ],
  office: [
    [
      'tip',
      'Un posto solo per i documenti',
      'Fatture, contratti e ricevute in una sola cartella, divisa per mese: quando serve una carta si trova in un minuto.',
    ],
    [
      'tip',
      'Le scadenze prima',
      'Segnare in agenda una scadenza con dieci giorni di anticipo costa poco e toglie quasi tutta l’ansia dell’ultimo minuto.',
    ],
    [
      'tip',
      'Una domanda fatta prima',
      'Un parere chiesto prima di firmare è quasi sempre più semplice, e meno caro, di un rimedio cercato dopo.',
    ],
    [
      'myth',
      'Basta la parola',
      'Un accordo a voce può valere, ma è difficile da dimostrare. Due righe scritte proteggono il rapporto, non lo raffreddano.',
    ],
    [
      'question',
      'Il documento introvabile',
      'Qual è la carta che manca sempre quando serve? Ogni ufficio ne ha una.',
    ],
    [
      'question',
      'Carta o digitale?',
      'Cartelline colorate o archivio sul computer: quale sistema funziona davvero, dopo i primi due mesi?',
    ],
    [
      'checklist',
      'Prima di un incontro con un consulente',
      'Scrivere in una riga l’obiettivo\nRaccogliere i documenti già disponibili\nPreparare tre domande\nSegnare le date che contano',
    ],
    [
      'answer',
      'Che cosa portare al primo incontro',
      'Bastano un documento, le carte più recenti sul tema e un’idea chiara di ciò che si vuole ottenere. Il resto si ricostruisce insieme.',
    ],
  ],
  home: [
    [
      'tip',
      'Dove si chiude l’acqua',
      'Sapere dov’è il rubinetto generale, prima che serva, è la riparazione più economica che esista.',
    ],
    [
      'tip',
      'I filtri del condizionatore',
      'Filtri puliti vogliono dire aria migliore e consumi più bassi: si controllano a inizio stagione, in pochi minuti.',
    ],
    [
      'tip',
      'Preventivi da confrontare',
      'Due preventivi si confrontano bene solo se elencano le stesse voci: materiali, ore, smaltimento, tempi.',
    ],
    [
      'myth',
      'Se gocciola poco, può aspettare',
      'Una goccia al secondo sono migliaia di litri in un anno. Un piccolo guasto costa meno se si ripara subito.',
    ],
    [
      'question',
      'La stanza da rifare',
      'Potendo cambiare una sola stanza di casa domani mattina: cucina, bagno o soggiorno?',
    ],
    [
      'question',
      'Fai da te o professionista?',
      'C’è chi monta tutto da solo e chi preferisce chiamare. Dove sta il confine?',
    ],
    [
      'checklist',
      'Prima di cominciare i lavori',
      'Un’idea scritta di che cosa si vuole\nUn margine per gli imprevisti\nLe foto degli impianti prima di chiudere i muri\nUn calendario concordato',
    ],
    [
      'answer',
      'Ogni quanto fare manutenzione',
      'Un controllo all’anno degli impianti di casa è una buona abitudine. Meglio nei mesi tranquilli, quando non ci sono urgenze.',
    ],
  ],
  stay: [
    [
      'tip',
      'Viaggiare fuori stagione',
      'Nei mesi di mezzo le città si lasciano guardare con calma: meno code, luce più bella, più tempo per parlare con chi ci vive.',
    ],
    ['tip', 'La valigia leggera', 'Tre colori che stanno bene tra loro e si viaggia con metà delle cose.'],
    [
      'tip',
      'Chiedere a chi ci vive',
      'La domanda migliore da fare all’arrivo non è “che cosa c’è da vedere”, ma “dove andrebbe lei, oggi”.',
    ],
    [
      'myth',
      'Due giorni sono troppo pochi',
      'Un fine settimana basta per cambiare aria, se si sceglie una cosa sola da fare bene invece di dieci di corsa.',
    ],
    ['question', 'Mare, montagna o città?', 'Tre giorni liberi, niente programmi: dove si va?'],
    [
      'question',
      'La colazione in vacanza',
      'In vacanza la colazione dura il doppio. Dolce, salata o tutte e due?',
    ],
    [
      'checklist',
      'Prima di partire',
      'Documenti controllati e fotografati\nOrario di arrivo comunicato\nCaricatore in borsa, non in valigia\nUn’idea per il giorno di pioggia',
    ],
    [
      'answer',
      'A che ora si arriva?',
      'Dire in anticipo l’ora di arrivo aiuta a trovare tutto pronto, e a organizzarsi quando il treno fa ritardo.',
    ],
  ],
  garage: [
    [
      'tip',
      'La pressione delle gomme',
      'Si controlla a freddo, una volta al mese: consumi, frenata e durata degli pneumatici dipendono da due minuti alla pompa.',
    ],
    [
      'tip',
      'Le spazzole del tergicristallo',
      'Se lasciano righe, è il momento di cambiarle: con la prima pioggia forte la differenza si vede, letteralmente.',
    ],
    [
      'tip',
      'Una spia accesa',
      'Una spia gialla chiede attenzione, una rossa chiede di fermarsi. Fotografarla aiuta chi dovrà capire il problema.',
    ],
    [
      'myth',
      'D’inverno si scalda da fermi',
      'Il motore moderno si scalda meglio in movimento, guidando con dolcezza per i primi minuti.',
    ],
    ['question', 'Il rumore strano', 'Qual è il rumore dell’auto che si finge di non sentire finché si può?'],
    ['question', 'La prima macchina', 'La prima auto non si scorda: che modello era, e di che colore?'],
    [
      'checklist',
      'Prima di un lungo viaggio',
      'Pressione delle gomme, ruota di scorta compresa\nLivelli di olio e liquido lavavetri\nLuci e indicatori\nTriangolo e giubbotto a portata di mano',
    ],
    [
      'answer',
      'Quando cambiare le gomme',
      'Contano il battistrada e l’età: se la scolpitura è bassa o la gomma mostra crepe, è bene farla vedere.',
    ],
  ],
  health: [
    [
      'tip',
      'Le domande scritte',
      'Prima di una visita conviene scrivere le domande: dal lettino se ne ricorda sempre la metà.',
    ],
    [
      'tip',
      'La postura alla scrivania',
      'Schermo all’altezza degli occhi, piedi appoggiati, una pausa in piedi ogni ora: la schiena ringrazia.',
    ],
    [
      'tip',
      'Lo spazzolino nuovo',
      'Quando le setole si piegano, lo spazzolino non pulisce più bene: di solito succede dopo circa tre mesi.',
    ],
    [
      'myth',
      'Si va solo quando fa male',
      'Un controllo quando va tutto bene serve proprio a questo: accorgersi presto di ciò che non si sente ancora.',
    ],
    [
      'question',
      'La pausa che fa bene',
      'Una passeggiata, dieci minuti di silenzio, una telefonata: qual è la pausa che rimette in sesto la giornata?',
    ],
    [
      'question',
      'Il controllo rimandato',
      'C’è sempre un controllo che si rimanda. Qual è la scusa più usata?',
    ],
    [
      'checklist',
      'Prima di una visita',
      'Gli esami precedenti\nL’elenco dei farmaci presi\nLe domande scritte\nDieci minuti di anticipo',
    ],
    [
      'answer',
      'Chi decide la frequenza dei controlli',
      'Non c’è un ritmo uguale per tutti: lo indica il professionista, in base alla storia di ciascuno.',
    ],
  ],
  digital: [
    [
      'tip',
      'Password uniche',
      'Una password diversa per ogni servizio e un gestore che le ricorda: è la difesa più semplice, e la più trascurata.',
    ],
    [
      'tip',
      'La prima riga del sito',
      'In cinque secondi un visitatore deve capire che cosa si offre e a chi. Se la prima riga non lo dice, va riscritta.',
    ],
    [
      'tip',
      'Una copia che funziona',
      'Una copia dei dati vale solo se qualcuno ha provato a ripristinarla. Una prova all’anno basta.',
    ],
    [
      'myth',
      'Bisogna essere ovunque',
      'Due canali curati bene rendono più di cinque abbandonati. Meglio scegliere dove sono davvero i clienti.',
    ],
    [
      'question',
      'La notifica di troppo',
      'Quale notifica andrebbe spenta per sempre, se si avesse il coraggio?',
    ],
    [
      'question',
      'Mail o messaggio?',
      'Per una richiesta di lavoro: una mail ordinata o un messaggio veloce?',
    ],
    [
      'checklist',
      'Un sito che lavora',
      'Si legge bene dal telefono\nI contatti si trovano in un tocco\nLe pagine si aprono in fretta\nI testi dicono che cosa fare dopo',
    ],
    [
      'answer',
      'Da dove si comincia con il digitale',
      'Da un problema solo, quello che ruba più tempo ogni settimana. Risolto quello, il passo dopo è più chiaro.',
    ],
  ],
  land: [
    [
      'tip',
      'Conservare l’olio',
      'Luce, calore e aria sono i suoi nemici: una bottiglia scura, ben chiusa, lontano dai fornelli.',
    ],
    [
      'tip',
      'La temperatura del vino',
      'Un rosso giovane, d’estate, sta bene anche un po’ fresco: mezz’ora di frigo e cambia la cena.',
    ],
    [
      'tip',
      'Comprare di stagione',
      'Frutta e verdura di stagione hanno più sapore e viaggiano meno. Chiedere che cosa c’è in campo oggi è un buon modo di scegliere.',
    ],
    [
      'myth',
      'Il colore dell’olio',
      'Il verde intenso non è una garanzia: contano il profumo e il gusto. Per questo gli assaggiatori usano bicchieri scuri.',
    ],
    ['question', 'Pane e…', 'Una fetta di pane e una cosa sola sopra: olio, pomodoro, formaggio o miele?'],
    [
      'question',
      'Il profumo della campagna',
      'Erba tagliata, mosto, terra dopo la pioggia: quale profumo dice campagna?',
    ],
    [
      'checklist',
      'Assaggiare con attenzione',
      'Guardare il colore, senza fretta\nAnnusare prima di bere\nUn sorso piccolo, da tenere in bocca\nUna parola sola per descriverlo',
    ],
    [
      'answer',
      'Perché il raccolto cambia ogni anno',
      'Pioggia, sole e temperature lasciano il segno: due annate dello stesso campo non sono mai identiche, ed è il bello della terra.',
    ],
  ],
  school: [
    [
      'tip',
      'Studiare a blocchi',
      'Venticinque minuti di concentrazione e cinque di pausa: la mente regge più a lungo, e si ricorda di più.',
    ],
    [
      'tip',
      'Spiegarlo ad alta voce',
      'Il modo più rapido per sapere se si è capito: raccontarlo a qualcuno con parole semplici.',
    ],
    [
      'tip',
      'Sbagliare presto',
      'Un errore fatto in esercizio è un errore in meno quando conta. Provare prima di sentirsi pronti accelera tutto.',
    ],
    [
      'myth',
      'Non sono portato',
      'Il talento aiuta all’inizio; poi conta quanto spesso si torna sull’argomento. Poco e regolare batte tanto e raro.',
    ],
    [
      'question',
      'Imparare da grandi',
      'Potendo imparare una cosa sola quest’anno: una lingua, uno strumento o un mestiere nuovo?',
    ],
    [
      'question',
      'Appunti a mano o al computer?',
      'Carta e penna oppure tastiera: con che cosa si impara meglio?',
    ],
    [
      'checklist',
      'Scegliere un corso',
      'L’obiettivo, scritto in una riga\nIl tempo che si ha davvero\nChi insegna e come\nChe cosa si saprà fare alla fine',
    ],
    [
      'answer',
      'Quanto tempo serve',
      'Dipende dal punto di partenza e dalla costanza. Una buona domanda da fare è che cosa si saprà fare dopo il primo mese.',
    ],
  ],
  pets: [
    [
      'tip',
      'L’acqua fresca',
      'Cambiare l’acqua due volte al giorno è una piccola cosa che molti animali notano subito.',
    ],
    [
      'tip',
      'Abituarli per gradi',
      'Spazzola, trasportino, asciugacapelli: pochi secondi alla volta e un premio. La fretta è la vera nemica.',
    ],
    [
      'tip',
      'Le zampe dopo la pioggia',
      'Un panno umido all’ingresso protegge i cuscinetti e i pavimenti. Con il sale in strada vale doppio.',
    ],
    [
      'myth',
      'Il gatto si arrangia',
      'Un gatto è indipendente, non autosufficiente: gioco, pulizia e controlli fanno la differenza anche per lui.',
    ],
    [
      'question',
      'Il nome più buffo',
      'Ogni animale ha un nome ufficiale e tre soprannomi. Qual è il più buffo?',
    ],
    ['question', 'Sul divano sì o no?', 'La grande domanda di ogni casa: il divano è anche suo?'],
    [
      'checklist',
      'In viaggio con loro',
      'Trasportino già conosciuto\nAcqua e ciotola\nLibretto sanitario\nUna coperta che sa di casa',
    ],
    [
      'answer',
      'Ogni quanto la toelettatura',
      'Dipende dal pelo e dalla stagione: alcuni mantelli chiedono cure ogni mese, altri molte di meno. Un occhio esperto lo dice subito.',
    ],
  ],
};
