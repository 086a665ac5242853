/** Whoever is signed in: their menu, and the notice of an account that is about to go. */
export const account = {
  menu: 'Menu di {name}',
  profile: 'Profilo',
  myProducts: 'I miei prodotti',
  signOut: 'Esci',
  signedOut: 'Disconnesso',
  signedOutBody: 'Sei stato disconnesso con successo.',
  signOutFailed: 'Errore',
  signOutFailedBody: 'Si è verificato un errore durante la disconnessione.',
  erasure: {
    title: 'Il tuo account verrà eliminato il {date}',
    body: 'I tuoi chatbot sono offline e i tuoi post sui social fermi. Fino ad allora puoi ripensarci: torna tutto com’era.',
    undo: 'Annulla eliminazione',
    undone: 'Eliminazione annullata',
    undoneBody: 'Il tuo account resta, e i chatbot pubblicati sono di nuovo online.',
    failed: 'Non siamo riusciti ad annullare',
  },
};
