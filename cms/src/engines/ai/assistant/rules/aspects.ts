import type { LawRule } from './rule';

/**
 * What a question of law can be after, and how a rule that answers it says so. A rule may share its subject with a question and answer
 * another one: who asks when old rent can no longer be claimed is not told how long a lease lasts.
 */
const ASPECTS: readonly { asked: RegExp; answered: RegExp }[] = [
  { asked: /prescri[tvz]|prescriv/, answered: /prescri/i },
  { asked: /preavvis/, answered: /preavviso|disdett/i },
  { asked: /\bmult[ae]\b|sanzion|cosa rischi/, answered: /sanzion|mult[ae]|reato/i },
  { asked: /\bquanti anni\b/, answered: /\bann[oi]\b/i },
  { asked: /\bquant[ie] (?:giorni|ore)\b/, answered: /\bgiorn|\bore\b|settiman|entro/i },
  {
    // To send an invoice, not to pay it.
    asked:
      /(?:mand|emett|invi|trasmett)\w* (?:\w+ ){0,2}fattur|fattur\w* (?:\w+ ){0,3}(?:emess|inviat|trasmess|mandat|emettere|inviare|mandare)/,
    answered: /si invia|emett|emess|\bsdi\b/i,
  },
  { asked: /cauzion/, answered: /cauzion/i },
  { asked: /indennita (?:di )?avviament|buonuscita/, answered: /indennità|avviamento/i },
  { asked: /subaffitt|sublocaz/, answered: /subaffitt|sublocaz|prescri/i },
  { asked: /mensilita|tredicesima|quattordicesima/, answered: /mensilità|tredicesima|busta/i },
];

/** Whether a rule says something of everything that a question is after. On folded text. */
export const answersAspects = (folded: string, { text }: LawRule): boolean =>
  ASPECTS.every(({ asked, answered }) => !asked.test(folded) || answered.test(text));
