/**
 * Words of the open widget; the texts in spec/admin-builders-widget.md §8-9 are word for word. Plain texts with places in
 * braces, so that a page can give its own by property. What is needed later, or rarely, is in
 * `later-words.ts` and `form-words.ts`.
 */
export const it = {
  assistant: 'Assistente AI',
  placeholder: 'Scrivi un messaggio...',
  welcome: 'Ciao! Sono qui per aiutarti.',
  send: 'Invia',
  stop: 'Ferma la risposta',
  stopped: 'Risposta interrotta',
  close: 'Chiudi la chat',
  chatWith: 'Chat con {name}',
  messages: 'Messaggi',
  you: 'Tu',
  typing: '{name} sta scrivendo…',
  answerFailed: '⚠️ Non riesco a rispondere ora. Riprova tra poco.',
  networkFailed: '⚠️ Errore di rete. Riprova tra poco.',
  retry: 'Riprova',
  suggestions: 'Risposte rapide',
  questions: 'Domande frequenti',
  person: 'Parla con una persona',
  queued: 'Parte appena torna la connessione',
  offline: 'Sei offline: i messaggi partono appena torna la connessione.',
  sound: 'Suono dei messaggi',
  older: 'Mostra i messaggi precedenti',
  newMessages: 'Nuovi messaggi',
  privacy: 'Privacy',
  opensNewTab: '(si apre in una nuova scheda)',
};

export type UiMessages = typeof it;
