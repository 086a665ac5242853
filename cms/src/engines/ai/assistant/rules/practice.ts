import type { LawRule } from './rule';

/** Deposits, price reductions, rest, help without pay, tips, tax debts: what owners ask before they do it. */
export const PRACTICE_RULES: readonly LawRule[] = [
  {
    id: 'lease-deposit',
    topic: 'contracts',
    all: [
      /cauzion\w*|deposito\b|mensilita (?:anticipat|di garanzia|di deposito)\w*/,
      /affitt\w*|locazion\w*|local[ei]\b|negozi\w*|bottega|laborator\w*|ufficio|capannon\w*|canone|proprietari\w*|padron\w* (?:di casa|del locale|del negozio)|locator\w*/,
    ],
    none: /calcola|noleggi|camer[ae]\b|ospit|scriv(?:i|imi)|mi serv\w+ .{0,20}(?:soldi|capitale)|quanto .{0,16}(?:spend|cost)|\btotale\b|in tutto|quanti soldi/,
    text: 'Il **deposito cauzionale non può superare tre mensilità del canone**, anche per un negozio o un laboratorio, e produce **interessi legali** che il proprietario deve darti ogni anno.\n\n- **Se ne chiede di più**: la parte oltre le tre mensilità si può contestare e farsi restituire; proponi invece una **fideiussione** bancaria o assicurativa, che non è denaro fermo.\n- Scrivi nel contratto quanto hai versato, quando torna e per quali danni può essere trattenuto; fai un verbale con foto all’ingresso.\n- Non vale come ultimo affitto, salvo accordo.\n\nFonte: L. 392/1978, art. 11. Nei contratti con canone molto alto (oltre 250.000 € l’anno) si può pattuire altro: prima di firmare falla leggere a un avvocato.',
  },
  {
    id: 'price-reduction',
    topic: 'prices',
    all: [
      /cartellin\w*.{0,40}(?:scont|sald|ribass)\w*.{0,40}prezz\w*|prezzo ["“«'’‘]?(?:di )?["“«'’‘]?(?:prima|vecchio|precedent\w*|pieno|barrat\w*|original\w*|iniziale)|\bprima \d[\d.,]* ?(?:€|euro)? ?(?:e )?(?:ora|adesso|oggi)\b|prezzo piu basso|sconto finto|finti? scont\w*|gonfi\w* (?:il |i )?prezz\w*|(?:che|quale) prezzo .{0,30}(?:barrat|prima|scontat)/,
      /scont\w*|sald[oi]|vetrina|cartellin\w*|promo\w*|ribass\w*|barrat\w*|offert\w*|posso|devo|multa|regol\w*|ora\b/,
    ],
    none: /calcola|quanto (?:viene|pago|costa|resta|guadagn)/,
    text: 'Quando annunci uno sconto devi indicare il **prezzo precedente, che è il più basso praticato a tutti negli ultimi 30 giorni** prima del ribasso. Un prezzo di mesi o anni fa, o alzato apposta, non vale.\n\n- **Ribassi progressivi** nella stessa campagna (−20, poi −30): come prezzo precedente vale quello di prima del primo ribasso.\n- **Prodotti in vendita da meno di 30 giorni**: indica da quando vale il prezzo precedente. Fuori dalla regola: alimenti deperibili e prezzi di lancio.\n- Vale in negozio e online, saldi e liquidazioni compresi. Tieni traccia dei prezzi (foto dei cartellini, listini datati).\n- Uno sconto falso è anche pratica commerciale scorretta, con sanzioni dell’Antitrust.\n\nFonte: Codice del consumo, art. 17-bis (D.Lgs. 26/2023, in vigore dal 1° luglio 2023).',
  },
  {
    id: 'rest-breaks',
    topic: 'staff',
    all: [
      /paus[ae]\b|ripos[oi]\b|giorno libero|ore di fila|ore consecutive|\bstacc\w* (?:tra|fra) (?:un |i )?turn\w*|(?:sette|7) giorni su (?:sette|7)|ore (?:al giorno|a settimana|settimanali) (?:al )?massim\w*|massimo .{0,16}ore|quante ore .{0,30}(?:lavorar|fargli|farle|puo|posso)/,
      /dipendent\w*|commess[aeio]|operai\w*|ragazz[aeio]|camerier\w*|barista|cuoc\w*|lavor\w*|turn\w*|personale|collaborator\w*/,
    ],
    none: /minorenn|minori\b|minore\b|\b1[4-7] anni|quanto (?:mi )?costa|pagar\w* .{0,10}ore|straordinar|fatturabil|tariffa|malatt/,
    text: 'Le regole minime per chi è dipendente:\n\n- **Pausa**: se la giornata supera le **6 ore**, almeno **10 minuti**, o quanto dice il contratto collettivo.\n- **Tra un turno e l’altro**: **11 ore di riposo consecutive** ogni 24.\n- **Riposo settimanale**: almeno **24 ore consecutive ogni 7 giorni**, di regola la domenica (calcolate come media su 14 giorni).\n- **Orario**: normale 40 ore a settimana; **48 in media** con gli straordinari, su quattro mesi.\n- I contratti collettivi prevedono turni e deroghe: guarda il tuo.\n\nFonte: D.Lgs. 66/2003, artt. 3-9. Per i minorenni le regole sono più severe.',
  },
  {
    id: 'unpaid-help',
    topic: 'staff',
    all: [
      /\bamic[oaih]\w*|volontari\w*|vicin[oa] di casa|conoscent\w*|pensionat\w*|student\w* in prova|una mano|\bgratis\b|gratuit\w*|senza (?:pagarl\w*|paga|contratto|stipendio)/,
      /aiut\w*|lavor\w*|in negozio|al banco|in cucina|servir\w*|prova|dare una mano|\bmano\b/,
      /posso|puo\b|possono|rischi\w*|in regola|legale|multa|serve|devo|nero\b/,
    ],
    none: /(?:mia|mio) (?:moglie|marito|figli\w*|madre|padre|sorella|fratello|suocer\w*|nipote|cognat\w*)|familiar|consegna gratis|client|spedizion/,
    text: 'In un’attività con scopo di guadagno **il lavoro gratuito di un amico è molto rischioso**: si presume che chi lavora vada pagato, e se arriva un controllo può essere trattato come **lavoro in nero**, con maxisanzione e sospensione dell’attività. Vale anche per la «prova» di un giorno: serve il contratto prima che cominci.\n\n- **Volontario** si può essere solo in associazioni ed enti del terzo settore, non in un negozio.\n- **Parenti e affini** possono dare un aiuto occasionale: tetto di riferimento **90 giorni o 720 ore l’anno**, e per i pensionati si presume gratuito; verifica l’INAIL.\n- **Modi in regola per poche ore**: contratto a chiamata, part-time, prestazione occasionale PrestO per i piccoli datori, con comunicazione prima dell’inizio.\n\nFonte: lettera circolare Min. Lavoro 10478/2013 (parenti); D.Lgs. 117/2017 (volontari); D.L. 50/2017, art. 54-bis. Senti il consulente del lavoro prima, non dopo.',
  },
  {
    id: 'care-leave',
    topic: 'staff',
    all: [
      /\b(?:legge )?104\b|permess[oi] (?:per|retribuit|104)\w*|assister\w* (?:la |il |un |una )?(?:madre|padre|familiar\w*|genitor\w*|disabil\w*)/,
      /dipendent\w*|commess[aeio]|operai\w*|lavor\w*|paga|rifiut\w*|quant\w*|obblig\w*|giorn\w*|posso|devo/,
    ],
    text: 'Chi assiste un familiare con disabilità grave (o è lui stesso disabile grave) ha **3 giorni di permesso al mese**, anche a ore: **non puoi negarli**.\n\n- **Chi paga**: li anticipi in busta, e li recuperi dai contributi: sono a carico dell’**INPS**.\n- **Che cosa puoi chiedere**: la copia dell’autorizzazione INPS e, se possibile, di programmarli con qualche giorno d’anticipo; nelle urgenze contano le esigenze di chi è assistito.\n- Chi li usa per altro può essere sanzionato fino al licenziamento: ma serve una prova seria.\n\nFonte: L. 104/1992, art. 33.',
  },
  {
    id: 'tips',
    topic: 'staff',
    all: [
      /\bmanc[ei]\w*\b(?! (?:il|la|un|una|di)\b)/,
      /camerier\w*|tass\w*|pos\b|carta|busta|divid\w*|client\w*|bar\b|ristorant\w*|dipendent\w*|posso|devo|scontrin\w*/,
    ],
    none: /\bmi manc|ci manc|\bmanca\b|manco\b/,
    text: 'Le **mance dei clienti ai dipendenti** di bar, ristoranti e alberghi, anche pagate con la carta, sono reddito di lavoro con una tassa leggera: **imposta sostitutiva del 5%**, senza contributi.\n\n- Limite: fino al **30% del reddito** che la persona prende nell’anno per quel lavoro, e solo per chi nell’anno prima ha avuto redditi da lavoro dipendente fino a **75.000 €**.\n- Le trattieni e versi tu, come sostituto d’imposta; il lavoratore può rinunciare per iscritto.\n- Non fanno parte dei tuoi incassi se le giri per intero a chi ha servito: tienile separate sul POS e in contabilità.\n\nFonte: L. 197/2022, art. 1, commi 58-62, come modificati dalla L. 207/2024, comma 520 (dal 2025). Fatti impostare la busta dal consulente.',
  },
  {
    id: 'tax-debt-instalments',
    topic: 'taxes',
    all: [
      /cartell[ae]\b|agenzia (?:delle )?entrate.?riscossione|riscossione|equitalia|debit[oi] (?:con|verso) (?:il fisco|l'agenzia|inps|lo stato)|ingiunzion\w*/,
      /rat[ae]\b|rateizz\w*|rateazion\w*|dilazion\w*|pagar\w*|non (?:riesco|posso|ho)|quant\w*|posso/,
    ],
    none: /bancarell|client/,
    text: 'Sì: le cartelle si pagano **a rate** chiedendolo all’Agenzia delle entrate-Riscossione.\n\n- **Fino a 120.000 €** per domanda: basta dichiarare la difficoltà, fino a **84 rate mensili** (domande del 2025 e 2026; 96 nel 2027-2028). Online, area riservata, servizio «Rateizza adesso».\n- **Oltre 120.000 €, o più rate**: va documentata la difficoltà; fino a **120 rate**.\n- Finché paghi non partono nuovi fermi e pignoramenti, e puoi avere il DURC in regola. **Se salti otto rate**, anche non di fila, perdi il beneficio.\n- Chiedila **prima** che scadano i 60 giorni dalla notifica, e controlla che il debito sia giusto e non prescritto.\n\nFonte: D.P.R. 602/1973, art. 19, come modificato dal D.Lgs. 110/2024.',
  },
  {
    id: 'smoking',
    topic: 'contracts',
    all: [
      /fum(?:are|o|ano|a)\b|sigarett\w*|svapo\w*|svapare/,
      /local[ei]\b|bar\b|negozi\w*|dehors|tavolin\w*|client\w*|dipendent\w*|multa|cartell\w*|posso|devo|vietat\w*/,
    ],
    none: /tabacch|rivend|vendo|canna fumaria|scriv(?:i|imi)/,
    text: 'Nei locali chiusi aperti al pubblico e nei luoghi di lavoro **non si fuma**, salvo sale riservate ai fumatori con ventilazione a norma.\n\n- Devi esporre i **cartelli di divieto** (con norma, sanzione e chi vigila), far smettere chi fuma e, se serve, avvertire chi può fare la multa.\n- **All’aperto** (dehors) di regola si può, ma alcuni Comuni lo vietano o chiedono distanze: guarda il regolamento del tuo.\n- **Sigarette elettroniche**: la legge nazionale non le vieta ovunque; nel tuo locale puoi vietarle tu.\n\nFonte: L. 3/2003, art. 51. Gli importi delle sanzioni cambiano: chiedi alla polizia locale o alla tua associazione.',
  },
  {
    id: 'refuse-customer',
    topic: 'customers',
    all: [
      /rifiut\w* (?:di )?(?:un |una |l'|il |la |i )?(?:client\w*|servir\w*|prenotazion\w*|persona|ospit\w*)|non (?:far|voglio far|posso non far)\w* entrare|mandar\w* via (?:un |il |i |quel )?client\w*|cacciar\w* (?:un |il |quel )?client\w*/,
      /posso|obblig\w*|devo|legale|rischi\w*|multa|diritto|\?/,
    ],
    text: '**Bar, ristoranti, alberghi** (pubblici esercizi) non possono rifiutare chi chiede il servizio e ne paga il prezzo, **salvo un motivo legittimo**: ubriachezza, comportamento molesto, locale pieno, orario di chiusura, regole di sicurezza.\n\n- **Mai** per origine, religione, disabilità, orientamento: è discriminazione, con danni e sospensione.\n- **Negozi e artigiani**: chi espone la merce con il prezzo fa un’offerta al pubblico e vende a chi la chiede; un professionista invece sceglie i suoi clienti.\n- Se qualcuno disturba: chiedi una volta con calma, poi chiama il **112**; non mettere le mani addosso a nessuno.\n\nFonte: art. 187 reg. TULPS (R.D. 635/1940); art. 1336 c.c.',
  },
  {
    id: 'prize-contests',
    topic: 'marketing',
    all: [
      /concors[oi]\b|lotteri\w*|giveaway|estrazion\w*|riffa|sorteggi\w*|premi[oa]? (?:in palio|a sorte)|gratta e vinci/,
      /client\w*|instagram|facebook|social|negozi\w*|posso|serve|regol\w*|vinc\w*|premi\w*|autorizzazion\w*|organizz\w*|fare\b/,
    ],
    none: /scriv(?:i|imi)|post per|testo/,
    text: 'Un concorso o un giveaway con premi per promuovere l’attività è una **manifestazione a premio**: prima di partire servono **regolamento, comunicazione al Ministero (Imprese e Made in Italy) almeno 15 giorni prima, una cauzione pari ai premi, e un notaio o funzionario camerale** che assegna i premi.\n\n- **Sono esclusi** tra gli altri: premi di valore minimo (un gadget), sconti sul prezzo o pezzi in più dello stesso prodotto, premi a chi fa un’opera (disegno, foto) valutata per merito.\n- Le **tessere punti** (operazioni a premio) non chiedono la comunicazione ma regolamento e cauzione del 20%, se il premio non è uno sconto o un prodotto tuo.\n- Un «commenta e tagga, estraggo a caso» su Instagram rientra nella regola: le sanzioni sono alte.\n\nFonte: D.P.R. 430/2001. Fatti seguire da un’agenzia o dal commercialista: in alternativa offri uno sconto a tutti, che è libero.',
  },
  {
    id: 'gift-voucher',
    topic: 'customers',
    all: [
      /buon[oi] (?:regalo|acquisto|spesa)|gift ?card|carta regalo|tessera prepagata/,
      /scad\w*|rimbors\w*|restitui\w*|cambi\w*|scontrin\w*|iva\b|obblig\w*|posso|devo|quant\w*|fattur\w*/,
    ],
    none: /scriv(?:i|imi)|idee|promuov/,
    text: 'Per i **buoni regalo** decidi tu le regole, ma vanno scritte sul buono:\n\n- **Scadenza**: si può mettere (12 mesi è l’uso, che sia chiara e non troppo breve); se manca, il credito dura di regola 10 anni.\n- **Rimborso**: non sei obbligato a ridare denaro, salvo che l’attività chiuda o non possa dare il servizio.\n- **Scontrino e IVA**: se il buono vale per beni con aliquote diverse (**multiuso**) l’IVA e lo scontrino si fanno quando si usa; se vale per una cosa sola con aliquota nota (**monouso**) si fanno alla vendita del buono.\n\nFonte: D.P.R. 633/1972, artt. 6-bis, 6-ter, 6-quater (D.Lgs. 141/2018). Sul registratore fatti impostare il reparto dal commercialista.',
  },
  {
    id: 'payslip',
    topic: 'staff',
    all: [
      /busta paga|cedolin\w*|tredicesima|quattordicesima/,
      /quand\w*|entro|obblig\w*|devo|scad\w*|spett\w*|a chi|posso|consegn\w*|tutti/,
    ],
    none: /quanto (?:mi )?costa|calcola|scriv(?:i|imi)|nett[oi]\b|lord[oi]\b/,
    text: 'Il giorno di paga **lo fissa il contratto collettivo (o quello individuale)**: di solito tra fine mese e il 10 del mese dopo. La **busta paga va consegnata insieme allo stipendio**, ogni mese (anche per e-mail o area riservata), e lo stipendio va pagato con mezzi tracciabili.\n\n- **Tredicesima**: spetta a tutti i dipendenti, di norma **a dicembre prima di Natale**; chi è entrato o uscito nell’anno ne ha tanti dodicesimi quanti i mesi lavorati.\n- **Quattordicesima**: solo se la prevede il contratto collettivo (per esempio terziario e turismo, di solito tra giugno e luglio).\n- Se paghi in ritardo il dipendente può chiedere gli interessi e, se diventa abituale, dimettersi per giusta causa.\n\nFonte: L. 4/1953; L. 205/2017, art. 1, commi 910-913; il contratto collettivo per le mensilità in più.',
  },
  {
    id: 'car-vat',
    topic: 'vat-position',
    all: [
      /\biva\b|detra\w*|scaric\w*|dedu\w*/,
      /\b(?:auto|automobile|macchina|vettura|autovettura|furgon\w*|veicol\w*|benzina|carburant\w*|gasolio)\b/,
      /scaric\w*|detra\w*|recuper\w*|dedu\w*|quant[ao]/,
    ],
    none: /\d{3,}|forfett\w*|macchina (?:da|del) (?:cucire|caffe)|macchinar/,
    text: 'Per l’**auto usata sia per il lavoro sia in privato si detrae il 40% dell’IVA**: acquisto, leasing, noleggio, carburante, riparazioni (art. 19-bis1, c. 1, lett. c e d, DPR 633/1972).\n\n- **100%** se serve solo al lavoro, e lo sai provare; per **agenti e rappresentanti**; per furgoni e autocarri che servono davvero al lavoro.\n- **Costi** (art. 164 TUIR): di regola 20% deducibile, fino a 18.075,99 € di prezzo; agenti 80%, fino a 25.822,84 €.\n- Il carburante va pagato con mezzi tracciabili.\n- In **forfettario** non si detrae e non si deduce niente.\n\nIl 40% vale su autorizzazione dell’UE: quella che ho riscontrato (decisione 2022/2411) arrivava al 31 dicembre 2025; fatti confermare dal commercialista la proroga.',
  },
  {
    id: 'bounced-cheque',
    topic: 'finance',
    all: [
      /\bassegn[oi]\b/,
      /scopert\w*|senza (?:fondi|provvista|copertura)|protest\w*|insolut\w*|non (?:e )?(?:coperto|pagato|passato)|tornat\w* indietro|a vuoto/,
    ],
    none: /scriv(?:i|imi)/,
    appliesToStatements: true,
    text: 'Con un **assegno scoperto** in mano hai più forza di una fattura: l’assegno presentato in tempo è già un **titolo esecutivo** (R.D. 1736/1933, art. 55).\n\n- **Subito**: chiedi alla tua banca il protesto, o la constatazione equivalente, e scrivi al cliente per PEC o raccomandata.\n- **Ha 60 giorni** dalla scadenza del termine di presentazione per il **pagamento tardivo**: importo + **penale del 10%** + interessi legali + spese di protesto. Se non paga scattano sanzione del Prefetto e revoca dagli assegni (iscrizione in CAI).\n- Non dargli la **quietanza** finché non hai incassato tutto, penale compresa.\n- **Se non paga**: precetto e pignoramento con l’avvocato, senza bisogno di un decreto; da oggi niente consegne senza bonifico.\n\nFonte: L. 386/1990, artt. 2, 3, 8 e 9.',
  },
];
