/** Words of the table of what models cost. */
export const modelSpending = {
  title: 'Spesa per mese e uso',
  month: 'Mese',
  feature: 'Uso',
  calls: 'Richieste',
  tokens: 'Token',
  cost: 'Costo',
  unpaid: '–: lo paga chi gestisce Officina.',
  features: {
    visitors: 'Chat dei visitatori',
    assistant: 'Assistente',
    posts: 'Post',
    embeddings: 'Ricerca per significato',
    own: 'Modello del chatbot',
    'own-embeddings': 'Embedding del chatbot',
  },
};
