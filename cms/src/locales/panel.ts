/** What the server tells editors in the panel, which speaks Italian. */
export const PANEL_WORDS = {
  copy: 'copia',
  slugTaken: 'Un altro articolo in questa lingua ha già questo indirizzo.',
  slugMissing: 'Scrivi un titolo o un indirizzo con almeno una lettera o una cifra.',
  scheduled:
    'L’articolo è programmato per una data futura: salvalo e uscirà da solo, oppure togli la data per pubblicarlo subito.',
  unpublishedBefore: 'La fine deve venire dopo la pubblicazione.',
  productOrdered: 'Qualcuno lo ha già comprato: togli «In vendita» invece di eliminarlo.',
  kindOrdered: 'Qualcuno lo ha già comprato: il tipo non cambia più.',
  creditsMissing: 'Scrivi quanti messaggi comprende.',
  couponCodeMissing: 'Scrivi un codice con almeno una lettera o una cifra.',
  couponCodeTaken: 'C’è già un coupon con questo codice.',
  couponTwice: 'Percentuale oppure importo, non tutti e due.',
  couponNothing: 'Scrivi una percentuale o un importo.',
  coverUndescribed: 'Descrivi che cosa si vede nella copertina, per chi non può vederla.',
  figureUnknown: 'Questa cifra non è tra quelle della voce né tra i parametri fiscali:',
  wayTooWide: 'Un modo di chiamarlo ha bisogno di lettere in ogni parola, oltre a «*» e «…»:',
  parameterUnknown: 'Questa cifra non è tra i parametri fiscali:',
  slotUnknown: 'Questo segnaposto non esiste, o una sezione non è aperta e chiusa bene:',
  signalUnreadable: 'Un segnale si scrive «nome: parola, altra parola*», una riga ciascuno:',
  figureBackwards: 'La fine deve venire dopo l’inizio.',
  parameterTaken: 'C’è già un valore di questo parametro da quel giorno: correggi quello.',
} as const;
