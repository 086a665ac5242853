const DAYS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' });

/** The day that an instant belongs to for the product, `2026-12-01`: an hour before midnight in London it is tomorrow in Rome. */
export const romeDay = (at: Date | number = Date.now()): string => DAYS.format(at);
