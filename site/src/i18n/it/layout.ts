/** Header, footer, theme and language, and the screens that say that something is not there. */
export const layout = {
  description:
    'Officina è la bottega digitale per chi ha un’impresa: chatbot che rispondono dai tuoi documenti, post pronti, consulenze.',
  nav: {
    main: 'Navigazione principale',
    // On a phone: two landmarks of one page never have one name.
    menu: 'Menu',
    howItWorks: 'Come funziona',
    faq: 'FAQ',
    blog: 'Blog',
    marketplace: 'Marketplace',
    login: 'Login',
    signup: 'Registrati',
    openMenu: 'Apri il menu',
    home: 'Officina, pagina iniziale',
  },
  // In English: it speaks to whoever may not read Italian.
  englishOffer: {
    label: 'Language',
    sentence: 'This site is also available in English.',
    accept: 'Read in English',
    dismiss: 'No, thanks',
  },
  settings: {
    theme: 'Tema',
    light: 'Chiaro',
    dark: 'Scuro',
    system: 'Come il sistema',
    language: 'Lingua',
  },
  footer: {
    claim: 'La bottega digitale per chi ha un’impresa.',
    product: 'Prodotto',
    support: 'Assistenza',
    supportHours: 'Rispondiamo entro 24 ore nei giorni feriali.',
    legal: 'Note legali',
    privacy: 'Privacy Policy',
    terms: 'Termini di Servizio',
    cookies: 'Cookie Policy',
    accessibility: 'Accessibilità',
    aiTransparency: 'Trasparenza AI',
    withdrawal: 'Recesso',
    tour: 'Il tour',
    help: 'Aiuto',
    rights: 'Nessun tracciamento, nessun banner: qui i cookie servono solo a farti restare connesso.',
  },
  guard: {
    checking: 'Un momento…',
    unreachable: 'Il server non risponde. Riproviamo tra poco…',
  },
  helpBot: {
    title: 'Chiedilo a Officina',
    lead: 'È un nostro chatbot, istruito con gli articoli di aiuto: risponde su Officina e cita la fonte. Parli con un’AI; se non sa, ti passa a una persona.',
    open: 'Apri la chat',
    failed: 'La chat non si è caricata. Controlla la connessione.',
  },
  notFound: {
    title: '404',
    body: 'Oops! Page not found',
    explain: 'La pagina che cerchi non esiste o è stata spostata.',
    home: 'Return to Home',
  },
  crash: {
    title: 'Unexpected Application Error!',
    body: 'Qualcosa si è rotto da parte nostra. I tuoi dati sono al sicuro: ricarica la pagina, e se succede ancora scrivici.',
    reload: 'Ricarica la pagina',
    update: 'C’è una nuova versione di Officina: ricarica la pagina per continuare.',
    updateTitle: 'Officina è stata aggiornata',
    unreachable: 'La pagina si apre da sola appena la rete e il server rispondono di nuovo.',
    unreachableTitle: 'Non riusciamo a caricare la pagina',
  },
};
