import type { LawRule } from './rule';

/** Employees. */
export const WORK_RULES: readonly LawRule[] = [
  {
    id: 'hire-notice',
    topic: 'staff',
    all: [
      /assum\w*|assunzion\w*|comincia|inizia\w* a lavorare|prendo (?:un|una)|nuov[oa] (?:dipendente|barista|commess|camerier|operai)/,
      /comunica\w*|entro quando|unilav|denunci\w*|centro per l'impiego|quando (?:devo|va|si)|prima di/,
    ],
    text: '**L’assunzione si comunica entro le 24 del giorno prima dell’inizio del lavoro** (modello UniLav, online, di solito tramite consulente del lavoro): per chi comincia di lunedì entro la domenica. È il giorno di calendario, anche se festivo.\n\n- Senza comunicazione il lavoro è considerato **in nero**, con sanzioni pesanti.\n- Solo per urgenze impreviste si può fare il giorno stesso, con il modello UniUrg.\n- Prima servono anche: contratto scritto con le informazioni del D.Lgs. 104/2022, posizione INPS e INAIL, visita medica se prevista, formazione sulla sicurezza.\n\nFonte: art. 9-bis D.L. 510/1996 (L. 296/2006). Fai partire il consulente del lavoro qualche giorno prima.',
  },
  {
    id: 'minors-at-night',
    topic: 'staff',
    all: [
      /minorenn\w*|\b1[567] anni|minori?\b/,
      /nott\w*|sera\b|alba|all'una|turno|orari\w*|ore\b|(?:alle|dalle|fino alle) (?:2[0-4]|[1-6])\b|mezzanotte/,
    ],
    none: /alcol|tabacc|sigarett|vend/,
    text: 'No: **chi non ha compiuto 18 anni non può lavorare di notte**. La notte è un periodo di almeno 12 ore di seguito che comprende **dalle 22 alle 6** oppure **dalle 23 alle 7**: anche un apprendista minorenne al forno può cominciare solo dopo.\n\n- **Orario**: tra 15 e 18 anni al massimo 8 ore al giorno e 40 a settimana; pausa di almeno un’ora dopo 4 ore e mezza; di regola due giorni di riposo, domenica compresa.\n- **Prima di assumere**: obbligo di istruzione assolto, visita medica preassuntiva, valutazione dei rischi per i minori e comunicazione ai genitori.\n- **Eccezioni** poche: spettacolo, sport e casi di forza maggiore per chi ha almeno 16 anni.\n\nFonte: L. 977/1967, artt. 7, 8, 15-18 (D.Lgs. 345/1999). Le sanzioni sono anche penali: fai preparare il contratto al consulente del lavoro.',
  },
  {
    id: 'resignation',
    topic: 'staff',
    all: [/dimission\w*|dimett\w*|dimess[oaie]|si (?:e )?licenzi\w*|vuole (?:andarsene|licenziarsi)|resign/],
    none: /si sono licenziat|trovo nessuno|annuncio|\btfr\b|liquidazion/,
    text: 'Le **dimissioni valgono solo se date online** (procedura telematica del Ministero del lavoro, da solo con SPID o con patronato e consulente): una lettera scritta a mano o un messaggio non bastano. Possono essere revocate entro 7 giorni.\n\n- Il dipendente deve il **preavviso del CCNL**; se non lo lavora, puoi trattenerlo dall’ultima paga.\n- Tu comunichi la cessazione con UniLav entro 5 giorni e paghi TFR, ferie e ratei.\n- Dimissioni per *giusta causa* (per esempio stipendi non pagati): niente preavviso.\n\nFonte: art. 26 D.Lgs. 151/2015. Per assenze prolungate senza motivo la L. 203/2024 prevede una procedura: chiedi al consulente del lavoro.',
  },
  {
    id: 'dismissal',
    topic: 'staff',
    all: [/licenzi\w*|mandar\w* via|mando via|lasciare a casa/],
    none: /incinta|gravidanz|maternit|dimission|si (?:e|sono) licenziat|licenziat[oa] (?:da|dal)|proprietari|locale|affitt|padron|inquilin/,
    text: 'Un licenziamento va fatto **per iscritto, con un motivo, e con il preavviso del contratto collettivo (CCNL)**; prima di spedire la lettera fatti seguire da un **consulente del lavoro o un avvocato**: un errore di forma costa mesi di indennità.\n\n- **Se il lavoro non c’è più**: è *giustificato motivo oggettivo* (L. 604/1966, art. 3). Devi poter dimostrare la ragione economica o organizzativa e che non hai un altro posto per la persona (*repêchage*).\n- **Se è per il comportamento**: prima la contestazione scritta, almeno 5 giorni per difendersi (art. 7 L. 300/1970), poi la decisione; *giusta causa* senza preavviso solo per fatti gravissimi.\n- **Passi**: verifica del CCNL e dei divieti (maternità, matrimonio, malattia), lettera firmata consegnata a mano o per raccomandata, preavviso, comunicazione UniLav entro 5 giorni, ultima busta paga con TFR, ferie residue e contributo di licenziamento all’INPS.\n- Con oltre 15 dipendenti, per gli assunti prima del 7 marzo 2015, serve prima il tentativo all’Ispettorato del lavoro.\n\nIl dipendente ha 60 giorni per impugnarlo. Valuta anche riduzione d’orario o accordo.',
  },
  {
    id: 'discipline',
    topic: 'staff',
    appliesToStatements: true,
    all: [
      /dipendent\w*|commess[aoie]\b|operai\w*|camerier\w*|cuoc[oah]\w*|impiegat\w*|collaborator\w*|collaboratric\w*|apprendist\w*|lavorator\w*|barist\w*|ragazz[aoie] (?:del|al|in) (?:bar|negozio|banco|cassa|cucina)|magazzinier\w*|parrucchier\w*/,
      /(?:arriv\w*|viene|vengono|entra|si presenta)\b.{0,30}(?:tardi\b|ritard\w*)|ritard\w* (?:al lavoro|continu\w*|ripetut\w*)|sempre (?:in ritardo|al telefono|al cellulare)|(?:usa|guarda|sta)\b.{0,20}\b(?:telefono|cellulare)|non (?:rispetta|segue|esegue|ascolta|fa quello)|si rifiuta|risponde male|tratta male|litig\w*|rub(?:a|ato|ano)\b|assent\w* ingiustific\w*|(?:non si presenta|non e venut\w)|provvediment\w* disciplinar\w*|contestazion\w*|richiam\w* (?:scritt\w*|disciplinar\w*|ufficial\w*)|\bmulta\b/,
    ],
    none: /licenzi\w*|mandar\w* via|mando via|lasciare a casa|malatti\w*|client\w* (?:arriv|litig|rub)|pag(?:o|are|ato) in ritardo|stipendi\w* in ritardo|ritardo (?:dei|del|nei) pagament\w*/,
    text: 'Prima parlane a voce, con fatti e date; se si ripete, la via è la **contestazione disciplinare scritta** (art. 7 L. 300/1970).\n\n- **Contesta subito**, per iscritto: che cosa è successo, giorno e ora. Consegnala a mano con firma o per raccomandata.\n- La persona ha **5 giorni** per rispondere, anche con un sindacalista: prima non puoi punire (salvo il rimprovero a voce).\n- **Sanzioni, in crescendo**: rimprovero scritto, multa fino a 4 ore di paga, sospensione fino a 10 giorni. Valgono quelle del CCNL, e il codice disciplinare deve essere **affisso** dove tutti lo leggono.\n- Le sanzioni contano come precedenti per 2 anni; il licenziamento viene solo dopo più richiami o per fatti gravissimi.\n\nTieni un foglio con date e orari da oggi. Prima di spedire la lettera falla leggere al consulente del lavoro.',
  },
  {
    id: 'trial-period',
    topic: 'staff',
    all: [
      /periodo di prova|in prova|giorni? di prova|\b(?:la )?prova (?:di|del|della|per|con) (?:un|una|il|la) (?:camerier|commess|cuoc|operai|ragazz|dipendent|apprendist|barist|segretari|person|collaborat|aiut)/,
    ],
    none: /gratuit|abbonament|cliente|app\b/,
    text: 'No, a voce non basta: il **periodo di prova** va scritto nel contratto prima di cominciare, con le mansioni: se non è scritto non vale. Durata massima secondo il CCNL e mai oltre **6 mesi**; nei contratti a termine è di un giorno di lavoro ogni 15 di calendario, da 2 a 15 giorni se il contratto dura fino a 6 mesi e fino a 30 se dura tra 6 e 12 (L. 203/2024, art. 13). Durante la prova ci si lascia senza preavviso né motivo.\n\nAnche una sola giornata di prova si paga e si comunica con UniLav il giorno prima: non esiste la “prova gratis”. Fonte: art. 2096 c.c.; art. 7 D.Lgs. 104/2022, modificato nel 2024. Le durate stanno nel tuo CCNL: verifica con il consulente del lavoro.',
  },
  {
    id: 'fixed-term',
    topic: 'staff',
    all: [/tempo determinato|contratto a termine/],
    text: 'Il **contratto a tempo determinato** può durare **12 mesi** senza spiegare perché, e fino a **24 mesi** in tutto con una causale (prevista dal CCNL, sostituzione, o concordata nei casi di legge). Massimo **4 proroghe**; tra un contratto e l’altro pausa di 10 o 20 giorni; di regola non più del 20% dei dipendenti stabili. Va firmato per iscritto.\n\nFonte: artt. 19-29 D.Lgs. 81/2015; le attività stagionali hanno regole proprie. Verifica col consulente del lavoro.',
  },
  {
    id: 'occasional-work',
    topic: 'staff',
    all: [/prestazion\w* occasional\w*|lavoro occasionale|prest\w?o|voucher|ritenuta d'acconto/],
    none: /prestit/,
    text: 'Ci sono due strade diverse:\n\n- **PrestO / Libretto famiglia** (piattaforma INPS): fino a 5.000 € l’anno per chi lavora e 10.000 € per chi paga (15.000 per alcuni settori), massimo 2.500 € tra le stesse parti; non si può usare sopra certi numeri di dipendenti. Si comunica prima.\n- **Lavoro autonomo occasionale** (art. 2222 c.c.): ricevuta con ritenuta del 20%, senza partita IVA se non è abituale; oltre 5.000 € l’anno scattano i contributi alla Gestione separata. Chi ha un’impresa deve comunicarlo prima all’Ispettorato.\n\nSe gli orari li decidi tu e il lavoro si ripete, è lavoro dipendente. Fonte: art. 54-bis D.L. 50/2017. Conferma con il consulente.',
  },
  {
    id: 'sick-leave',
    topic: 'staff',
    all: [
      /malattia|\bmalat[oa]\b|certificato medic|visita fiscale/,
      /dipendent|operai|commess|chi paga|paga\w*|inps|giorn/,
    ],
    text: 'Per la **malattia** il dipendente avvisa subito e manda il numero di protocollo del certificato telematico. I **primi 3 giorni** (carenza) li paga di regola l’azienda se lo prevede il CCNL; dal 4° giorno c’è l’indennità INPS (50%, poi 66,66% dal 21°), che anticipi tu in busta e recuperi, con l’integrazione del CCNL. Fasce di reperibilità: 10–12 e 17–19, ogni giorno.\n\nIl posto si conserva per il periodo di *comporto* del CCNL. Fonte: art. 2110 c.c. Per i casi particolari senti il consulente del lavoro.',
  },
  {
    id: 'holidays',
    topic: 'staff',
    all: [/ferie/, /dipendent|quant|spett|obblig|settiman|non godut/],
    none: /cartello|avvis|chius/,
    text: 'Al dipendente spettano almeno **4 settimane di ferie l’anno**: due vanno godute nell’anno (consecutive, se le chiede), le altre entro 18 mesi. Non si possono pagare al posto di farle, salvo a fine rapporto. Il periodo lo decide l’azienda tenendo conto delle esigenze di chi lavora. Fonte: art. 10 D.Lgs. 66/2003, art. 2109 c.c.; il CCNL può dare di più.',
  },
  {
    id: 'safety',
    topic: 'staff',
    all: [
      /\bdvr\b|valutazione dei rischi|documento (?:di|dei) rischi|sicurezza (?:sul|nei luoghi di|del) lavoro|sicurezza sul lavoro|\brspp\b|medico competente|corso (?:sicurezza|antincendio|primo soccorso)/,
    ],
    text: 'Sì, è obbligatorio: dal **primo dipendente** (anche a termine, stagista o socio che lavora) servono: **DVR** (documento di valutazione dei rischi), **RSPP** (può farlo il titolare con corso), addetti a primo soccorso e antincendio, formazione dei lavoratori, medico competente se ci sono rischi che lo richiedono. Fonte: D.Lgs. 81/2008; le sanzioni sono anche penali. Fatti seguire da un consulente della sicurezza.',
  },
  {
    id: 'durc',
    topic: 'staff',
    all: [/\bdurc\b/],
    text: 'Il **DURC** è il documento che attesta che sei in regola con i contributi INPS, INAIL e (in edilizia) Cassa edile. Si chiede online, gratis, sul sito INPS o INAIL e **vale 120 giorni**. Serve per appalti, lavori edili, pagamenti della pubblica amministrazione e molte agevolazioni. Se risulta irregolare hai 15 giorni per sistemare. Fonte: D.M. 30 gennaio 2015.',
  },
  {
    id: 'injury',
    topic: 'staff',
    all: [/infortuni\w*|si e fatto male|fatt[oa] male (?:al|sul) lavoro|incidente sul lavoro/],
    text: 'Per un infortunio sul lavoro la **denuncia all’INAIL va fatta online entro 2 giorni** da quando ricevi il certificato medico, se la prognosi supera 3 giorni; **entro 24 ore** se è mortale o in pericolo di vita. Per prognosi da 1 a 3 giorni basta la comunicazione a fini statistici, entro 48 ore.\n\n- Il giorno dell’infortunio lo paghi per intero, i 3 successivi al 60% (o come dice il CCNL), poi paga l’INAIL.\n- Conserva la documentazione di sicurezza (DVR, formazione, DPI).\n\nFonte: artt. 53 e 73 DPR 1124/1965. Chiama subito il consulente del lavoro.',
  },
  {
    id: 'maternity',
    topic: 'staff',
    all: [
      /maternit\w*|aspetta un (?:bambino|bimbo|figlio)|(?:astensione|congedo) obbligatori\w*|incinta|gravidanz\w*|congedo (?:di paternit|parental)\w*|paternit\w*/,
      /dipendent|commess|lavor|licenzi|paga|dura|mesi|settiman|sostitu|quanto|posso|\bha diritto/,
    ],
    text: 'La **maternità obbligatoria dura 5 mesi** (2 prima e 3 dopo il parto, o 1+4, o tutti dopo con certificato medico): l’INPS paga l’80%, che anticipi in busta e recuperi; il CCNL può integrare. Il padre ha **10 giorni** obbligatori.\n\n- Dall’inizio della gravidanza fino a un anno del bambino **non si può licenziare**; le dimissioni vanno convalidate.\n- Va allontanata dai lavori a rischio; puoi assumere una sostituta a termine (con meno di 20 dipendenti lo sgravio è del 50%).\n- Congedo parentale: fino a 6 mesi a testa, con indennità.\n\nFonte: D.Lgs. 151/2001. Verifica col consulente del lavoro.',
  },
  {
    id: 'apprenticeship',
    topic: 'staff',
    all: [
      /apprendist\w*/,
      /et[aà]|anni|quant\w*|dura|sgrav\w*|contribut\w*|posso|come (?:funziona|si)|conviene|cost/,
    ],
    none: /\d{3,}|annuncio|scriv/,
    text: 'L’**apprendistato professionalizzante** si fa con chi ha **da 18 a 29 anni**, per **6 mesi–3 anni** (5 per alcuni mestieri artigiani), con un piano formativo scritto e un tutor.\n\n- **Contributi ridotti**: fino a 9 dipendenti 1,5% il primo anno, 3% il secondo, 10% dal terzo (più la NASpI); poi un anno di sgravio se lo confermi.\n- La paga può essere più bassa (sottoinquadramento o percentuale) secondo il CCNL.\n- Alla fine ci si può lasciare con preavviso, altrimenti diventa a tempo indeterminato.\n\nFonte: artt. 41-47 D.Lgs. 81/2015. Chiedi al consulente del lavoro le percentuali aggiornate.',
  },
  {
    id: 'overtime',
    topic: 'staff',
    all: [
      /ripos(?:o\b|ar\w*).{0,40}(?:turn|legge)|quante ore.{0,40}ripos\w*|ripos(?:o\b|ar\w*).{0,40}(?:turn|giornalier|or[ae]|minim)|(?:ore|turn\w*)\b.{0,60}riposo|straordinar\w*|ore (?:massime|settimanali|al giorno)|orario (?:di lavoro|massimo)|riposo settimanal\w*|lavor\w* (?:di )?(?:domenica|festiv\w*)|pausa/,
      /dipendent|massim|quant|posso|obblig|pag|spett|legge/,
    ],
    none: /\d{3,}|\bapert[oaie]\b/,
    text: 'Regole base sull’orario di chi lavora per te:\n\n- **40 ore settimanali** normali (o meno da CCNL); con gli straordinari **al massimo 48 in media** su 4 mesi; 250 ore di straordinario l’anno salvo CCNL.\n- **11 ore di riposo** ogni 24, **un giorno ogni sette** (di regola la domenica), pausa di 10 minuti oltre le 6 ore.\n- Lo straordinario si paga con la **maggiorazione del CCNL** (spesso 15–30%), il festivo e il notturno di più.\n- Nei festivi (1° maggio, Natale…) non si può obbligare chi non ha accettato.\n\nFonte: D.Lgs. 66/2003. Le percentuali stanno nel tuo CCNL.',
  },
  {
    id: 'severance',
    topic: 'staff',
    all: [
      /\btfr\b|liquidazion\w*/,
      /quando|quant\w*|entro|pag\w*|anticip\w*|rat[ae]|spett\w*|come si calcola|dev\w* dar\w*|\bdar(?:e|lo|glielo|gli|le)\b|diritto|\bperde\b|matura\b|lo stesso/,
    ],
    none: /\d{4,}|\biva\b/,
    text: 'Il **TFR spetta sempre, in ogni caso in cui il rapporto finisce**: dimissioni, licenziamento (anche per giusta causa), fine del contratto a termine. Si paga **alla fine del rapporto**, di norma con l’ultima busta o entro i termini del CCNL (spesso 30–45 giorni). Ogni anno matura **retribuzione annua ÷ 13,5**, rivalutata dell’1,5% più il 75% dell’inflazione.\n\n- **Anticipo**: fino al 70%, una volta, dopo 8 anni di servizio, per casa o spese mediche (solo a una quota di dipendenti l’anno).\n- A rate si può solo se il lavoratore accetta per iscritto.\n- Da accantonare davvero: circa il 7,4% del lordo.\n\nFonte: art. 2120 c.c.',
  },
  {
    id: 'family-helper',
    topic: 'staff',
    all: [
      /(?:mia|mio) (?:moglie|marito|figli\w*|madre|padre|sorella|fratello|suocer\w*|nipote|cognat\w*)|familiar\w*|parent[ei]\b/,
      /aiut\w*|lavor\w*|dare una mano|coadiuvant\w*|collaborator\w*|in negozio|assum\w*/,
      /posso|devo|obblig\w*|regola|inps|inail|contratto|serve/,
    ],
    text: 'Un familiare può dare una mano **occasionalmente senza contratto**: per commercio e artigianato si considera occasionale l’aiuto fino a **90 giorni (720 ore) l’anno**, e quello di parenti pensionati o che lavorano altrove a tempo pieno; l’INAIL va comunque verificata.\n\n- Se lavora **abitualmente e in prevalenza** va iscritto come **coadiuvante** (INPS artigiani/commercianti, contributi pieni) o in impresa familiare con atto notarile.\n- **Assumere** il coniuge o un convivente è possibile ma l’INPS può contestarlo: deve risultare un lavoro vero, con orari e paga tracciata.\n\nFonte: art. 21 D.L. 269/2003; lettera circolare Min. Lavoro 10478/2013; art. 230-bis c.c. Senti il consulente del lavoro.',
  },
  {
    id: 'pay-cash',
    topic: 'staff',
    all: [/stipend\w*|paga\b|dipendent\w*|busta/, /contant\w*|in mano|assegno|acconto/],
    none: /nero/,
    text: 'No: **gli stipendi non si pagano in contanti**, nemmeno un acconto. Servono bonifico, strumento elettronico, assegno consegnato al lavoratore o sportello bancario; la firma sulla busta paga non prova il pagamento. Sanzione da 1.000 a 5.000 € per ogni mese. La busta paga va consegnata insieme alla paga. Fonte: L. 205/2017, commi 910-913.',
  },
];
