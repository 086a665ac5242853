import type { Locale } from '../contract';

/** Words of the page that asks people of the editors' panel for their second factor. */
export interface PanelFactorWords {
  title: string;
  setUp: string;
  scan: string;
  qr: string;
  key: string;
  ask: string;
  code: string;
  codeOrRecovery: string;
  confirm: string;
  wrong: string;
  tooMany: string;
  codesTitle: string;
  codes: string;
  stored: string;
}

export const panelFactorWords: Record<Locale, PanelFactorWords> = {
  it: {
    title: 'Verifica in due passaggi',
    setUp: 'Il pannello si apre solo con un secondo fattore. Ti serve un’app di autenticazione sul telefono.',
    scan: 'Inquadra il codice con l’app.',
    qr: 'Codice QR con la chiave per l’app di autenticazione',
    key: 'Oppure scrivi questa chiave nell’app:',
    ask: 'Scrivi le 6 cifre che la tua app mostra adesso, oppure un codice di recupero.',
    code: 'Codice dell’app',
    codeOrRecovery: 'Codice dell’app o di recupero',
    confirm: 'Conferma',
    wrong: 'Il codice non è corretto o è già stato usato. Aspetta il prossimo e riprova.',
    tooMany: 'Troppi tentativi. Riprova più tardi, oppure usa un codice di recupero.',
    codesTitle: 'I tuoi codici di recupero',
    codes:
      'Aprono il pannello quando non hai l’app con te. Ognuno vale una volta sola e li vedi soltanto adesso: conservali in un luogo sicuro.',
    stored: 'Li ho conservati: apri il pannello',
  },
  en: {
    title: 'Two-step verification',
    setUp: 'The panel opens only with a second factor. You need an authenticator app on your phone.',
    scan: 'Scan the code with the app.',
    qr: 'QR code with the key for the authenticator app',
    key: 'Or type this key into the app:',
    ask: 'Type the 6 digits that your app shows now, or a recovery code.',
    code: 'Code of the app',
    codeOrRecovery: 'Code of the app, or recovery code',
    confirm: 'Confirm',
    wrong: 'The code is not right, or was used already. Wait for the next one and try again.',
    tooMany: 'Too many attempts. Try again later, or use a recovery code.',
    codesTitle: 'Your recovery codes',
    codes:
      'They open the panel when you have no app with you. Each works once, and you see them only now: keep them in a safe place.',
    stored: 'I have stored them: open the panel',
  },
};
