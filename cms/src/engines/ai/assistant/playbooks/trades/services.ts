import { tradesOf } from '../trade';

/** Professionals and business services. */
export const PROFESSIONALS = tradesOf(
  {
    clients: 'i clienti',
    sells: 'consulenze, pratiche, progetti',
    economics:
      'pochi costi, quasi tutto tempo: contano le ore fatturate (bene 60–70%) e quanto rende ciascun cliente all’ora',
    season: 'picchi sulle scadenze; agosto fermo',
    partners: 'commercialisti, avvocati, banche, colleghi di altre specialità',
    business: 'piccole imprese della zona',
    comeback: 'un incontro fisso ogni sei mesi e il canone al posto della pratica singola',
    quiet: 'un incontro gratuito su un tema che tutti chiedono, con dieci invitati',
    extra: 'un canone mensile con servizi precisi, un controllo annuale',
    edge: 'rispondere in giornata, parlare chiaro, un prezzo scritto prima',
    waste: 'ferma le ore regalate: segna per due settimane il tempo non fatturato',
    rules: 'codice deontologico, preventivo scritto, privacy',
  },
  [
    {
      id: 'accountant',
      pattern: /commercialist\w*|consulent\w* del lavoro|tributarist\w*|\bcaf\b|studio (?:contabile|fiscale)/,
      shop: 'lo studio',
      sells: 'contabilità, dichiarazioni, buste paga, scadenze',
      season: 'picchi a giugno, luglio, ottobre e novembre',
    },
    {
      id: 'lawyer',
      pattern: /avvocat\w*|studio legale|notai\w*|mediator\w*/,
      shop: 'lo studio legale',
      sells: 'pareri, contratti, cause',
      clients: 'gli assistiti',
    },
    {
      id: 'architect',
      pattern:
        /architett\w*|geometr\w*|ingegner\w*|studio tecnico|interior design\w*|progettist\w*|perit[oi]\b/,
      shop: 'lo studio',
      sells: 'progetti, pratiche, direzione lavori',
      partners: 'imprese edili, agenzie immobiliari, amministratori, artigiani',
    },
    {
      id: 'photographer',
      pattern: /fotograf\w*|videomaker|videograf\w*/,
      shop: 'lo studio fotografico',
      clients: 'gli sposi e le coppie',
      sells: 'servizi di matrimonio, album, ritratti',
      season: 'matrimoni da aprile a ottobre; prenotazioni da novembre a febbraio',
      partners: 'wedding planner, location, fioristi, sale',
      comeback: 'famiglia, battesimo, anniversario',
      extra: 'album, video, servizio prematrimoniale',
      edge: 'conoscersi prima, racconto della giornata, album consegnato nei tempi',
    },
    {
      id: 'wedding',
      pattern:
        /wedding|matrimon\w*|organizz\w* (?:di )?event\w*|agenzia (?:di )?event\w*|animazion\w*|\bdj\b|feste di compleanno/,
      shop: 'l’agenzia di eventi',
      clients: 'le coppie e le aziende',
      sells: 'matrimoni, feste, eventi aziendali',
      partners: 'location, catering, fotografi, fioristi',
    },
    {
      id: 'designer',
      pattern:
        /grafic[oaie]\b|web ?(?:design\w*|agency)|agenzia (?:web|di comunicazione|marketing)|copywriter|social media|sviluppator\w*|programmator\w*|software|informatic\w*|freelanc\w*/,
      shop: 'il tuo studio',
      clients: 'le aziende clienti',
      sells: 'siti, grafica, contenuti, assistenza',
      comeback: 'il canone di assistenza dopo il progetto',
      partners: 'commercialisti, tipografie, fotografi',
    },
    {
      id: 'estate-agent',
      pattern: /agenzia immobiliar\w*|agent[ei] immobiliar\w*|immobiliar\w*/,
      shop: 'l’agenzia immobiliare',
      clients: 'chi vende e chi cerca casa',
      sells: 'vendite, affitti, valutazioni',
      partners: 'amministratori, avvocati, imprese edili, banche',
    },
    {
      id: 'insurance',
      pattern: /assicurator\w*|agenzia (?:di )?assicuraz\w*|broker/,
      shop: 'l’agenzia',
      sells: 'polizze, consulenza, sinistri',
      comeback: 'il controllo delle polizze ogni anno',
    },
    {
      id: 'condo-admin',
      pattern: /amministrat\w* (?:di )?condomin\w*/,
      shop: 'lo studio',
      clients: 'i condòmini',
      sells: 'amministrazione, assemblee, lavori',
    },
    {
      id: 'sales-agent',
      pattern: /agent[ei] di commercio|rappresentant\w*/,
      shop: 'la tua agenzia',
      clients: 'i negozi e le aziende che visiti',
      sells: 'prodotti delle case mandanti',
    },
    {
      id: 'consultant',
      pattern: /consulent\w*|coach\w*|formator\w*|libero profession\w*|profession\w*/,
      shop: 'la tua attività',
    },
    {
      id: 'translator',
      pattern: /traduzion\w*|traduttric\w*/,
      shop: 'il tuo studio',
      sells: 'traduzioni, interpretariato',
    },
    {
      id: 'security',
      pattern: /vigilanza|portierat\w*|call ?center|segreteria\b|coworking/,
      shop: 'l’azienda',
      clients: 'le aziende clienti',
      sells: 'servizi continuativi, canoni',
    },
    {
      id: 'travel-agency',
      pattern: /agenzia (?:di )?viaggi\w*|tour operator/,
      shop: 'l’agenzia di viaggi',
      clients: 'i viaggiatori',
      sells: 'viaggi su misura, gruppi, escursioni',
      season: 'prenotazioni da gennaio ad aprile',
      edge: 'esserci quando qualcosa va storto, itinerari cuciti su misura',
    },
    {
      id: 'funeral',
      pattern: /onoranze|funebr\w*|pompe funebri/,
      shop: 'l’impresa',
      clients: 'le famiglie',
      sells: 'servizi, cremazioni, pratiche',
    },
    {
      id: 'non-profit',
      pattern: /associazion\w*|cooperativ\w*|\bonlus\b|terzo settore|teatr\w*|cinema\b|museo/,
      shop: 'l’organizzazione',
      clients: 'i soci e il pubblico',
      sells: 'attività, eventi, tessere',
    },
  ],
);

