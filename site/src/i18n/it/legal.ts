/** The frame of the legal pages; their texts are content. */
export const legal = {
  title: 'Note legali',
  description: '{title}: la versione in vigore, scritta in modo da poterla leggere.',
  version: 'Versione {version}, in vigore dal {day}',
  failed: 'La pagina non arriva',
  operator: {
    title: 'Chi gestisce questo sito',
    unknown:
      'Chi gestisce questa installazione non ha ancora indicato i propri dati. Senza questi dati il servizio non va offerto al pubblico.',
    missing: 'non indicato',
    name: 'Nome',
    address: 'Sede',
    vatNumber: 'Partita IVA',
    email: 'Email',
    pec: 'PEC',
  },
};
