/** What the server tells editors in the panel, which speaks Italian. */
export const PANEL_WORDS = {
  copy: 'copia',
  slugTaken: 'Un altro articolo in questa lingua ha già questo indirizzo.',
  slugMissing: 'Scrivi un titolo o un indirizzo con almeno una lettera o una cifra.',
  scheduled:
    'L’articolo è programmato per una data futura: salvalo e uscirà da solo, oppure togli la data per pubblicarlo subito.',
  unpublishedBefore: 'La fine deve venire dopo la pubblicazione.',
  coverUndescribed: 'Descrivi che cosa si vede nella copertina, per chi non può vederla.',
} as const;