/** Places to stay. */
export const TOURISM = tradesOf(
  {
    clients: 'gli ospiti',
    sells: 'camere, notti, colazioni',
    economics:
      'commissioni dei portali 15–20%, pulizie e colazione 15–20 € a notte; contano occupazione e prezzo medio per camera',
    season: 'alta da aprile a ottobre; bassa d’inverno, salvo feste e neve',
    partners: 'ristoranti, guide, noleggi bici, cantine, uffici del turismo',
    business: 'aziende con trasferte, gruppi, cerimonie',
    comeback: 'l’e-mail dopo il soggiorno con un codice per la prossima prenotazione diretta',
    quiet:
      'pacchetti per il fine settimana con un’esperienza (cena, bici, cantina) e soggiorni lunghi a tariffa mensile',
    extra: 'colazione, parcheggio, check-out tardivo, esperienze',
    edge: 'accoglienza di chi ci vive, consigli sul posto, colazione con prodotti di zona',
    waste: 'abbassa il prezzo delle notti vuote negli ultimi tre giorni, mai quello di tutte',
    rules: 'CIN, comunicazione alloggiati alla Questura entro 24 ore, imposta di soggiorno, ISTAT',
  },
  [
    {
      id: 'bnb',
      pattern:
        /\bb ?& ?b\b|bed and breakfast|affittacamere|casa vacanz\w*|appartament\w* (?:turistic\w*|per turisti)|airbnb/,
      shop: 'il b&b',
    },
    {
      id: 'hotel',
      pattern: /hotel|alberg\w*|pension[ei]\b(?! di)|resort|ostell\w*|locanda/,
      shop: 'l’hotel',
      sells: 'camere, colazioni, parcheggio, cene',
    },
    {
      id: 'agritourism',
      pattern: /agriturism\w*/,
      shop: 'l’agriturismo',
      sells: 'camere, cene, prodotti dell’azienda, esperienze',
    },
    {
      id: 'camping',
      pattern: /campegg\w*|camping|glamping/,
      shop: 'il campeggio',
      sells: 'piazzole, bungalow, servizi',
    },
    {
      id: 'beach',
      pattern: /stabiliment\w*|bagni\b|lido\b|balnear\w*|ombrellon\w*/,
      shop: 'lo stabilimento',
      clients: 'i bagnanti',
      sells: 'ombrelloni, lettini, bar, eventi',
      quiet: 'aperitivi al tramonto, yoga all’alba, giornalieri nei giorni feriali',
    },
    {
      id: 'events-venue',
      pattern: /sala (?:per )?(?:feste|event\w*|ricevim\w*)|location|villa per|ludoteca/,
      shop: 'la location',
      clients: 'chi organizza feste ed eventi',
      sells: 'feste, cerimonie, eventi aziendali',
      partners: 'wedding planner, catering, fotografi',
    },
    {
      id: 'tour-guide',
      pattern: /guid[ae] turistic\w*|accompagnat\w+ turistic\w*|visite guidate/,
      shop: 'il tuo lavoro di guida turistica',
      sells: 'visite guidate, giri privati, itinerari a tema',
      extra: 'una visita serale, una degustazione lungo il giro, un itinerario per famiglie',
      partners: 'hotel, B&B, scuole, crociere, agenzie',
    },
    {
      id: 'outdoor',
      pattern:
        /escursion\w*|rafting|noleggi\w* (?:di )?(?:sci|bici|canoe|barche|gommoni|kayak|pedal[oò])|maestr\w* di sci|guida alpina|diving/,
      shop: 'la tua attività',
      clients: 'turisti e appassionati',
      sells: 'escursioni, lezioni, noleggi',
      partners: 'hotel, b&b, campeggi, uffici del turismo',
    },
  ],
);
