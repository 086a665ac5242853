import { plural } from '../plural';

/** Help: search, articles, requests. */
export const help = {
  noScript: {
    forms:
      'Qui puoi leggere tutto. Per i moduli, la chat e il tuo account serve JavaScript: attivalo nel browser, oppure scrivici: {email}',
    page: 'Questa pagina ha bisogno di JavaScript: attivalo nel browser, oppure scrivici: {email}',
  },
  title: 'Aiuto',
  lead: 'Cerca una risposta, oppure scrivici: rispondiamo entro 24 ore nei giorni feriali.',
  search: 'Cerca nell’aiuto',
  found: plural('{count} risposta trovata', '{count} risposte trovate'),
  nothing: 'Nessuna risposta trovata',
  nothingHint: 'Prova con altre parole, oppure scrivici qui sotto.',
  failed: 'L’aiuto non arriva',
  unknown: 'Questa sezione è in sviluppo',
  all: 'Tutte le risposte',
  related: 'Altre risposte',
  notEnough: 'Non è quello che cercavi?',
  write: 'Scrivici',
  byTopic: 'Argomenti',
  answers: plural('{count} risposta', '{count} risposte'),
  within: 'Entro 24 ore nei giorni feriali',
  topics: {
    start: 'Primi passi e progetti',
    assistant: 'Assistente e consulenze',
    chatbot: 'Chatbot per il sito',
    purchases: 'Acquisti e pagamenti',
    account: 'Account e sicurezza',
  },
  contact: {
    title: 'Scrivici',
    lead: 'Racconta che cosa stavi facendo e che cosa ti aspettavi.',
    name: 'Nome',
    email: 'Email',
    message: 'Messaggio',
    send: 'Invia il messaggio',
    sent: 'Messaggio inviato',
    sentBody: 'Ti risponderemo a {email}. Abbiamo mandato lì anche una conferma.',
    failed: 'Il messaggio non è partito',
    problems: { required: 'Questo campo è obbligatorio', email: 'Scrivi un indirizzo email valido' },
  },
};
