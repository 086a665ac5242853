import { plural } from '../plural';

/** The bell, and the page of notifications. */
export const notifications = {
  title: 'Notifiche',
  lead: 'Che cosa è successo mentre guardavi altrove. Restano qui 90 giorni.',
  bell: 'Notifiche',
  bellUnread: plural('Notifiche, {count} da leggere', 'Notifiche, {count} da leggere'),
  newest: 'Le ultime notifiche',
  seeAll: 'Vedi tutte',
  markAll: 'Segna tutte come lette',
  markRead: 'Segna come letta',
  markUnread: 'Segna come da leggere',
  remove: 'Elimina',
  unread: 'Da leggere',
  all: 'Tutte',
  filter: 'Quali notifiche',
  empty: 'Nessuna notifica',
  emptyBody: 'Ti avviseremo qui di pagamenti, report pronti, consulenze e visitatori che cercano te.',
  emptyUnread: 'Hai letto tutto',
  loadFailed: 'Le notifiche non arrivano',
  failed: 'Non siamo riusciti a farlo',
  count: plural('{count} notifica', '{count} notifiche'),
  visitor: 'Un visitatore',
  reviews: { approve: 'lo approva', change: 'chiede una modifica', comment: 'ha un commento' },
  question: 'Voleva sapere: “{question}”',
  report: { analysis: 'L’analisi', offer: 'L’offerta' },
  serviceOrder: {
    started: 'Abbiamo iniziato a lavorare al tuo ordine.',
    message: 'C’è un nuovo messaggio del team.',
    delivered: 'La consegna è pronta: guardala, e accettala o chiedi una modifica.',
    'brief-wanted': 'Per iniziare ci servono le tue risposte: bastano pochi minuti.',
    'accept-wanted': 'La consegna aspetta te: accettala o chiedi una modifica.',
  },
  teamServiceOrder: {
    ordered: 'Nuovo ordine di {customer}.',
    brief: '{customer} ha scritto che cosa gli serve.',
    message: '{customer} ha scritto un messaggio.',
    accepted: '{customer} ha accettato la consegna.',
    revision: '{customer} chiede una modifica.',
    due: 'L’ordine di {customer} va consegnato entro domani.',
  },
  kinds: {
    'purchase-paid': { title: 'Pagamento ricevuto', body: '{productTitle} è attivo.' },
    'purchase-failed': {
      title: 'Pagamento non riuscito',
      body: 'Il pagamento di {productTitle} è stato rifiutato: puoi riprovare.',
    },
    'purchase-expiring': {
      title: 'Abbonamento in scadenza',
      body: '{productTitle} resta attivo fino al {endsAt}.',
    },
    'purchase-ended': { title: 'Abbonamento terminato', body: '{productTitle} non è più attivo.' },
    'purchase-refunded': { title: 'Rimborso eseguito', body: 'Abbiamo rimborsato {productTitle}.' },
    'service-order': { title: '{title}', body: '{news}' },
    'team-service-order': { title: 'Ordine: {title}', body: '{news}' },
    'credits-paid': { title: 'Messaggi aggiunti', body: '{messages} messaggi in più per {botName}.' },
    'quota-warning': {
      title: 'Messaggi del mese: {percent}%',
      body: '{botName} ha usato {used} messaggi su {limit}.',
    },
    'model-budget': {
      title: 'Limite del modello raggiunto',
      body: 'Il modello di {botName} ha speso {budget} questo mese: ora risponde il motore di Officina.',
    },
    'assistant-quota': {
      title: 'Messaggi gratuiti: {percent}%',
      body: 'Questo mese hai scritto all’assistente {used} messaggi su {limit}.',
    },
    'person-request': {
      title: 'Qualcuno ti sta aspettando',
      body: '{visitor} ha chiesto una persona nella chat di {botName}.{question}',
    },
    'contact-left': {
      title: 'Un contatto da richiamare',
      body: '{visitorEmail} ha scritto a {botName} e aspetta una risposta.{question}',
    },
    'training-failed': {
      title: 'Documento non letto',
      body: '{botName} non è riuscito a leggere {fileName}.',
    },
    'report-ready': {
      title: 'Documento pronto',
      body: '{report} di {projectName} è pronta da leggere e scaricare.',
    },
    'report-failed': {
      title: 'Documento non riuscito',
      body: '{report} di {projectName} non è riuscita: puoi riprovare dal progetto.',
    },
    'project-link': {
      title: 'Link inviato',
      body: 'Il link alla chat di {projectName} è partito per {address}.',
    },
    'booking-confirmed': { title: 'Consulenza prenotata', body: 'Ci vediamo il {startsAt}.' },
    'booking-moved': { title: 'Consulenza spostata', body: 'La nuova data è il {startsAt}.' },
    'booking-cancelled': { title: 'Consulenza annullata', body: 'Era prevista per il {startsAt}.' },
    'booking-reminder': { title: 'La tua consulenza si avvicina', body: 'Comincia il {startsAt}.' },
    'team-booking-confirmed': { title: 'Nuova prenotazione', body: '{customer}, il {startsAt}.' },
    'team-booking-moved': { title: 'Prenotazione spostata', body: '{customer}: ora è il {startsAt}.' },
    'team-booking-cancelled': { title: 'Prenotazione annullata', body: '{customer}: era il {startsAt}.' },
    'social-post-failed': {
      title: 'Post non pubblicato',
      body: 'Un post per {accountName} su {platform} non è uscito: guarda perché e che cosa fare.',
    },
    'social-post-unclear': {
      title: 'Post da verificare',
      body: 'Non sappiamo se {platform} ha pubblicato un post per {accountName}: guarda e dicci se c’è.',
    },
    'social-post-reviewed': {
      title: 'Parere su un post',
      body: '{author}, sul post per {platform}: {review}.',
    },
    'social-posts-skipped': {
      title: 'Post saltati',
      body: '{projectName}: post che dovevano uscire mentre il server era spento: {posts}.',
    },
    'social-expiring': {
      title: 'Accesso in scadenza',
      body: '{accountName} su {platform}: ricollegalo entro il {endsAt}.',
    },
    'social-account-blocked': {
      title: 'Account in pausa per un giorno',
      body: '{platform} ha scambiato per spam i post di {accountName}: quelli in coda aspettano fino a {until}.',
    },
    'social-reconnect': {
      title: 'Account da ricollegare',
      body: '{accountName} su {platform}: i post aspettano che lo ricolleghi.',
    },
    'social-network-paused': {
      title: '{platform} in pausa',
      body: '{platform} rifiuta l’app di sviluppo di questa installazione: i post aspettano.',
    },
  },
};
