import type { ConnectFailure, Locale } from '../contract';

/** What the popup of a social network's consent says once it is back at ours. */
export interface CallbackWords {
  title: string;
  connected: [heading: string, text: string];
  choosing: [heading: string, text: string];
  unknown: [heading: string, text: string];
  failed: Record<ConnectFailure, [heading: string, text: string]>;
  close: string;
  stays: string;
}

export const callbackWords: Readonly<Record<Locale, CallbackWords>> = {
  it: {
    title: 'Collega social',
    connected: ['Account collegato', 'Puoi tornare alla pagina da cui sei partito.'],
    choosing: ['Manca un passo', 'Torna alla pagina da cui sei partito e scegli quale pagina collegare.'],
    unknown: [
      'Questo collegamento non vale più',
      'È già stato usato, o è stato aperto in un altro browser. Torna alla pagina da cui sei partito e premi di nuovo «Collega».',
    ],
    failed: {
      cancelled: ['Collegamento annullato', 'Non è stato collegato niente. Puoi riprovare quando vuoi.'],
      expired: ['È passato troppo tempo', 'Torna alla pagina da cui sei partito e premi di nuovo «Collega».'],
      refused: ['Il social ha rifiutato il collegamento', 'Riprova fra qualche minuto.'],
      scopes: [
        'Mancano dei permessi',
        'Per pubblicare servono tutti i permessi richiesti: riprova e lasciali selezionati.',
      ],
      'no-targets': [
        'Non c’è niente da collegare',
        'Con questo accesso non amministri nessuna pagina, account professionale o bacheca.',
      ],
      unavailable: ['Il social non risponde', 'Non è colpa tua: riprova fra qualche minuto.'],
    },
    close: 'Chiudi questa finestra',
    stays: 'Se la finestra non si chiude da sola, chiudila tu: il resto è già fatto.',
  },
  en: {
    title: 'Connect social accounts',
    connected: ['Account connected', 'You can go back to the page you came from.'],
    choosing: ['One more step', 'Go back to the page you came from and choose which page to connect.'],
    unknown: [
      'This link no longer works',
      'It was already used, or it was opened in another browser. Go back to the page you came from and press «Connect» again.',
    ],
    failed: {
      cancelled: ['Connection cancelled', 'Nothing was connected. You can try again whenever you like.'],
      expired: ['Too much time has passed', 'Go back to the page you came from and press «Connect» again.'],
      refused: ['The network refused the connection', 'Try again in a few minutes.'],
      scopes: [
        'Some permissions are missing',
        'Publishing needs all the permissions asked for: try again and leave them selected.',
      ],
      'no-targets': [
        'There is nothing to connect',
        'With this sign-in you manage no page, professional account or board.',
      ],
      unavailable: ['The network does not answer', 'It is not your fault: try again in a few minutes.'],
    },
    close: 'Close this window',
    stays: 'If the window does not close by itself, close it: everything else is done.',
  },
};
