import type { Day } from '../../../../contract';
import { daysIn } from './dates';
import type { RawFact } from './raw-material';

const HOURS =
  /^(?:siamo )?(?:apert[oiae]|chius[oiae])\b|(?<!\p{L})(?:è|sono|siamo|resta|restiamo) (?:chius|apert)[oiae]\b|^orari\b|\b(?:dal|da) (?:luned|marted|mercoled|gioved|venerd|sabat)\p{L}*\s(?:al|a) \p{L}+\s*,?\s*(?:dalle\s*)?\d|^(?:we are )?(?:open|closed)\b(?!\s(?:workshop|day|evening|studio|house|doors?|air|mic|bench|lab|kitchen|morning|weekend)(?!\p{L}))/iu;
/** "Ufficio 9-13 e 14:30-18, venerdì solo mattina": when somebody is there, without a verb. */
const BARE_HOURS =
  /^(?:di solito|ufficio|negozio|bottega|laboratorio|sportello|segreteria|orario|office|shop|usually)\s[^.;€]{0,40}\d{1,2}(?:[:.]\d\d)?\s?[-–]\s?\d{1,2}[^€]*$/iu;
const EVENT_WORDS =
  /\b(?:gratis|gratuit\w+|sconto|promo\w*|in prova|evento|incontro|serata|assaggi\w*|degustazione|corso|festa|saldi|svendita|mercatino|lettura|concerto|ultimo giorno|last day|sale|workshop|porte aperte|open (?:day|workshop|studio|house|evening|doors)|off\b|free|discount|event|evening|party|fino a|entro|until|by)\b/iu;

/** What kind of statement a sentence makes. */
export const kindOfFact = (text: string, today: Day): RawFact['kind'] => {
  if (HOURS.test(text) || BARE_HOURS.test(text)) return 'hours';
  if (daysIn(text, today).length > 0 && EVENT_WORDS.test(text)) return 'event';
  return 'fact';
};
