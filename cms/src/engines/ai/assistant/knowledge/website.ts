import { CHATBOT, CONSULTATION, MARKETPLACE, type TopicEntry } from './entry';

export const WEBSITE: readonly TopicEntry[] = [
  {
    id: 'site-need',
    leadsTo: ['site-cost', 'site-google-profile'],
    step: MARKETPLACE,
    it: {
      asks: [
        'Mi serve davvero un sito web?',
        'basta la pagina facebook o instagram senza sito',
        'ha senso fare il sito per una piccola attività',
        'perché avere un sito',
      ],
      answer: [
        'Se vivi di passaggio e di abituali puoi partire con **scheda Google completa** e una pagina social curata. Il sito diventa utile quando:',
        '- la gente ti **cerca su Google** per quello che fai, non per nome;',
        '- devi spiegare prezzi, lavori fatti, condizioni, o ricevere **richieste e prenotazioni**;',
        '- vuoi che clienti, banche e fornitori ti trovino **credibile**;',
        '- non vuoi dipendere da un social che può cambiare regole o chiuderti il profilo.',
        'Basta poco: una pagina con chi sei, che cosa fai e per chi, prezzi indicativi, foto vere, recensioni, telefono e orari, leggibile dal telefono e veloce.',
      ],
    },
    en: {
      asks: [
        'Do I really need a website?',
        'is a Facebook page enough without a site',
        'why should a small business have a website',
      ],
      answer: [
        'If you live on passers-by and regulars, start with a **complete Google profile** and a cared-for social page. A site becomes useful when:',
        '- people **search Google** for what you do, not for your name;',
        '- you must explain prices, past work, terms, or take **enquiries and bookings**;',
        '- customers, banks and suppliers should find you **credible**;',
        '- you do not want to depend on a network that can change its rules or close your page.',
        'Little is needed: one page with who you are, what you do and for whom, rough prices, real photos, reviews, phone and hours, fast and readable on a phone.',
      ],
    },
  },
  {
    id: 'site-cost',
    leadsTo: ['site-builder', 'site-need'],
    step: MARKETPLACE,
    it: {
      asks: [
        'Quanto costa fare un sito internet?',
        'prezzo di un sito web',
        'preventivo per il sito, è giusto?',
        'quanto si paga un web designer',
      ],
      answer: [
        'Ordini di grandezza in Italia, da confrontare con preventivi veri:',
        '- **Fai da te** con un servizio guidato: 10–30 € al mese più il tuo tempo.',
        '- **Vetrina** fatta da un professionista: 800–3.000 €.',
        '- **Negozio online**: 2.500–10.000 € e oltre, secondo catalogo e integrazioni.',
        '- **Ogni anno**: dominio 10–20 €, hosting 50–200 €, manutenzione e aggiornamenti 200–600 €.',
        'Nel preventivo chiedi: chi scrive i testi, quante revisioni, chi **possiede dominio e contenuti**, cookie e privacy, velocità, formazione, costo dell’assistenza. Il dominio va intestato a te, non all’agenzia.',
      ],
    },
    en: {
      asks: [
        'How much does a website cost?',
        'price of a business website in Italy',
        'what does a web designer charge',
      ],
      answer: [
        'Orders of size in Italy, to compare with real quotes:',
        '- **Do it yourself** with a site service: 10–30 € a month plus your time.',
        '- **Showcase** made by a professional: 800–3,000 €.',
        '- **Online shop**: 2,500–10,000 € and more, by catalogue and integrations.',
        '- **Each year**: domain 10–20 €, hosting 50–200 €, maintenance 200–600 €.',
        'In the quote ask: who writes the texts, how many revisions, who **owns domain and contents**, cookies and privacy, speed, training, price of help. The domain must be in your name, not the agency’s.',
      ],
    },
  },
  {
    id: 'site-seo',
    leadsTo: ['site-google-profile', 'site-content'],
    step: MARKETPLACE,
    it: {
      asks: [
        'Come faccio a farmi trovare su Google?',
        'come migliorare il posizionamento seo',
        'il mio sito non compare nelle ricerche',
        'essere primo su google',
      ],
      answer: [
        'Nell’ordine, per una piccola impresa:',
        '- **Scheda Google** completa e recensioni: per le ricerche locali conta più del sito.',
        '- **Una pagina per ogni servizio e zona** («Sgombero cantine Torino»), con titolo chiaro, prezzi indicativi, foto, domande frequenti.',
        '- **Parole dei clienti**: quelle che usano al telefono, non le tue.',
        '- **Tecnica**: veloce dal telefono, senza errori, iscritta a Google Search Console.',
        '- **Citazioni**: link da fornitori, associazioni, giornali locali.',
        'I risultati arrivano in 3–6 mesi. Diffida di chi garantisce il primo posto: nessuno può. In Search Console guarda quali ricerche ti portano visite e migliora quelle pagine.',
      ],
    },
    en: {
      asks: [
        'How do I get found on Google?',
        'how to improve my SEO',
        'my website does not appear in searches',
      ],
      answer: [
        'In this order, for a small firm:',
        '- A complete **Google profile** and reviews: for local searches they count more than the site.',
        '- **A page for each service and area**, with a clear title, rough prices, photos, frequent questions.',
        '- **Customers’ words**: those they use on the phone, not yours.',
        '- **Technique**: fast on a phone, no errors, registered with Google Search Console.',
        '- **Mentions**: links from suppliers, associations, local papers.',
        'Results come in 3–6 months. Distrust whoever guarantees the first place: nobody can. In Search Console see which searches bring visits and improve those pages.',
      ],
    },
  },
  {
    id: 'site-google-profile',
    leadsTo: ['reviews-get', 'site-seo'],
    step: null,
    it: {
      asks: [
        'Come si fa la scheda Google della mia attività?',
        'google business profile',
        'comparire su google maps',
        'aggiornare orari e foto su google',
      ],
      answer: [
        'È gratuita e per chi lavora in zona è la cosa più utile da fare oggi.',
        '- Vai su **google.com/business**, cerca l’attività (potrebbe esistere già: rivendicala) e verifica con video, telefono o cartolina.',
        '- **Categoria principale** precisa, poi le secondarie; servizi con prezzi.',
        '- **Nome, indirizzo, telefono** identici ovunque. Niente parole chiave nel nome: rischi la sospensione.',
        '- **Foto vere** di interno, esterno, prodotti: qualcuna nuova ogni mese. Orari speciali nei festivi.',
        '- Rispondi a recensioni e domande; pubblica una novità ogni tanto.',
        'Se lavori a domicilio nascondi l’indirizzo e indica le zone servite.',
      ],
    },
    en: {
      asks: [
        'How do I set up my Google Business Profile?',
        'appear on google maps',
        'update hours and photos on Google',
      ],
      answer: [
        'It is free, and for a local business the most useful thing to do today.',
        '- Go to **google.com/business**, look for your business (it may exist: claim it) and verify by video, phone or card.',
        '- A precise **main category**, then secondary ones; services with prices.',
        '- **Name, address, phone** the same everywhere. No keywords in the name: you risk suspension.',
        '- **Real photos** of inside, outside, products: some new ones monthly. Special hours on holidays.',
        '- Reply to reviews and questions; post some news now and then.',
        'If you work at customers’ homes, hide the address and give the areas served.',
      ],
    },
  },
  {
    id: 'site-conversion',
    leadsTo: ['marketing-measure', 'site-content'],
    step: CHATBOT,
    it: {
      asks: [
        'Il sito ha visite ma nessuno mi contatta: perché?',
        'come ottenere più richieste dal sito',
        'visite che non diventano clienti',
        'migliorare la conversione del sito',
      ],
      answer: [
        'Apri il sito dal telefono e fai tu il cliente. Di solito manca una di queste:',
        '- **In cinque secondi** si capisce che cosa fai, dove e per chi?',
        '- **Un’azione sola** in evidenza: chiama, chiedi un preventivo, prenota. Telefono toccabile, modulo con 3 campi.',
        '- **Prezzi** almeno «a partire da»: chi non li trova va altrove.',
        '- **Prove**: recensioni, lavori fatti, volti, garanzie.',
        '- **Velocità** e niente finestre che coprono tutto.',
        'Poi misura: richieste ÷ visite. Per servizi locali il 2–5% è un buon riferimento. Se molti fanno le stesse domande, un chatbot istruito coi tuoi documenti risponde anche di sera.',
      ],
    },
    en: {
      asks: [
        'My site gets visits but nobody contacts me: why?',
        'how to get more enquiries from my website',
        'visits that do not become customers',
      ],
      answer: [
        'Open the site on a phone and play the customer. Usually one of these is missing:',
        '- **In five seconds**, is it clear what you do, where and for whom?',
        '- **One action** in sight: call, ask for a quote, book. A phone number to tap, a form of 3 fields.',
        '- **Prices**, at least “from”: who does not find them goes elsewhere.',
        '- **Proof**: reviews, past work, faces, guarantees.',
        '- **Speed**, and no windows covering everything.',
        'Then measure enquiries ÷ visits: 2–5% is a fair yardstick for local services. If many ask the same, a chatbot taught with your documents answers in the evening too.',
      ],
    },
  },
  {
    id: 'site-builder',
    leadsTo: ['site-cost', 'site-domain'],
    step: MARKETPLACE,
    it: {
      asks: [
        'Con cosa costruisco il sito: WordPress, Wix o altro?',
        'che piattaforma usare per il sito',
        'fare il sito da solo',
        'wordpress o shopify o squarespace',
      ],
      answer: [
        'Scegli secondo chi lo aggiornerà:',
        '- **Wix, Squarespace** e simili: tutto incluso, fai da te, canone mensile; difficile traslocare.',
        '- **WordPress**: il più flessibile e portabile; serve qualcuno che curi aggiornamenti e sicurezza.',
        '- **Shopify**: se il cuore è vendere online; canone e commissioni, ma magazzino e pagamenti sono pronti.',
        '- **Webflow**: grafica curata, spesso con un professionista.',
        'Prima scrivi testi e raccogli foto: sono il 70% del lavoro. Prova un mese la piattaforma con due pagine vere. Il chatbot di questo servizio si installa su tutte e cinque incollando una riga di codice.',
      ],
    },
    en: {
      asks: [
        'What should I build my site with: WordPress, Wix or other?',
        'which website platform to use',
        'make the website myself',
      ],
      answer: [
        'Choose by who will keep it up to date:',
        '- **Wix, Squarespace** and the like: all included, do it yourself, a monthly fee; hard to move away.',
        '- **WordPress**: the most flexible and portable; someone must care for updates and security.',
        '- **Shopify**: when selling online is the heart; fee and commissions, but stock and payments are ready.',
        '- **Webflow**: refined design, often with a professional.',
        'First write texts and gather photos: that is 70% of the work. Try a platform for a month with two real pages. This service’s chatbot installs on all five by pasting one line of code.',
      ],
    },
  },
  {
    id: 'site-content',
    leadsTo: ['site-seo', 'site-conversion'],
    step: CONSULTATION,
    it: {
      asks: [
        'Cosa scrivo sul sito?',
        'che testi e pagine mettere nel sito',
        'come scrivere la home page',
        'blog aziendale serve?',
      ],
      answer: [
        'Scrivi come rispondi al telefono. Le pagine che bastano a quasi tutti:',
        '- **Home**: che cosa fai, per chi, dove, e il passo da fare. Una frase, non uno slogan.',
        '- **Servizi**: una pagina ciascuno, con problema, come lavori, tempi, prezzo di partenza, domande frequenti.',
        '- **Lavori o clienti**: tre casi con foto prima/dopo e una frase del cliente.',
        '- **Chi siamo**: volti e storia in dieci righe.',
        '- **Contatti**: telefono, mappa, orari, P.IVA (obbligatoria sul sito), privacy.',
        'Un blog serve solo se rispondi a domande che i clienti fanno davvero: un articolo al mese ben fatto batte quattro riempitivi.',
      ],
    },
    en: {
      asks: [
        'What do I write on my website?',
        'which pages and texts should a site have',
        'how to write the home page',
      ],
      answer: [
        'Write as you answer the phone. The pages that suffice for most:',
        '- **Home**: what you do, for whom, where, and the next step. A sentence, not a slogan.',
        '- **Services**: a page each, with problem, way of working, times, starting price, frequent questions.',
        '- **Work or customers**: three cases with photos and a line from the customer.',
        '- **About**: faces and history in ten lines.',
        '- **Contact**: phone, map, hours, VAT number (compulsory on Italian sites), privacy.',
        'A blog helps only if it answers questions customers really ask: one good article a month beats four fillers.',
      ],
    },
  },
  {
    id: 'site-domain',
    leadsTo: ['brand-name', 'site-builder'],
    step: null,
    it: {
      asks: [
        'Come scelgo e registro un dominio?',
        'dominio .it o .com',
        'email con il mio dominio',
        'chi è proprietario del dominio del sito',
      ],
      answer: [
        'Il dominio è il tuo indirizzo per sempre: sceglilo corto, dicibile al telefono, senza trattini.',
        '- **.it** per clienti italiani, **.com** se vendi anche fuori; se puoi prendi entrambi (10–20 € l’anno l’uno).',
        '- Registralo **a nome tuo o della ditta**, con la tua e-mail: se è intestato all’agenzia, in caso di lite resti senza. Controlla sul whois di registro.it.',
        '- Attiva il **rinnovo automatico**: scaduto, altri lo possono prendere.',
        '- Crea la **posta sul dominio** (info@tuonome.it): costa poco e dà fiducia; imposta SPF, DKIM e DMARC per non finire nello spam.',
        'Per cambiare fornitore chiedi il codice di trasferimento (AuthInfo).',
      ],
    },
    en: {
      asks: ['How do I choose and register a domain?', 'domain .it or .com', 'e-mail with my own domain'],
      answer: [
        'The domain is your address for good: short, easy to say on the phone, without dashes.',
        '- **.it** for Italian customers, **.com** if you sell abroad; take both if you can (10–20 € a year each).',
        '- Register it **in your own or your firm’s name**: if it is the agency’s, a quarrel leaves you without. Check the whois at registro.it.',
        '- Switch on **automatic renewal**: once expired, others may take it.',
        '- Set up **mail on the domain** (info@yourname.it): cheap and trusted; add SPF, DKIM and DMARC so as not to land in spam.',
        'To change provider ask for the transfer code (AuthInfo).',
      ],
    },
  },
  {
    id: 'site-speed',
    leadsTo: ['site-conversion', 'site-seo'],
    step: MARKETPLACE,
    it: {
      asks: [
        'Il mio sito è lento: cosa posso fare?',
        'velocizzare il sito',
        'il sito ci mette tanto a caricare dal cellulare',
        'immagini troppo pesanti sul sito',
      ],
      answer: [
        'Misuralo con **PageSpeed Insights** di Google, versione telefono. Poi, dal rimedio più facile:',
        '- **Immagini**: larghe al massimo quanto si vedono (1.600 px), formato WebP, sotto i 200 kB. È la causa più frequente.',
        '- **Cose in più**: togli slider, video automatici, plugin e widget che non usi; ogni script esterno pesa.',
        '- **Cache**: un plugin di cache su WordPress, o quella dell’hosting.',
        '- **Hosting**: se la prima risposta supera 0,8 secondi, cambia piano o fornitore.',
        '- **Caratteri**: due al massimo.',
        'Obiettivo: il contenuto principale visibile entro 2,5 secondi. Ogni secondo in più fa scappare una parte dei visitatori, soprattutto dal telefono.',
      ],
    },
    en: {
      asks: [
        'My website is slow: what can I do?',
        'speed up my site',
        'the site takes long to load on a phone',
      ],
      answer: [
        'Measure it with Google’s **PageSpeed Insights**, phone version. Then, easiest first:',
        '- **Images**: no wider than shown (1,600 px), WebP, under 200 kB. The most frequent cause.',
        '- **Extras**: remove sliders, automatic videos, plugins and widgets you do not use; each outside script weighs.',
        '- **Cache**: a cache plugin on WordPress, or the host’s.',
        '- **Hosting**: if the first response takes over 0.8 seconds, change plan or provider.',
        '- **Fonts**: two at most.',
        'The goal: main content visible within 2.5 seconds. Each second more loses part of the visitors, above all on phones.',
      ],
    },
  },
];
