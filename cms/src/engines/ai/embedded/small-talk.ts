import { fold, tokenise } from '../text/tokenise';

export const TALKS = ['greeting', 'thanks', 'goodbye', 'identity', 'person', 'contact'] as const;
export type Talk = (typeof TALKS)[number];

/** A message is small talk only when all of it is: "ciao, quanto costa il taglio?" is a question. */
const WHOLE: [Talk, RegExp][] = [
  [
    'greeting',
    /^(?:(?:ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|ehi|hey|hi|hello|good (?:morning|evening|afternoon)|hola|come (?:va|stai|state)|tutto bene|how are you|a tutti|there) ?)+$/,
  ],
  [
    'thanks',
    /^(?:(?:ok|okay|va bene|perfetto|ottimo|bene|capito|molto|benissimo|great|perfect|fine|got it) ?)*(?:grazie(?: (?:mille|tante|infinite|a te|a voi|dell aiuto|per l aiuto|davvero|molte))*|ti ringrazio|vi ringrazio|thanks(?: (?:a lot|so much))?|thank you(?: (?:very|so) much)?)(?: (?:ciao|gentilissim[oaie]|buona giornata))*$/,
  ],
  [
    'goodbye',
    /^(?:(?:grazie|ok|thanks) )?(?:arrivederci|addio|a presto|a dopo|buona (?:giornata|serata|notte)|buonanotte|ci vediamo|bye(?: bye)?|goodbye|see you(?: later| soon)?|have a (?:nice|good) day)$/,
  ],
  [
    'identity',
    /^(?:ciao |hello |hi )?(?:(?:ma )?(?:tu )?chi (?:sei|e lei)|come ti chiami|(?:ma )?sei (?:un|una) (?:bot|robot|umano|persona|persona vera|persona reale|ia|intelligenza artificiale|chatbot)|(?:cosa|che cosa|che) (?:sai|puoi) fare|come (?:mi )?puoi aiutar(?:mi|e)|who are you|what are you|what is your name|are you (?:a )?(?:bot|robot|human|real|real person|person|an ai|ai)|what can you do)$/,
  ],
];

/** Wishes that may stand inside a longer sentence. */
const PERSON =
  /\b(?:(?:parl\w+|scriv\w+|chatt\w+|contatt\w+|sent\w+) (?:\w+ ){0,3}(?:persona|umano|operatore|operatrice|qualcuno|addetto|consulente|assistenza|responsabile)|(?:un|una|l) (?:operatore|operatrice|umano|persona vera|persona reale)|assistenza umana|(?:talk|speak|chat) (?:to|with) (?:\w+ ){0,2}(?:person|human|someone|agent|somebody)|(?:real|human) (?:person|agent|operator))\b/;
const CONTACT =
  /^(?:\w+ ){0,6}?(?:contattarvi|contattarti|contatti|recapiti|recapito|vostra (?:e ?mail|mail)|(?:indirizzo )?e ?mail|vostro (?:indirizzo )?(?:e ?mail|mail)|scrivervi|contact you|contact details|contacts|your e ?mail)(?: \w+){0,4}$/;

/** The kind of small talk that a message is, or `null` for a question about the owner's matters. */
export const talkOf = (text: string): Talk | null => {
  const plain = tokenise(text.slice(0, 300))
    .map(({ text: word }) => fold(word))
    .join(' ');
  if (plain === '') return null;
  const whole = WHOLE.find(([, pattern]) => pattern.test(plain))?.[0];
  if (whole) return whole;
  if (PERSON.test(plain)) return 'person';
  return plain.length < 120 && CONTACT.test(plain) ? 'contact' : null;
};
