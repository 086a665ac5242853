import { COMPANY, CONSULTATION, SOCIAL, type TopicEntry } from './entry';

export const MARKETING: readonly TopicEntry[] = [
  {
    id: 'marketing-first-steps',
    leadsTo: ['marketing-target', 'marketing-budget'],
    step: COMPANY,
    it: {
      asks: [
        'Da dove comincio con il marketing?',
        'come faccio conoscere la mia attività',
        'come mi faccio pubblicità partendo da zero',
        'voglio promuovere la mia azienda',
      ],
      answer: [
        'Prima di spendere, metti in ordine quattro cose, in questa sequenza:',
        '- **Chi**: scrivi in una riga il cliente che vuoi (chi è, quale problema ha, dove cerca).',
        '- **Perché te**: una promessa concreta e verificabile, non «qualità e cortesia».',
        '- **Dove ti trova**: scheda Google completa, telefono e orari giusti ovunque, un sito o una pagina che si leggano dal telefono.',
        '- **Un canale solo** per tre mesi (per esempio Google, Instagram o e-mail), con una misura: richieste o vendite, non «mi piace».',
        'Chiedi a ogni nuovo cliente come ti ha conosciuto: è la ricerca di mercato più economica che ci sia.',
      ],
    },
    en: {
      asks: [
        'Where do I start with marketing?',
        'how do I promote my business',
        'how do I get known from scratch',
      ],
      answer: [
        'Before spending, put four things in order:',
        '- **Who**: describe the customer you want in one line (who they are, which problem, where they look).',
        '- **Why you**: one concrete promise that can be checked, not “quality and courtesy”.',
        '- **Where they find you**: a complete Google profile, right phone and hours everywhere, a page that reads well on a phone.',
        '- **One channel** for three months, with one measure: enquiries or sales, not likes.',
        'Ask every new customer how they heard of you: it is the cheapest market research there is.',
      ],
    },
  },
  {
    id: 'marketing-budget',
    leadsTo: ['marketing-measure', 'marketing-google-ads'],
    step: COMPANY,
    it: {
      asks: [
        'Quanto dovrei spendere in pubblicità?',
        'che budget serve per il marketing',
        'quanto investire in pubblicità all’anno',
        'che percentuale del fatturato per la promozione',
      ],
      answer: [
        'Non c’è una percentuale giusta per tutti. Come ordine di grandezza molte piccole imprese stanno tra il 2 e il 10% del fatturato: meno se vivono di clienti abituali, di più all’apertura.',
        'Ragiona invece dal cliente: **margine che ti lascia un cliente nel primo anno × quota che sei disposto a cedere = spesa massima per acquisirlo**. Se lascia 100 € di margine e ne cedi un terzo, puoi spendere circa 33 € per cliente.',
        'Parti con una prova piccola, a termine (30–60 giorni), conta i clienti arrivati e aumenta solo ciò che rende. Se mi dici spesa, visite e ordini, calcolo il costo per cliente.',
      ],
    },
    en: {
      asks: [
        'How much should I spend on advertising?',
        'what marketing budget do I need',
        'which share of turnover goes to promotion',
      ],
      answer: [
        'No percentage suits everybody. As an order of size many small firms spend 2 to 10% of turnover: less if regulars keep them going, more when they open.',
        'Reason from the customer instead: **margin a customer leaves in the first year × the share you are ready to give up = the most you can pay to win one**. With 100 € of margin and a third given up, that is about 33 €.',
        'Start with a small test that ends (30–60 days), count the customers who came, and raise only what pays. Tell me spend, visits and orders and I work out the cost per customer.',
      ],
    },
  },
  {
    id: 'marketing-flyers',
    leadsTo: ['marketing-local', 'marketing-measure'],
    step: null,
    it: {
      asks: [
        'I volantini funzionano ancora?',
        'conviene fare volantinaggio',
        'depliant e volantini sono soldi buttati?',
        'pubblicità su carta, cartelloni, giornale locale',
      ],
      answer: [
        'Funzionano per attività di quartiere con un motivo preciso per venire **adesso**: apertura, menù nuovo, sconto con scadenza. Funzionano male come «ci siamo anche noi».',
        '- Distribuiscili dove vivono o passano i tuoi clienti, non ovunque: meglio 1.000 mirati tre volte che 10.000 una volta.',
        '- Un’offerta sola, una scadenza, un modo di contattarti (telefono e QR).',
        '- Metti un **codice**: se lo portano in 5 su 1.000, sai quanto ti è costato ogni cliente e puoi confrontarlo con gli annunci online.',
        'Controlla il regolamento comunale: spesso serve un’autorizzazione e lasciarli sulle auto è vietato.',
      ],
    },
    en: {
      asks: ['Do flyers still work?', 'is leafleting worth it', 'print advertising, billboards, local paper'],
      answer: [
        'They work for neighbourhood businesses with a clear reason to come **now**: an opening, a new menu, an offer that ends. They do badly as “we exist too”.',
        '- Hand them out where your customers live or pass: 1,000 well aimed three times beat 10,000 once.',
        '- One offer, one deadline, one way to reach you (phone and QR code).',
        '- Print a **code**: if 5 in 1,000 bring it, you know what each customer cost and can compare with online ads.',
        'Check the town’s rules: a permit is often needed, and leaving them on cars is forbidden in many places.',
      ],
    },
  },
  {
    id: 'marketing-google-ads',
    leadsTo: ['marketing-measure', 'site-conversion'],
    step: CONSULTATION,
    it: {
      asks: [
        'Vale la pena fare Google Ads?',
        'annunci a pagamento su google',
        'campagna google quanto costa',
        'conviene la pubblicità su Google per un artigiano',
      ],
      answer: [
        'Sì quando la gente **cerca già** quello che fai («idraulico urgente Monza») e un cliente ti lascia abbastanza margine. Meno per prodotti che nessuno cerca: lì servono i social.',
        '- Parti da poche parole con intenzione d’acquisto e dalla tua zona; escludi «gratis», «lavoro», «fai da te».',
        '- Manda chi clicca a una pagina su quel servizio, con telefono in vista, non alla home.',
        '- Conta chiamate e richieste (conversioni) prima di spendere: senza, non sai se rende.',
        '- Fissa un tetto giornaliero e giudica dopo almeno 100 clic.',
        'Conto semplice: clic a 1,50 € e una richiesta ogni 15 clic = 22,50 € a richiesta. Se una su tre compra, il cliente ti costa 67,50 €.',
      ],
    },
    en: {
      asks: ['Is Google Ads worth it?', 'paid ads on google', 'how much does a google campaign cost'],
      answer: [
        'Yes when people **already search** for what you do (“emergency plumber Monza”) and a customer leaves enough margin. Less for things nobody searches for: social media suit those.',
        '- Start with few words of buying intent in your area; exclude “free”, “job”, “DIY”.',
        '- Send clicks to a page on that service with the phone in sight, not to the home page.',
        '- Count calls and enquiries before spending.',
        '- Set a daily cap and judge after at least 100 clicks.',
        'Simple sum: a click at 1.50 € and one enquiry in 15 clicks is 22.50 € each. If one in three buys, a customer costs 67.50 €.',
      ],
    },
  },
  {
    id: 'marketing-measure',
    leadsTo: ['marketing-budget', 'site-conversion'],
    step: COMPANY,
    it: {
      asks: [
        'Come capisco se la pubblicità mi rende?',
        'come misuro i risultati del marketing',
        'cos’è il ROAS',
        'quanto mi costa ogni nuovo cliente',
        'tasso di conversione e costo per cliente',
      ],
      answer: [
        'Bastano tre numeri, mese per mese e per canale:',
        '- **Costo per cliente** = spesa ÷ nuovi clienti.',
        '- **Conversione** = ordini ÷ visite (o preventivi accettati ÷ richieste).',
        '- **ROAS** = vendite portate ÷ spesa. È fatturato, non guadagno: con un margine del 40% serve un ROAS di almeno 2,5 per non perdere.',
        'Per attribuire: un codice sconto o un numero per canale, link con parametri UTM, e la domanda «come ci hai trovati?». Confronta il costo per cliente con il margine che lascia, non con lo scontrino. Scrivimi spesa, visite, ordini e vendite e faccio il conto.',
      ],
    },
    en: {
      asks: [
        'How do I know whether advertising pays?',
        'how to measure marketing results',
        'what is ROAS and cost per customer',
      ],
      answer: [
        'Three numbers are enough, by month and channel:',
        '- **Cost per customer** = spend ÷ new customers.',
        '- **Conversion** = orders ÷ visits (or quotes accepted ÷ enquiries).',
        '- **ROAS** = sales it brought ÷ spend. It is turnover, not profit: with a 40% margin you need at least 2.5 not to lose money.',
        'To know who came from where: a code or phone number per channel, UTM links, and the question “how did you find us?”. Compare the cost with the margin a customer leaves, not with the receipt. Write me spend, visits, orders and sales and I do the sums.',
      ],
    },
  },
  {
    id: 'marketing-email',
    leadsTo: ['gdpr-newsletter', 'customers-loyalty'],
    step: null,
    it: {
      asks: [
        'Come faccio una newsletter ai clienti?',
        'email marketing da dove parto',
        'mandare offerte per e-mail',
        'ogni quanto mandare la newsletter',
      ],
      answer: [
        'La lista di chi ti conosce già è di solito il canale che rende di più, e resta tua.',
        '- **Raccogli** gli indirizzi con consenso: in cassa, sul sito, dopo l’acquisto, dando qualcosa di utile.',
        '- **Usa un servizio** apposta (ce ne sono molti con un piano gratuito): gestisce cancellazioni e consegna. Mai in copia a tutti dalla tua posta.',
        '- **Ritmo**: una o due al mese, sempre lo stesso giorno. Una e-mail, un argomento, un pulsante.',
        '- **Scrivi** come a una persona: una novità, un consiglio, un’offerta con scadenza.',
        'Guarda clic e vendite più delle aperture, che oggi si misurano male. Ogni messaggio deve avere la cancellazione con un clic.',
      ],
    },
    en: {
      asks: [
        'How do I send a newsletter to customers?',
        'where to start with email marketing',
        'how often should I send a newsletter',
      ],
      answer: [
        'The list of people who already know you is usually the channel that pays most, and it stays yours.',
        '- **Collect** addresses with consent: at the till, on the site, after a purchase, in return for something useful.',
        '- **Use a service** made for it (many have a free plan): it handles unsubscribing and delivery. Never everybody in copy from your own mail.',
        '- **Pace**: once or twice a month. One e-mail, one subject, one button.',
        '- **Write** as to one person: news, a tip, an offer that ends.',
        'Watch clicks and sales rather than opens, which are poorly measured today. Each message needs a one-click way out.',
      ],
    },
  },
  {
    id: 'marketing-local',
    leadsTo: ['site-google-profile', 'reviews-get'],
    step: COMPANY,
    it: {
      asks: [
        'Come porto più gente nel mio negozio?',
        'il locale è vuoto in certi orari',
        'attirare clienti di zona nel bar, ristorante o negozio',
        'come faccio entrare più persone dalla strada',
      ],
      answer: [
        'Per un’attività di zona contano vicinanza, abitudine e un buon motivo per entrare:',
        '- **Google**: scheda con orari giusti, foto recenti, risposta a ogni recensione. È lì che si decide «dove andiamo?».',
        '- **Vetrina e strada**: un messaggio solo, leggibile in tre secondi, che cambia ogni settimana.',
        '- **Ore vuote**: una proposta che esiste solo lì (merenda a prezzo fisso, laboratorio, tavolo per chi lavora), non uno sconto su tutto.',
        '- **Vicini**: accordi con palestre, uffici, scuole, negozi che servono le stesse persone.',
        '- **Ritorno**: tessera o messaggio a chi è già venuto.',
        'Prova una cosa alla volta per quattro settimane e conta gli scontrini di quell’orario.',
      ],
    },
    en: {
      asks: [
        'How do I bring more people into my shop?',
        'my place is empty at certain hours',
        'attract local customers to a bar, restaurant or shop',
      ],
      answer: [
        'A neighbourhood business lives on nearness, habit and a good reason to come in:',
        '- **Google**: right hours, recent photos, a reply to each review. That is where “where shall we go?” is decided.',
        '- **Window and street**: one message, readable in three seconds, changed weekly.',
        '- **Empty hours**: something that exists only then (a fixed-price snack, a workshop), not a discount on everything.',
        '- **Neighbours**: agree with gyms, offices, schools that serve the same people.',
        '- **Return**: a card or a message to those who came.',
        'Try one thing at a time for four weeks and count the receipts of those hours.',
      ],
    },
  },
  {
    id: 'marketing-target',
    leadsTo: ['customers-find', 'competitors'],
    step: COMPANY,
    it: {
      asks: [
        'Come capisco qual è il mio cliente ideale?',
        'a chi mi rivolgo, qual è il mio target',
        'come definire il pubblico di riferimento',
        'a che tipo di clienti devo puntare',
      ],
      answer: [
        'Non inventarlo a tavolino: guardalo nei clienti che hai.',
        '- Prendi i **10 migliori** (margine, puntualità, ritorno) e scrivi che cosa hanno in comune: mestiere, età, zona, occasione d’acquisto.',
        '- Chiedi a cinque di loro: che cosa cercavi? che altro avevi valutato? che cosa ti ha convinto? Usa le loro parole nei tuoi testi.',
        '- Scrivi anche **chi non è** per te: chi guarda solo il prezzo, chi chiede ciò che non fai.',
        'Se parti da zero, scegli il gruppo con il problema più urgente e più facile da raggiungere, parlane con dieci persone e correggi. Un target buono si riconosce perché sai dove incontrarlo.',
      ],
    },
    en: {
      asks: [
        'How do I find my ideal customer?',
        'who is my target audience',
        'which kind of customers should I aim at',
      ],
      answer: [
        'Do not invent it at a desk: look at the customers you have.',
        '- Take the **10 best** (margin, prompt payment, return) and write what they share: trade, age, area, occasion.',
        '- Ask five of them: what were you looking for? what else did you consider? what convinced you? Use their words in your texts.',
        '- Write also **who is not** for you: those who look at price alone, those who want what you do not do.',
        'Starting from nothing, pick the group with the most urgent problem that you can easily reach, talk to ten of them, and correct. A good target is one you know where to meet.',
      ],
    },
  },
  {
    id: 'brand-name',
    leadsTo: ['trademark', 'site-domain'],
    step: null,
    it: {
      asks: [
        'Come scelgo il nome della mia attività?',
        'che nome do al negozio o al marchio',
        'nome e logo per la nuova impresa',
        'come trovo un bel nome per l’azienda',
      ],
      answer: [
        'Un buon nome si dice al telefono senza doverlo sillabare, si ricorda e non promette meno di quello che farai domani.',
        '- Fanne 20, tienine 3, dilli a dieci estranei: quale ricordano il giorno dopo? come lo scrivono?',
        '- Evita mode, iniziali senza senso, e nomi puramente descrittivi («Edilizia Roma»): sono deboli anche da registrare.',
        '- **Controlla prima di stampare**: ricerca su Google e sui social, dominio .it o .com, banca dati dei marchi UIBM e EUIPO, registro imprese nella tua zona.',
        'Il logo viene dopo: leggibile piccolo e in bianco e nero. Se il nome è importante per te, valuta di registrarlo come marchio.',
      ],
    },
    en: {
      asks: [
        'How do I choose a name for my business?',
        'which name for my shop or brand',
        'name and logo for a new company',
      ],
      answer: [
        'A good name can be said on the phone without spelling it, is remembered, and does not promise less than you will do tomorrow.',
        '- Make 20, keep 3, say them to ten strangers: which one do they recall next day, and how do they write it?',
        '- Avoid fashions, meaningless initials and purely descriptive names: these are weak to register too.',
        '- **Check before printing**: Google and social media, a .it or .com domain, the UIBM and EUIPO trade mark databases, the business register.',
        'The logo comes later: readable small and in black and white. If the name matters, consider registering it as a trade mark.',
      ],
    },
  },
  {
    id: 'word-of-mouth',
    leadsTo: ['reviews-get', 'customers-loyalty'],
    step: null,
    it: {
      asks: [
        'Come faccio funzionare il passaparola?',
        'clienti che portano altri clienti',
        'programma porta un amico',
        'come farmi consigliare dai clienti',
      ],
      answer: [
        'Il passaparola non si aspetta: si chiede, nel momento giusto e in modo facile.',
        '- **Quando**: subito dopo un complimento o un lavoro ben riuscito.',
        '- **Come**: «Se conosci qualcuno con lo stesso problema, mi fai un favore se gli giri questo messaggio», con un testo pronto da inoltrare.',
        '- **Premio**: piccolo e per entrambi (un servizio in più, un buono), deciso sul tuo margine. Scrivilo in due righe: chi, che cosa, fino a quando.',
        '- **Ringrazia** sempre chi ti ha mandato qualcuno, anche se non ha comprato.',
        'Segna la provenienza di ogni cliente. Per premi più complessi, come i concorsi, ci sono regole (D.P.R. 430/2001): informati prima.',
      ],
    },
    en: {
      asks: [
        'How do I make word of mouth work?',
        'customers who bring other customers',
        'refer a friend programme',
      ],
      answer: [
        'Do not wait for word of mouth: ask for it, at the right moment and in an easy way.',
        '- **When**: right after a compliment or a job well done.',
        '- **How**: “If you know someone with the same problem, please pass this on”, with a text ready to forward.',
        '- **Reward**: small and for both (an extra service, a voucher), set on your margin. Write it in two lines: who, what, until when.',
        '- **Thank** whoever sent you someone, even if they did not buy.',
        'Note where each customer came from. Prize contests have rules of their own in Italy (D.P.R. 430/2001): ask first.',
      ],
    },
  },
  {
    id: 'marketing-calendar',
    leadsTo: ['social-ideas', 'marketing-email'],
    step: SOCIAL,
    it: {
      asks: [
        'Come faccio un piano marketing per l’anno?',
        'calendario delle promozioni',
        'piano marketing semplice',
        'come organizzo le campagne nei vari mesi',
      ],
      answer: [
        'Basta un foglio con dodici colonne, una per mese:',
        '- **Stagioni tue**: segna i mesi forti e deboli dalle vendite degli anni scorsi.',
        '- **Date** che contano per i tuoi clienti (feste, scuola, ferie, fiere, saldi).',
        '- Per ogni mese **una** iniziativa: a chi, quale offerta, quale canale, quanto spendi, che cosa conti.',
        '- Comincia a preparare 4–6 settimane prima, non il lunedì stesso.',
        'A fine mese scrivi due righe: che cosa ha portato e che cosa rifaresti. Dopo un anno avrai un piano fatto dei tuoi numeri. Meglio sei iniziative finite che venti annunciate.',
      ],
    },
    en: {
      asks: [
        'How do I make a marketing plan for the year?',
        'calendar of promotions',
        'a simple marketing plan',
      ],
      answer: [
        'A sheet with twelve columns is enough, one per month:',
        '- **Your seasons**: mark strong and weak months from past sales.',
        '- **Dates** that matter to your customers (holidays, school, fairs, sales).',
        '- For each month **one** initiative: for whom, which offer, which channel, what you spend, what you count.',
        '- Start preparing 4–6 weeks ahead.',
        'At the end of the month write two lines: what it brought and what you would repeat. After a year the plan is made of your own numbers. Six finished initiatives beat twenty announced ones.',
      ],
    },
  },
];
