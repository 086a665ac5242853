import type { LawRule } from './rule';

/**
 * What a question of law can be after, and how a rule that answers it says so. A rule may share its subject with a question and answer
 * another one: who asks when old rent can no longer be claimed is not told how long a lease lasts.
 */
const ASPECTS: readonly { question: RegExp; answer: RegExp }[] = [
  { question: /prescri[tvz]|prescriv/, answer: /prescri/i },
  { question: /preavvis/, answer: /preavviso|disdett/i },
  { question: /\bmult[ae]\b|sanzion|cosa rischi/, answer: /sanzion|mult[ae]|reato|rischi/i },
  { question: /\bquanti anni\b/, answer: /\bann[oi]\b/i },
  { question: /\bquant[ie] (?:giorni|ore)\b/, answer: /\bgiorn|\bore\b|settiman|entro/i },
  {
    // To send an invoice, not to pay it.
    question:
      /(?:mand|emett|invi|trasmett)\w* (?:\w+ ){0,2}fattur|fattur\w* (?:\w+ ){0,3}(?:emess|inviat|trasmess|mandat|emettere|inviare|mandare)/,
    answer: /si invia|emett|emess|\bsdi\b/i,
  },
  { question: /cauzion/, answer: /cauzion/i },
  { question: /indennita (?:di )?avviament|buonuscita/, answer: /indennità|avviamento/i },
  { question: /subaffitt|sublocaz/, answer: /subaffitt|sublocaz|prescri/i },
  { question: /mensilita|tredicesima|quattordicesima/, answer: /mensilità|tredicesima|busta/i },
];

/** Whether a rule says something of everything that a question is after. On folded text. */
export const answersAspects = (folded: string, { text }: LawRule): boolean =>
  ASPECTS.every(({ question, answer }) => !question.test(folded) || answer.test(text));
