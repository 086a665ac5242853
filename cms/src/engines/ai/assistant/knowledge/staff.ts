import { CONSULTATION, type TopicEntry } from './entry';

export const STAFF: readonly TopicEntry[] = [
  {
    id: 'staff-cost',
    leadsTo: ['staff-when', 'staff-apprentice'],
    step: CONSULTATION,
    it: {
      asks: [
        'Quanto mi costa un dipendente?',
        'costo aziendale di uno stipendio',
        'assumere una persona quanto costa davvero',
        'lordo, netto e costo azienda',
        'quanto mi viene a costare una persona assunta',
        'costo di una commessa per il titolare',
      ],
      answer: [
        'In prima approssimazione **1,35–1,45 volte la retribuzione lorda**: contributi (circa 28–32%), INAIL secondo il rischio, TFR (lordo ÷ 13,5).',
        'Esempio: 1.600 € lordi × 13 mensilità = 20.800 € → circa **28.800 € l’anno**, 2.400 € al mese; al lavoratore arrivano intorno a 1.250–1.300 € netti.',
        'Aggiungi 25–40 € al mese di consulente del lavoro, ferie e malattia (lavora circa 220 giorni), formazione, visite, attrezzi. Contratto collettivo e sgravi cambiano molto il conto.',
        'Dimmi il lordo mensile e le mensilità e ne stimo il costo; il preventivo vero lo fa il consulente del lavoro.',
      ],
    },
    en: {
      asks: [
        'How much does an employee cost me?',
        'company cost of a salary in Italy',
        'what does hiring someone really cost',
      ],
      answer: [
        'As a first estimate **1.35–1.45 times the gross pay**: contributions (about 28–32%), INAIL by risk, severance TFR (gross ÷ 13.5).',
        'Example: 1,600 € gross × 13 payments = 20,800 € → about **28,800 € a year**, 2,400 € a month; the worker gets around 1,250–1,300 € net.',
        'Add 25–40 € a month for payroll, holidays and illness (about 220 days worked), training, medical checks, tools. Collective agreement and reliefs change it much.',
        'Give me the monthly gross and the number of payments and I estimate; the true quote is the labour consultant’s.',
      ],
    },
  },
  {
    id: 'staff-when',
    leadsTo: ['staff-cost', 'staff-find'],
    step: CONSULTATION,
    it: {
      asks: [
        'Quando è il momento di assumere?',
        'mi conviene assumere o no',
        'ho troppo lavoro, prendo un dipendente?',
        'assumere o usare collaboratori esterni',
      ],
      answer: [
        'Assumi quando il lavoro in più è **stabile** e la persona si paga da sola:',
        '- **Conto**: costo annuo ÷ margine % = vendite in più necessarie. Con 29.000 € e margine del 50% servono 58.000 € l’anno.',
        '- **Prova**: da almeno 3–4 mesi rifiuti lavoro o fai straordinari fissi.',
        '- **Cassa**: hai da parte almeno 3–4 mesi del suo costo.',
        'Prima guarda le alternative: automatizzare, togliere lavori poco redditizi, part-time, stagionale, apprendista, un professionista. Attento alle **false partite IVA**: orari fissi e ordini come un dipendente portano a sanzioni.',
      ],
    },
    en: {
      asks: [
        'When is it time to hire?',
        'should I hire or not',
        'I have too much work, do I take an employee',
      ],
      answer: [
        'Hire when the extra work is **stable** and the person pays for themselves:',
        '- **Sum**: yearly cost ÷ margin % = extra sales needed. With 29,000 € and a 50% margin, 58,000 € a year.',
        '- **Proof**: for 3–4 months you have turned work down or worked standing overtime.',
        '- **Cash**: at least 3–4 months of their cost set aside.',
        'First look at alternatives: automate, drop poorly paid work, part-time, seasonal, apprentice, a professional. Beware of **false self-employment**: fixed hours and orders like an employee lead to penalties.',
      ],
    },
  },
  {
    id: 'staff-apprentice',
    leadsTo: ['staff-cost', 'staff-find'],
    step: CONSULTATION,
    it: {
      asks: [
        'Conviene l’apprendistato?',
        'contratto di apprendistato come funziona',
        'assumere un giovane con agevolazioni',
        'tirocinio o apprendista',
      ],
      answer: [
        'Spesso sì, se hai tempo per insegnare. Il più usato è il **professionalizzante**, tra **18 e 29 anni** (17 con qualifica), da 6 mesi a 3 anni (5 nell’artigianato).',
        '- **Contributi ridotti**: intorno al 10% per il datore, meno nei primi anni per chi ha fino a 9 dipendenti.',
        '- **Paga** più bassa: inquadramento fino a due livelli sotto, o in percentuale.',
        '- **In cambio**: piano formativo scritto, un tutor, ore di formazione.',
        'È a tempo indeterminato: alla fine puoi recedere con preavviso, durante no senza giusta causa. Il **tirocinio** non è lavoro: indennità fissata dalla Regione, durata breve, progetto formativo.',
      ],
    },
    en: {
      asks: [
        'Is apprenticeship worth it?',
        'how does the Italian apprenticeship contract work',
        'hire a young person with reliefs',
      ],
      answer: [
        'Often yes, if you have time to teach. The most used is the **professional** one, **18 to 29 years** (17 with a qualification), 6 months to 3 years (5 in crafts).',
        '- **Lower contributions**: around 10% for the employer, less in the first years with up to 9 employees.',
        '- **Lower pay**: up to two grades below, or a percentage.',
        '- **In return**: a written training plan, a tutor, hours of training.',
        'It is open-ended: at the end you may leave with notice, not before without just cause. An **internship** is not employment: allowance set by the Region, short, a training project.',
      ],
    },
  },
  {
    id: 'staff-seasonal',
    leadsTo: ['staff-cost', 'staff-when'],
    step: CONSULTATION,
    it: {
      asks: [
        'Che contratto faccio per la stagione o per pochi mesi?',
        'lavoratore stagionale',
        'contratto a tempo determinato o a chiamata',
        'prendere qualcuno solo per l’estate o il weekend',
      ],
      answer: [
        'Dipende da quanto è prevedibile il bisogno:',
        '- **Stagionale**: per attività stagionali per legge o contratto collettivo; niente causale né pause fra rinnovi.',
        '- **Tempo determinato**: fino a 12 mesi senza causale, 24 con; costa l’1,4% di contributo in più.',
        '- **A chiamata**: sotto i 24 o sopra i 55 anni, o per i lavori discontinui previsti; massimo 400 giornate in 3 anni; comunicazione prima di ogni chiamata.',
        '- **Prestazioni occasionali** (PrestO INPS): piccole imprese, con tetti annui e comunicazione un’ora prima.',
        '- **Somministrazione**: via agenzia, cara ma rapida.',
        'La comunicazione di assunzione va fatta **il giorno prima**: il nero costa migliaia di euro di sanzione.',
      ],
    },
    en: {
      asks: [
        'Which contract for the season or a few months?',
        'seasonal worker',
        'fixed-term or on-call contract in Italy',
      ],
      answer: [
        'It depends on how predictable the need is:',
        '- **Seasonal**: for activities that law or collective agreement call so; no reasons nor pauses needed.',
        '- **Fixed-term**: 12 months without a reason, 24 with; 1.4% more contributions.',
        '- **On call**: under 24 or over 55, or for the intermittent work foreseen; at most 400 days in 3 years; notified before each call.',
        '- **Occasional services** (INPS PrestO): small firms, yearly caps, notified an hour before.',
        '- **Agency work**: dear but quick.',
        'Hiring must be notified **the day before**: undeclared work costs thousands in penalties.',
      ],
    },
  },
  {
    id: 'staff-family',
    leadsTo: ['staff-cost', 'staff-safety'],
    step: CONSULTATION,
    it: {
      asks: [
        'Un familiare può aiutarmi senza essere assunto?',
        'mia moglie o mio marito lavora in negozio',
        'impresa familiare e coadiuvante',
        'mio figlio o mio padre mi dà una mano',
      ],
      answer: [
        'Dipende da quanto spesso:',
        '- **Aiuto occasionale e gratuito** di coniuge e parenti stretti: ammesso. Per l’Ispettorato è presunto tale per pensionati e per chi ha già un lavoro a tempo pieno; altrimenti il riferimento è di **90 giorni o 720 ore l’anno**.',
        '- **Abituale**: va iscritto all’INPS come **coadiuvante** (contributi come i tuoi), con assicurazione INAIL se il lavoro lo richiede.',
        '- **Impresa familiare** (art. 230-bis c.c.): atto dal notaio, al familiare fino al 49% degli utili.',
        '- **Dipendente**: possibile, ma l’INPS può contestarlo se manca una vera subordinazione.',
        'Chiarisci prima di iniziare: un controllo lo considera lavoro nero.',
      ],
    },
    en: {
      asks: [
        'Can a family member help me without being hired?',
        'my wife or husband works in the shop',
        'family business in Italy',
      ],
      answer: [
        'It depends on how often:',
        '- **Occasional, unpaid help** of spouse and close relatives: allowed. The inspectorate presumes it for pensioners and those with a full-time job; otherwise the yardstick is **90 days or 720 hours a year**.',
        '- **Regular**: enrol them with INPS as **coadiuvante** (contributions like yours), with INAIL where the work calls for it.',
        '- **Family enterprise** (art. 230-bis civil code): a notary’s deed, up to 49% of profits to the relative.',
        '- **Employee**: possible, but INPS may contest it without true subordination.',
        'Settle it first: an inspection would call it undeclared work.',
      ],
    },
  },
  {
    id: 'staff-find',
    leadsTo: ['staff-motivate', 'staff-cost'],
    step: null,
    it: {
      asks: [
        'Come trovo personale?',
        'non trovo nessuno che voglia lavorare',
        'annuncio di lavoro come scriverlo',
        'selezionare un dipendente, colloquio',
        'come trovo un bravo cameriere o commesso',
      ],
      answer: [
        'L’annuncio è una vendita: di’ subito ciò che interessa a chi legge.',
        '- **Paga** (forchetta, che le norme UE sulla trasparenza spingono a indicare), orari veri, giorni liberi, contratto, luogo. Senza, rispondono in pochi.',
        '- **Dove**: passaparola dei tuoi (con un premio), scuole professionali, centri per l’impiego, Indeed, Subito, gruppi locali, cartello in vetrina.',
        '- **Rapidità**: rispondi in 24 ore, colloquio entro 3 giorni.',
        '- **Colloquio**: «raccontami l’ultima volta che…» e una prova pratica breve e pagata.',
        '- **Referenze**: due telefonate.',
        'Non chiedere di figli, salute, religione: è vietato. Prevedi il periodo di prova scritto.',
      ],
    },
    en: {
      asks: [
        'How do I find staff?',
        'nobody wants to work for me',
        'how to write a job ad',
        'select an employee',
      ],
      answer: [
        'A job ad is a sale: say at once what the reader wants to know.',
        '- **Pay** (a range, which EU transparency rules push for), true hours, days off, contract, place. Without them few reply.',
        '- **Where**: your people’s word of mouth (with a reward), vocational schools, job centres, Indeed, local groups, a sign in the window.',
        '- **Speed**: reply in 24 hours, interview within 3 days.',
        '- **Interview**: “tell me about the last time that…” and a short paid trial.',
        '- **References**: two calls.',
        'Do not ask about children, health or religion: it is forbidden. Put the trial period in writing.',
      ],
    },
  },
  {
    id: 'staff-motivate',
    leadsTo: ['staff-find', 'staff-cost'],
    step: CONSULTATION,
    it: {
      asks: [
        'Come motivo i dipendenti?',
        'i dipendenti se ne vanno',
        'premi e incentivi al personale',
        'un dipendente lavora male',
        'gestire le persone in azienda',
      ],
      answer: [
        'La paga deve essere giusta, ma chi resta lo fa per orari, rispetto e possibilità di crescere.',
        '- **Chiarezza**: tre risultati attesi per ciascuno, scritti.',
        '- **Dieci minuti a settimana** a tu per tu: che cosa va, che cosa blocca, che cosa serve.',
        '- **Riconoscimento** preciso e subito; critica in privato, sul fatto.',
        '- **Turni** pubblicati con due settimane d’anticipo.',
        '- **Premi** legati a un numero che dipende da loro; buoni e welfare sono spesso esenti entro soglie annuali (chiedi al consulente).',
        'Se uno lavora male: fatti, obiettivo, data di verifica, per iscritto. Le sanzioni seguono la procedura dell’art. 7 dello Statuto dei lavoratori.',
      ],
    },
    en: {
      asks: [
        'How do I motivate employees?',
        'my staff keep leaving',
        'bonuses for employees',
        'an employee works badly',
      ],
      answer: [
        'Pay must be fair, but people stay for hours, respect and room to grow.',
        '- **Clarity**: three expected results each, in writing.',
        '- **Ten minutes a week** face to face: what works, what blocks, what is needed.',
        '- **Recognition** precise and at once; criticism in private, on the fact.',
        '- **Shifts** published two weeks ahead.',
        '- **Bonuses** tied to a number that depends on them; vouchers and welfare are often exempt within yearly thresholds (ask the consultant).',
        'If someone works badly: facts, goal, date of review, in writing. Sanctions follow art. 7 of the Italian Workers’ Statute.',
      ],
    },
  },
  {
    id: 'staff-safety',
    leadsTo: ['staff-cost', 'costs-insurance'],
    step: CONSULTATION,
    it: {
      asks: [
        'Quali obblighi di sicurezza ho con un dipendente?',
        'DVR obbligatorio',
        'corso RSPP datore di lavoro',
        'sicurezza sul lavoro 81/08',
      ],
      answer: [
        'Dal **primo dipendente** (anche tirocinante o socio lavoratore) vale il D.Lgs. 81/2008:',
        '- **DVR**: il documento di valutazione dei rischi, con data certa.',
        '- **RSPP**: puoi farlo tu nelle piccole imprese, con il corso; altrimenti un esterno.',
        '- **Formazione** dei lavoratori e addetti a primo soccorso e antincendio; aggiornamenti periodici. L’accordo Stato-Regioni del 2025 ha aggiunto un corso per i datori di lavoro.',
        '- **Medico competente** se ci sono rischi previsti (videoterminale oltre 20 ore, carichi, chimici…).',
        '- **DPI**, cassetta di pronto soccorso, estintori verificati.',
        'Le sanzioni sono anche penali: affidati a un consulente e tieni uno scadenzario.',
      ],
    },
    en: {
      asks: [
        'Which safety duties come with an employee?',
        'is the DVR compulsory',
        'workplace safety law 81/08',
      ],
      answer: [
        'From the **first employee** (interns and working partners too) D.Lgs. 81/2008 applies:',
        '- **DVR**: the risk assessment document, with a certain date.',
        '- **RSPP**: you may be it yourself in small firms, with the course; else an outsider.',
        '- **Training** of workers, first-aid and fire officers; periodic refreshers. The 2025 State-Regions agreement added a course for employers.',
        '- **Company doctor** where certain risks exist (screens over 20 hours, loads, chemicals…).',
        '- **Protective equipment**, first-aid box, checked extinguishers.',
        'Penalties can be criminal: take a consultant and keep a calendar.',
      ],
    },
  },
  {
    id: 'staff-tfr',
    leadsTo: ['staff-cost', 'finance-cash'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cos’è il TFR e quando lo pago?',
        'liquidazione di un dipendente',
        'come si calcola il tfr',
        'il dipendente si dimette, quanto gli devo',
      ],
      answer: [
        'È la liquidazione: ogni anno maturi un debito pari alla **retribuzione annua ÷ 13,5** (circa 7,4%), rivalutato dell’1,5% fisso più il 75% dell’inflazione (art. 2120 c.c.).',
        '- **Dove sta**: nelle imprese piccole resta in azienda (o va al fondo pensione se il lavoratore lo sceglie); oltre la soglia di legge, 50 addetti per regola generale, va al Fondo Tesoreria INPS: le soglie sono state riviste, chiedi al consulente.',
        '- **Quando**: alla fine del rapporto, con ferie e mensilità maturate. Anticipi dopo 8 anni per casa o spese mediche.',
        '- **Come prepararsi**: accantona davvero i soldi ogni mese su un conto a parte; 20.800 € di lordo sono circa 1.540 € l’anno.',
      ],
    },
    en: {
      asks: [
        'What is TFR and when do I pay it?',
        'severance pay of an employee in Italy',
        'how is TFR calculated',
      ],
      answer: [
        'It is the severance: each year you owe **yearly pay ÷ 13.5** (about 7.4%), revalued by 1.5% plus 75% of inflation (art. 2120 civil code).',
        '- **Where it is**: in small firms it stays in the company (or goes to a pension fund if the worker chooses); above the legal size, 50 workers as a general rule, to the INPS treasury fund: thresholds were revised, ask the consultant.',
        '- **When**: at the end, with holidays and payments accrued. Advances after 8 years for a home or medical costs.',
        '- **Prepare**: really set the money aside monthly; 20,800 € gross is about 1,540 € a year.',
      ],
    },
  },
];
