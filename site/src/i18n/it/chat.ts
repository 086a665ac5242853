import { plural } from '../plural';

/** Words of every conversation on the site: the assistant’s and a project’s. */
export const chat = {
  you: 'Tu',
  log: 'Messaggi',
  copy: 'Copia il messaggio',
  copied: 'Messaggio copiato negli appunti',
  copyFailed: 'Errore nella copia del messaggio',
  writing: 'Sto scrivendo…',
  toEnd: 'Vai all’ultimo messaggio',
  quickReplies: 'Risposte rapide:',
  send: 'Invia',
  stop: 'Ferma la risposta',
  attach: 'Allega file',
  dropHere: 'Lascia qui i file',
  keys: 'Invio per inviare, Maiusc+Invio per andare a capo',
  tooLong: plural('C’è {count} carattere di troppo.', 'Ci sono {count} caratteri di troppo.'),
  image: 'Immagine {name}: apri più grande',
  imageFailed: 'Immagine non disponibile',
  document: 'Documento: {name}',
  download: 'Scarica {name}',
  downloadFailed: 'Impossibile scaricare il documento',
  table: 'Tabella',
};
