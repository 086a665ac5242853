import { CHATBOT, COMPANY, CONSULTATION, MARKETPLACE, SOCIAL, type TopicEntry } from './entry';

export const PLATFORM: readonly TopicEntry[] = [
  {
    id: 'project-kinds',
    leadsTo: ['platform-reports', 'platform-rename'],
    step: COMPANY,
    it: {
      asks: [
        'Che tipi di progetto posso creare?',
        'come creo un progetto qui',
        'differenza tra bilancio depositato, senza bilancio e idea',
        'quale progetto scelgo',
      ],
      answer: [
        'Ci sono tre progetti, tutti con un’intervista guidata in **otto passi**:',
        '- **Azienda con bilancio depositato**: per le società. Carichi il bilancio (XBRL, o le cifre in CSV o Excel, oppure le voci principali a mano) e vengono calcolati e spiegati gli indici.',
        '- **Azienda senza bilancio**: per ditte individuali, professionisti, forfettari. Fatturato, costi, clienti e canali: margini e punto di pareggio.',
        '- **Idea o startup**: problema, clienti, concorrenti, prezzo e prime spese: piano di cassa a 12 mesi.',
        'Puoi fermarti e riprendere, e correggere un passo. Per crearne uno servono nome del progetto, dell’azienda e una PEC o e-mail.',
      ],
    },
    en: {
      asks: [
        'Which kinds of project can I create?',
        'how do I create a project here',
        'which project should I choose',
      ],
      answer: [
        'There are three projects, each with a guided interview of **eight steps**:',
        '- **Company with filed accounts**: upload the accounts (XBRL, or figures as CSV or Excel, or type the main lines) and the ratios are computed and explained.',
        '- **Company without filed accounts**: sole traders and professionals. Turnover, costs, customers and channels: margins and break-even.',
        '- **Idea or start-up**: problem, customers, competitors, price and first costs: a 12-month cash plan.',
        'You can stop, resume and correct a step. You need a project name, a company name and a PEC or e-mail.',
      ],
    },
  },
  {
    id: 'platform-reports',
    leadsTo: ['project-kinds', 'platform-consultation'],
    step: COMPANY,
    it: {
      asks: [
        'Posso scaricare il report in PDF?',
        'dove trovo il report e l’offerta del progetto',
        'scaricare l’analisi della mia azienda',
        'cosa contiene il report',
      ],
      answer: [
        'Sì. Dalle risposte di un progetto si ottengono due documenti: un’**analisi** e un’**offerta**. Dopo il quarto passo puoi avere una bozza, all’ottavo la versione completa.',
        '- **Dentro**: sintesi, indici con grafici, punti di forza e rischi, piano a 90 giorni, prodotti e consulenze adatti.',
        '- **Come**: si leggono come pagina web e si scaricano in **PDF A4**, in italiano o in inglese.',
        '- **Dove**: nella pagina **Progetti**, colonna «Scarica».',
        'Le cifre sono calcolate da ciò che hai inserito: se correggi una risposta, rifai il documento. Resta un’analisi automatica: falla vedere al commercialista prima di decisioni importanti.',
      ],
    },
    en: {
      asks: [
        'Can I download the report as a PDF?',
        'where do I find the report and the offer',
        'download my company analysis',
      ],
      answer: [
        'Yes. A project’s answers give two documents: an **analysis** and an **offer**. After the fourth step you may have a draft, at the eighth the full version.',
        '- **Inside**: summary, ratios with charts, strengths and risks, a 90-day plan, fitting products and consultations.',
        '- **How**: read as a web page and downloaded as an **A4 PDF**, in Italian or English.',
        '- **Where**: on the **Projects** page, under “Download”.',
        'Figures are computed from what you entered: if you correct an answer make the document again. It remains automatic: show it to your accountant before important decisions.',
      ],
    },
  },
  {
    id: 'platform-rename',
    leadsTo: ['project-kinds', 'platform-account'],
    step: null,
    it: {
      asks: [
        'Come rinomino un progetto?',
        'cambiare nome al progetto',
        'duplicare, archiviare o cancellare un progetto',
        'dove trovo i miei progetti',
      ],
      answer: [
        'Il nome si cambia **in alto nella pagina della chat**: clicca sul nome, scrivi, premi Invio (o esci dal campo) e compare la spunta di salvataggio.',
        'Nella pagina **Progetti** trovi l’elenco con nome, data, collegamento alla chat e documenti da scaricare. Da lì puoi **cercare e ordinare**, rinominare, **duplicare** un progetto per provarne una variante e **archiviare** quelli finiti, senza perdere nulla.',
        'Un consiglio: metti nel nome azienda e mese («Forno Rossi – marzo»), così confronti le versioni nel tempo.',
      ],
    },
    en: {
      asks: ['How do I rename a project?', 'duplicate, archive or delete a project', 'where are my projects'],
      answer: [
        'Change the name **at the top of the chat page**: click on it, type, press Enter (or leave the field) and a tick shows that it is saved.',
        'The **Projects** page lists name, date, a link to the chat and documents to download. From there you can **search and sort**, rename, **duplicate** a project to try a variant and **archive** finished ones, losing nothing.',
        'A tip: put company and month in the name (“Rossi Bakery – March”) so that you can compare versions over time.',
      ],
    },
  },
  {
    id: 'platform-marketplace',
    leadsTo: ['platform-chatbot', 'platform-cancel'],
    step: MARKETPLACE,
    it: {
      asks: [
        'Cosa trovo nel Marketplace?',
        'quali prodotti vendete',
        'come compro un prodotto qui',
        'metodi di pagamento del marketplace',
      ],
      answer: [
        'Prodotti pronti da attivare: il **Chatbot AI** per il sito, il **Creatore Post Social**, servizi (installazione guidata, addestramento su misura, controllo del sito, analisi di bilancio, business plan) e **consulenze**.',
        '- Ogni scheda dice **che cosa fa, che cosa serve, quanto costa** e in quanto si attiva.',
        '- Cerca per nome, apri «Dettagli», aggiungi al carrello e completa i dati di fatturazione; si paga con carta o bonifico.',
        '- I prodotti acquistati sono in **I miei prodotti**, da dove si configurano.',
        'Un abbonamento vale per un’installazione. Se non sai quale scegliere, descrivimi la tua attività in due righe.',
      ],
    },
    en: {
      asks: ['What is in the Marketplace?', 'which products do you sell', 'how do I buy a product here'],
      answer: [
        'Products ready to activate: the **Chatbot AI** for your site, the **Social Post Creator**, services (guided installation, tailored training, site check, accounts analysis, business plan) and **consultations**.',
        '- Each card says **what it does, what it needs, what it costs** and how soon it is active.',
        '- Search by name, open “Details”, add to the cart and fill in the billing data; pay by card or bank transfer.',
        '- What you bought is under **My products**, where you set it up.',
        'A subscription is for one installation. If you do not know which to choose, describe your business to me in two lines.',
      ],
    },
  },
  {
    id: 'platform-chatbot',
    leadsTo: ['chatbot-install', 'chatbot-documents'],
    step: CHATBOT,
    it: {
      asks: [
        'Cosa fa il chatbot per il sito?',
        'come funziona il vostro chatbot',
        'il chatbot risponde ai miei clienti?',
        'un assistente automatico che risponda ai clienti di notte',
      ],
      answer: [
        'Risponde ai visitatori del tuo sito a ogni ora, **usando solo i tuoi documenti**: listino, orari, condizioni, domande frequenti. Cita la fonte e, quando non sa, lo dice e offre di contattare una persona.',
        '- **Lo istruisci** caricando file o facendogli leggere il sito, e scrivendo risposte tue.',
        '- **Lo personalizzi**: nome, colori, tono, domande iniziali.',
        '- **Lo provi** in anteprima, poi lo pubblichi con una riga di codice.',
        '- **Leggi** conversazioni e statistiche, e correggi le risposte che mancano.',
        'È utile se ricevi spesso le stesse domande. Si attiva dal Marketplace.',
      ],
    },
    en: {
      asks: [
        'What does the website chatbot do?',
        'how does your chatbot work',
        'does the chatbot answer my customers',
      ],
      answer: [
        'It answers your site’s visitors at any hour, **from your own documents only**: price list, hours, terms, frequent questions. It names the source and, when it does not know, says so and offers a person.',
        '- **Teach it** by uploading files or letting it read your site, and by writing answers of your own.',
        '- **Make it yours**: name, colours, tone, opening questions.',
        '- **Try it** in the preview, then publish with one line of code.',
        '- **Read** conversations and statistics, and mend missing answers.',
        'Useful if you often get the same questions. Activate it from the Marketplace.',
      ],
    },
  },
  {
    id: 'chatbot-install',
    leadsTo: ['chatbot-documents', 'platform-chatbot'],
    step: CHATBOT,
    it: {
      asks: [
        'Come installo il chatbot sul mio sito?',
        'mettere il chatbot su wordpress',
        'codice da incollare nel sito',
        'chatbot su shopify, wix, webflow o squarespace',
      ],
      answer: [
        'Da **I miei prodotti** apri il chatbot e vai alla sezione **Installazione**:',
        '- scrivi l’**indirizzo del sito** dove comparirà;',
        '- copia la **riga di codice** e incollala prima di `</body>` in tutte le pagine;',
        '- apri il sito e controlla che il pulsante appaia.',
        'Ci sono istruzioni per **WordPress** (anche come plugin), **Shopify, Webflow, Wix e Squarespace**: di solito è la voce «codice personalizzato». Ricordati di **pubblicare** il chatbot: la bozza la vedi solo tu. Se preferisci non farlo da solo, nel Marketplace c’è l’**Installazione guidata**.',
      ],
    },
    en: {
      asks: [
        'How do I install the chatbot on my website?',
        'put the chatbot on WordPress',
        'code to paste into my site',
      ],
      answer: [
        'Under **My products** open the chatbot and go to **Installation**:',
        '- write the **address of the site** where it will appear;',
        '- copy the **line of code** and paste it before `</body>` on all pages;',
        '- open the site and check that the button shows.',
        'There are instructions for **WordPress** (also as a plugin), **Shopify, Webflow, Wix and Squarespace**: usually under “custom code”. Remember to **publish** the chatbot: only you see the draft. If you would rather not do it yourself, the Marketplace has a **Guided installation**.',
      ],
    },
  },
  {
    id: 'chatbot-documents',
    leadsTo: ['chatbot-install', 'ai-errors'],
    step: CHATBOT,
    it: {
      asks: [
        'Quali documenti posso caricare nel chatbot?',
        'addestrare il chatbot con i miei file',
        'limiti di file e formato pdf',
        'il chatbot risponde male, come lo miglioro',
      ],
      answer: [
        'Nella sezione **Addestramento** puoi caricare fino a **10 file da 1 MB**: PDF, DOCX, XLSX, TXT o CSV. Può anche leggere le pagine del tuo sito e imparare **domande e risposte** scritte da te, che vincono sui documenti.',
        'Per risposte migliori:',
        '- un **listino in CSV**, una riga per prodotto con il prezzo;',
        '- testi con titoli chiari e frasi complete («Siamo chiusi il lunedì»);',
        '- niente scansioni senza testo: non si leggono;',
        '- una sola versione di ogni informazione, aggiornata.',
        'Poi guarda le **domande rimaste senza risposta** e aggiungi lì la risposta giusta: è il modo più rapido di migliorarlo.',
      ],
    },
    en: {
      asks: [
        'Which documents can I upload to the chatbot?',
        'train the chatbot with my files',
        'the chatbot answers badly, how do I improve it',
      ],
      answer: [
        'Under **Training** you can upload up to **10 files of 1 MB**: PDF, DOCX, XLSX, TXT or CSV. It can also read your site’s pages and learn **questions and answers** of your own, which win over documents.',
        'For better answers:',
        '- a **price list as CSV**, a line per product;',
        '- texts with clear headings and whole sentences (“We are closed on Mondays”);',
        '- no scans without text: they cannot be read;',
        '- one up-to-date version of each fact.',
        'Then look at the **questions left unanswered** and add the right answer there: the quickest way to improve it.',
      ],
    },
  },
  {
    id: 'social-builder',
    leadsTo: ['social-ideas', 'platform-marketplace'],
    step: SOCIAL,
    it: {
      asks: [
        'Come funziona il Creatore Post Social?',
        'social builder cosa fa',
        'lo strumento che prepara i post',
        'pubblicate voi i post al posto mio?',
      ],
      answer: [
        'È il prodotto del Marketplace che prepara i testi dei tuoi post. Descrivi che cosa fa l’attività, a chi parla e con quale tono; scegli **giorni e orari** della settimana; ottieni testo, invito all’azione e hashtag per Facebook, Instagram, X, LinkedIn e Pinterest.',
        '- **Decidi tu**: rileggi, correggi e approvi; non esce niente che tu non abbia visto.',
        '- **Serve** una descrizione dell’attività e almeno un profilo social aziendale.',
        '- **Prezzo e attivazione** sono sulla scheda; c’è anche la versione annuale.',
        'Si apre da **I miei prodotti**. Le foto vere della tua attività restano quelle che fanno la differenza.',
      ],
    },
    en: {
      asks: [
        'How does the Social Post Creator work?',
        'what does the social builder do',
        'the tool that prepares posts',
      ],
      answer: [
        'It is the Marketplace product that prepares the texts of your posts. Describe what your business does, whom it speaks to and in which tone; choose **days and times** of the week; you get text, call to action and hashtags for Facebook, Instagram, X, LinkedIn and Pinterest.',
        '- **You decide**: reread, correct and approve; nothing goes out that you have not seen.',
        '- **Needed**: a description of your business and at least one company profile.',
        '- **Price and activation** are on the card; there is a yearly version too.',
        'Open it from **My products**. Real photos of your business still make the difference.',
      ],
    },
  },
  {
    id: 'platform-consultation',
    leadsTo: ['platform-reports', 'platform-marketplace'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come prenoto una consulenza?',
        'parlare con un consulente vero',
        'quanto dura la video consulenza',
        'spostare una consulenza prenotata',
      ],
      answer: [
        'La consulenza è una **videochiamata di un’ora** con una persona.',
        '- **Scegli** il giorno sul calendario (non domeniche e giorni passati) e un orario libero, poi conferma.',
        '- Nella pagina **Consulenze** vedi quelle in programma e quelle fatte; da lì puoi cambiare data.',
        '- Nel **Marketplace** trovi i tipi disponibili, con prezzo e durata: c’è anche un primo incontro conoscitivo.',
        'Per usarla bene manda prima due righe con il problema e i numeri principali (vendite, costi, clienti), e finisci con tre cose da fare. Se hai un progetto, porta il report.',
      ],
    },
    en: {
      asks: ['How do I book a consultation?', 'talk to a real adviser', 'how long is the video consultation'],
      answer: [
        'A consultation is a **one-hour video call** with a person.',
        '- **Choose** the day on the calendar (not Sundays or past days) and a free time, then confirm.',
        '- The **Consultations** page shows those planned and done; there you can change the date.',
        '- The **Marketplace** has the kinds on offer, with price and duration: there is a first meeting too.',
        'To use it well send two lines with the problem and the main numbers beforehand (sales, costs, customers), and end with three things to do. If you have a project bring the report.',
      ],
    },
  },
  {
    id: 'platform-free',
    leadsTo: ['platform-marketplace', 'platform-cancel'],
    step: MARKETPLACE,
    it: {
      asks: [
        'Quanto costa usare questo servizio?',
        'è gratis la piattaforma?',
        'cosa è incluso gratuitamente e cosa si paga',
        'cosa succede se supero il limite gratuito',
      ],
      answer: [
        '**Registrarsi, parlare con me, descrivere l’azienda e configurare è gratis.** Si pagano solo i prodotti e le consulenze che scegli nel Marketplace, al prezzo scritto sulla scheda.',
        '- **Nessun addebito automatico** al superamento dei limiti: ti avvisiamo per e-mail e il chatbot lo dice ai visitatori con garbo.',
        '- Alcuni prodotti sono **abbonamenti mensili o annuali**, altri si pagano una volta.',
        '- Se sulla scheda c’è scritto «Free», non costa nulla.',
        'Prima di comprare puoi provare: il chatbot, per esempio, si configura e si prova in anteprima. Per i prezzi esatti guarda sempre la scheda.',
      ],
    },
    en: {
      asks: [
        'How much does this service cost?',
        'is the platform free',
        'what is included and what do I pay for',
      ],
      answer: [
        '**Signing up, talking to me, describing your company and setting up are free.** You pay only for products and consultations that you choose in the Marketplace, at the price on the card.',
        '- **No automatic charge** beyond the limits: we tell you by e-mail and the chatbot tells visitors politely.',
        '- Some products are **monthly or yearly subscriptions**, others are paid once.',
        '- If a card says “Free” it costs nothing.',
        'You can try before buying: the chatbot, for example, can be set up and tried in the preview. For exact prices always see the card.',
      ],
    },
  },
  {
    id: 'platform-cancel',
    leadsTo: ['platform-free', 'platform-account'],
    step: null,
    it: {
      asks: [
        'Posso disdire l’abbonamento?',
        'come annullo un prodotto acquistato',
        'rimborso e recesso dal servizio',
        'smettere di pagare il chatbot',
      ],
      answer: [
        'Sì: gli abbonamenti sono **annullabili in qualunque momento**. Vai in **I miei prodotti**, apri il prodotto e scegli di disdire; se non trovi la voce, scrivi all’assistenza (indirizzo in fondo a ogni pagina), che risponde entro 24 ore nei giorni feriali.',
        '- Prima di disdire **esporta** ciò che ti serve, per esempio le conversazioni del chatbot.',
        '- Togli la **riga di codice** dal tuo sito, se era un chatbot.',
        '- Se hai comprato come **consumatore** vale anche il diritto di recesso di legge.',
        'Il periodo già pagato e gli eventuali rimborsi seguono le condizioni indicate al momento dell’acquisto.',
      ],
    },
    en: {
      asks: ['Can I cancel the subscription?', 'how do I cancel a product I bought', 'refund and withdrawal'],
      answer: [
        'Yes: subscriptions can be **cancelled at any time**. Go to **My products**, open the product and cancel; if you do not find it, write to support (the address is at the foot of every page), who reply within 24 hours on weekdays.',
        '- Before cancelling **export** what you need, such as the chatbot’s conversations.',
        '- Remove the **line of code** from your site if it was a chatbot.',
        '- If you bought as a **consumer** the legal right of withdrawal holds too.',
        'The period already paid and any refund follow the terms shown at purchase.',
      ],
    },
  },
  {
    id: 'platform-account',
    leadsTo: ['platform-data', 'platform-cancel'],
    step: null,
    it: {
      asks: [
        'Come cambio email, password o foto del profilo?',
        'impostazioni dell’account',
        'cambiare lingua o tema scuro',
        'ho dimenticato la password',
        'cancellare il mio account',
      ],
      answer: [
        'Apri il menù col tuo nome, in alto a destra, e scegli **Profilo**:',
        '- **Nome e foto**: si cambiano subito.',
        '- **E-mail**: il nuovo indirizzo va confermato con un messaggio.',
        '- **Password**: serve quella attuale; se l’hai dimenticata usa il collegamento nella pagina di accesso.',
        '- **Azienda** e dati di fatturazione.',
        '- **Esporta i tuoi dati** o **elimina l’account**: per sicurezza hai sette giorni per ripensarci.',
        'Tema chiaro o scuro e lingua si scelgono nelle **Impostazioni**. Se non riesci ad accedere scrivi all’assistenza, con l’e-mail con cui ti sei registrato.',
      ],
    },
    en: {
      asks: [
        'How do I change my e-mail, password or profile picture?',
        'account settings',
        'I forgot my password',
        'delete my account',
      ],
      answer: [
        'Open the menu with your name, top right, and choose **Profile**:',
        '- **Name and picture** change at once.',
        '- **E-mail**: the new address is confirmed by a message.',
        '- **Password**: you need the current one; if forgotten, use the link on the log-in page.',
        '- **Company** and billing data.',
        '- **Export your data** or **delete the account**: you have seven days to change your mind.',
        'Light or dark theme and language are in **Settings**. If you cannot log in write to support from the e-mail you registered with.',
      ],
    },
  },
  {
    id: 'platform-data',
    leadsTo: ['platform-account', 'ai-privacy'],
    step: null,
    it: {
      asks: [
        'I miei dati qui sono al sicuro?',
        'chi vede quello che scrivo',
        'usate i miei documenti per addestrare l’ia?',
        'dove sono conservati i miei dati',
      ],
      answer: [
        'I tuoi documenti e le tue conversazioni restano **sul server del servizio** e sono legati al tuo account: gli altri clienti non li vedono.',
        '- **Assistente e chatbot integrati** rispondono senza mandare i testi ad altri. Se il gestore o tu collegate un **modello esterno**, le domande passano da quel fornitore: è una scelta esplicita, nelle impostazioni.',
        '- **Nessun tracciamento** pubblicitario: il sito usa un cookie tecnico per tenerti connesso.',
        '- Dal profilo puoi **esportare o cancellare** tutto.',
        'Buona abitudine comunque: non caricare dati sanitari, password o documenti d’identità che non servono alla risposta.',
      ],
    },
    en: {
      asks: [
        'Is my data safe here?',
        'who sees what I write',
        'do you train AI on my documents',
        'where is my data kept',
      ],
      answer: [
        'Your documents and conversations stay **on the service’s server**, tied to your account: other customers do not see them.',
        '- The **built-in assistant and chatbot** answer without sending texts to others. If the operator or you connect an **outside model**, questions pass through that provider: an explicit choice in the settings.',
        '- **No advertising trackers**: the site uses one technical cookie to keep you logged in.',
        '- From your profile you can **export or delete** everything.',
        'A good habit anyway: do not upload health data, passwords or identity documents that the answer does not need.',
      ],
    },
  },
  {
    id: 'platform-attachments',
    leadsTo: ['read-accounts', 'platform-data'],
    step: null,
    it: {
      asks: [
        'Posso allegare un documento e farti domande?',
        'che file leggi in chat',
        'caricare un pdf nella chat',
        'quanti allegati posso inviare',
      ],
      answer: [
        'Sì: con la graffetta alleghi fino a **4 documenti e 4 immagini per messaggio** (PDF, CSV, DOC, DOCX, JPG, PNG). Del testo che riesco a leggere ti rispondo citando **nome del file e pagina**.',
        '- **Funziona bene** con contratti, preventivi, listini, regolamenti in formato testo.',
        '- **Non funziona** con scansioni senza testo, file protetti da password o scritti a mano: in quel caso te lo dico.',
        '- **Domande precise** aiutano: «Che preavviso serve per la disdetta?» più che «che ne pensi?».',
        'Riporto ciò che c’è scritto, non do pareri legali. Per i bilanci crea un progetto «bilancio depositato»: lì le cifre vengono calcolate.',
      ],
    },
    en: {
      asks: [
        'Can I attach a document and ask about it?',
        'which files do you read in chat',
        'upload a PDF in the chat',
      ],
      answer: [
        'Yes: with the paper clip you attach up to **4 documents and 4 images per message** (PDF, CSV, DOC, DOCX, JPG, PNG). From text that I can read I answer naming **file and page**.',
        '- **It works well** with contracts, quotes, price lists, rules as text.',
        '- **It does not** with scans without text, password-protected or handwritten files: then I tell you.',
        '- **Precise questions** help: “What notice is needed to cancel?” rather than “what do you think?”.',
        'I report what is written; I give no legal opinion. For accounts create a “filed accounts” project: there the figures are computed.',
      ],
    },
  },
];
