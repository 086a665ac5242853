import { plural } from '../plural';

/** Words of the books: documents on their way through the exchange system, and how they are corrected. */
export const adminBooks = {
  action: 'Documenti e fatturazione',
  exchange: {
    none: 'Mai inviata da qui',
    state: 'Sistema di Interscambio: {state} il {day}',
    attempt: '{count}° invio',
    send: 'Invia',
    sendOf: 'Invia il documento {number} al Sistema di Interscambio',
    sendAgain: 'Invia di nuovo',
    sendAgainOf: 'Invia di nuovo il documento {number}',
    queued: 'Documento in invio',
    failed: 'Il documento non è stato inviato',
    states: {
      waiting: 'in attesa di invio',
      failed: 'rifiutata dall’intermediario',
      sent: 'inviata',
      rejected: 'scartata',
      'not-delivered': 'non consegnata',
      delivered: 'consegnata',
      accepted: 'accettata',
      refused: 'rifiutata dall’ufficio',
      expired: 'decorrenza termini',
    },
    refusals: {
      'no-intermediary': 'Da esportare e caricare a mano',
      'not-invoiceable': 'La fattura elettronica non si può ancora creare',
      'on-its-way': 'È già in viaggio',
      'too-late': 'Sono passati più di cinque giorni dallo scarto: correggi il documento, ne nasce uno nuovo',
      'too-often': 'È stata inviata troppe volte: correggi il documento, ne nasce uno nuovo',
      'of-a-rejected-invoice': 'Annulla una fattura scartata: non va inviata',
    },
  },
  month: {
    quarter: '{quarter}° trimestre {year}',
    year: 'Anno {year}',
    export:
      'Nessun intermediario configurato: scarica lo ZIP e carica i file XML sul Sistema di Interscambio. Le fatture agli uffici pubblici vanno firmate prima.',
    intermediary: 'I documenti sono inviati al Sistema di Interscambio da {name}.',
    states: '{state}: {count}',
    viesOff: 'Il controllo VIES è spento (VIES_URL): le partite IVA di altri paesi UE non sono verificate.',
    oneStopShop:
      'Vendite del {year} a privati di altri paesi UE: {sum}. Fino a {limit} l’IVA è italiana; oltre serve lo sportello unico (OSS), che Officina non gestisce.',
    oneStopShopAbove:
      'Nel {year} le vendite a privati di altri paesi UE sono {sum}: oltre {limit} l’IVA è del loro paese e si versa con lo sportello unico (OSS). Officina non lo gestisce e applica quella italiana: senti subito il commercialista.',
    unproven: plural(
      '{count} fattura senza IVA non ha la prova del VIES',
      '{count} fatture senza IVA non hanno la prova del VIES',
    ),
    splitVatCents: 'IVA versata dagli uffici pubblici',
    toPayCents: 'Da incassare',
    stampCents: 'Bolli a tuo carico',
  },
  billing: {
    title: 'Prossimo documento intestato a',
    correct: 'Correggi',
    correctOf: 'Correggi i dati di fatturazione di {title}',
    reason: 'Perché',
    reasonHint: 'Resta nel registro delle azioni: niente dati personali.',
  },
  reissue: {
    action: 'Correggi documento',
    actionOf: 'Correggi il documento {number}',
    title: 'Correggere il documento {number}',
    lead: 'Un documento emesso non cambia: una nota di credito lo annulla e ne nasce uno nuovo, con questi dati e lo stesso importo.',
    confirm: 'Emetti nota di credito e nuovo documento',
    done: 'Emessi la nota di credito {creditNote} e il documento {document}',
    credited: 'Questo documento ha già una nota di credito.',
  },
};
