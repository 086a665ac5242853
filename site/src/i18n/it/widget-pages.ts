/** Words of the pages around the widget. */
export const widgetPages = {
  missingId: 'Missing installId',
  missingIdBody: 'A questo indirizzo manca l’identificativo del chatbot.',
  frameTitle: 'Anteprima del chatbot',
  liveTitle: 'Anteprima dal vivo',
  liveLead:
    'Così lo incontra chi visita il tuo sito. Se la finestra resta vuota, il chatbot non è pubblicato.',
  botId: 'ID del bot',
  previewTitle: 'Anteprima del widget',
};
