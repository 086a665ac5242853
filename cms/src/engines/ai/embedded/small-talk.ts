import { fold, tokenise } from '../text/tokenise';

export const TALKS = [
  'greeting',
  'thanks',
  'goodbye',
  'identity',
  'person',
  'contact',
  'insult',
  'distress',
  'order',
  'mood',
  'remark',
] as const;
export type Talk = (typeof TALKS)[number];

/** A message is small talk only when all of it is: "ciao, quanto costa il taglio?" is a question. */
const WHOLE: [Talk, RegExp][] = [
  [
    'greeting',
    /^(?:(?:ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|buondi|ehi|ehila|ehi la|hey|hi|hello|good (?:morning|evening|afternoon)|hola|que tal|bonjour|hallo|c e (?:qualcuno|nessuno)|ci sei|ci siete|sei li|siete li|pronto|you there|are you there|anybody there|anyone there|is anyone there|come (?:va(?: (?:oggi|la vita|da voi|li|(?:sul|al|sulla|in) \w+))?|stai|state)|tutto bene|how are you|a (?:tutti|tutte|voi|lei|te)|there|di nuovo) ?)+$/,
  ],
  [
    'thanks',
    /^(?:(?:ok|okay|va bene|perfetto|ottimo|bene|capito|molto|benissimo|great|perfect|fine|got it|gentilissim[oaie]|chiaro|super|fantastico) ?)*(?:grazie(?: (?:mille|1000|tante|infinite|a te|a voi|dell aiuto|per l aiuto|davvero|molte|di tutto|ancora|per la risposta))*|ti ringrazio|vi ringrazio|la ringrazio|thanks(?: (?:a lot|so much|very much))?|thank you(?: (?:very|so) much)?)(?: (?:e |and )?(?:ciao|a presto|gentilissim[oaie]|molto gentil[ei]|(?:siete stati|sei stat[oa]|e stat[oa]|siete) (?:molto |davvero |tutti )?\w+|bye(?: bye)?|goodbye|have a (?:nice|good|great) (?:day|evening|weekend)|see you(?: soon| later)?|you(?: have been|ve been| were) (?:very |so )?\w+|buona giornata|buona serata|arrivederci|perfetto|ok))*$/,
  ],
  ['thanks', /^(?:(?:ok|okay|va bene|perfetto|ottimo|benissimo|capito|great|perfect|chiaro) ?)+$/],
  [
    'goodbye',
    /^(?:(?:grazie|ok|thanks|ciao|mille|allora|perfetto|bene|e) )*(?:arrivederci|addio|a presto|alla prossima|ci sentiamo|ciao grazie|a dopo|buona (?:giornata|serata|notte)|buonanotte|ci vediamo|bye(?: bye)?|goodbye|see you(?: later| soon)?|have a (?:nice|good) day)(?: (?:e )?(?:grazie(?: mille)?|ciao|thanks))*$/,
  ],
  [
    'identity',
    /^(?:(?:ciao|salve|buongiorno|buonasera|hello|hi|scusa|mi sono (?:appena )?(?:iscritt[oa]|registrat[oa])(?: (?:adesso|ora|oggi))?) )*(?:(?:ma )?(?:tu )?chi (?:sei|e lei|siete voi|mi risponde)(?: (?:un |una )?(?:programma|bot|robot|persona|macchina|umano|umana|assistente|computer))?|(?:(?:ma|sei|e) (?:\w+ )?)?come ti chiami|(?:ma )?quanti anni hai|(?:cosa|che cosa|che) (?:sai|puoi) fare(?: (?:tu|per me|di preciso|esattamente|in pratica))*|a cosa servi|come (?:mi )?puoi aiutar(?:mi|e)|who are you|what are you|what is your name|what can you do|how can you help(?: me)?)$/,
  ],
];

/** Thanks with what people say when they leave, in any order: "ci penso su e vi faccio sapere, grazie!". */
const THANKED = /\b(?:grazie|(?:ti|vi|la) ringrazio|thanks|thank you|cheers)\b/;
const LEAVES =
  /\b(?:ci (?:vediamo|sentiamo|risentiamo|penso|pensiamo|rifletto)|(?:vi|ti|le) (?:faccio|facciamo) sapere|(?:vi|ti) (?:aspetto|scrivo|chiamo|richiamo)|a (?:presto|domani|dopo|tra poco|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)|alla prossima|see you|let you know|think about it|talk (?:soon|later)|a million|a bunch|loads|have a (?:nice|good|great))\b/;
const isLeaving = (plain: string, text: string): boolean =>
  plain.length < 90 && !text.includes('?') && THANKED.test(plain) && LEAVES.test(plain) && !ASKS.test(plain);

/** Asking whether a machine answers, in any words. */
const MACHINE =
  /\b(?:operatore|operatrice|persona|assistente virtuale|robot|bot|chatbot|chat bot|intelligenza artificiale|ia|(?<=\b(?:una|un|sei|l|di|con|all|dall) )ai|ai(?=$)|macchina|computer|programma|umano|umana|human|persona vera|persona reale|persona in carne|real person|automatic[oa]|automatismo|risponditore)\b/;
const OF_FLESH =
  /^(?:(?:ma|e|scusa) )?tu (?:non )?(?:dormi|mangi|sogni|esisti|respiri|riposi|vivi)\b|\b(?:tu|ma) (?:sei|6) (?:un|una|il|la|l) \w+(?: ver[oa]| reale)?\b|\b(?:sei|6) (?:un|una) \w+ (?:ver[oa]|reale)\b/;
const SPOKEN_TO =
  /\b(?:rispondi tu|sei (?:un|una|l|il|la|uno|vero|vera|solo)|siete (?:un|una|dei|delle|persone)|(?:un|una) \w+ (?:sei|siete)|e lei|parlo|parlando|chatto|chattando|rispond\w+|scrivo|scrivendo|are you|am i (?:talking|chatting|speaking)|is this)\b/;

/** "Parlo con Nadia?", "mi risponde Nadia o un programma?": who it is that answers. */
const WITH_WHOM =
  /^(?:(?:ciao|salve|scusa|ma|hi|hello|hey) )*(?:(?:sto )?(?:parlo|parlando|chatto|chattando) con (?:\w+ ?){1,3}|am i (?:chatting|talking|speaking) (?:with|to) (?:\w+ ?){1,3}|(?:ma )?mi risponde (?:\w+ ){1,3}o (?:\w+ ?){1,4})$/;

/** Wishes that may stand inside a longer sentence. */
const PERSON =
  /\b(?:(?:parl\w+|scriv\w+|chatt\w+|contatt\w+|sent\w+) (?:\w+ ){0,3}(?:persona|umano|operatore|operatrice|qualcuno|addetto|addetta|consulente|assistenza|responsabile|titolare|direttore|direttrice|proprietari[oa]|gestore|capo|segreteria|reception)|(?:un|una|l) (?:operatore|operatrice|umano)|(?:voglio|vorrei|dammi|passami|mi passi|serve|preferi\w+|cerco) (?:\w+ ){0,2}(?:persona|operatore|umano|umana|essere umano)|assistenza umana|in carne e ossa|(?:mi|ci) (?:ri)?chiama qualcuno|parlare (?:\w+ )?(?:al telefono|a voce)|parl\w+ \w+mente (?:con|col) \w+|parl\w+ (?:\w+ ){0,4}di persona|essere (?:ri)?chiamat[oa]|(?:mi|ci) (?:fai|fate|fa|faresti|fareste) parlare|(?:mi|farmi|fatemi) (?:\w+ ){0,2}(?:ri)?(?:chiama(?:te|re)|richiamare)|mi passi|mi passate|(?:vorrei|voglio|posso|possiamo|potrei|devo|preferi\w+|fatemi) parlare (?:con|col|coi|colla) (?:\w+ ?){1,3}$|(?:vorrei|voglio|devo|dovrei|potrei|posso|preferi\w+|mi piacerebbe|avrei bisogno di|bisogno di) (?:parlare|sentire|parlarne) (?:col|con (?:il|la|l|lo|i|le)|il|la|l|lo) (?:signor\w*|sig|dottor\w*|dott|titolare|responsabile|capo|direttor\w*|\w+ (?:in persona|di persona))(?: |$)|(?:vorrei|voglio|devo|dovrei|potrei|posso|preferi\w+) parlare (?:col|con (?:il|la|l|lo|i|le)) \w+(?: |$)|essere ricontattat[oa]|ricontattat(?:emi|eci)|(?:talk|speak|chat) (?:to|with) (?:\w+ ){0,2}(?:person|human|someone|agent|somebody)|(?:real|human) (?:person|agent|operator)|call me back)\b/;
const CONTACT =
  /^(?:\w+ ){0,6}?(?:contattarvi|contattarti|contatti|recapiti|recapito|vostra (?:e ?mail|mail)|(?:indirizzo )?e ?mail|vostro (?:indirizzo )?(?:e ?mail|mail)|scrivervi|contact you|contact details|contacts|your e ?mail)(?: \w+){0,4}$/;
const INSULT =
  /\b(?:vaffanculo|fanculo|stronz\w+|scem[oaie]|idiot[aie]?|cretin[oaie]|imbecill[ei]|stupid[oaie]?|merda|ladri|truffatori|fate schifo|fai schifo|vai a quel paese|coglion\w+|inutile|fuck\w*|shit|asshole|moron|you suck)\b/;
const DISTRESS =
  /\b(?:voglio morire|uccidermi|ammazzarmi|farla finita|suicid\w+|mi sento male|sto morendo|kill myself|want to die|suicide)\b/;
/** Orders to the bot itself: to forget what it is, to show how it is made, to play another. */
const ORDER =
  /\b(?:(?:ignora|dimentica|scorda|ignore|forget|disregard) (?:\w+ ){0,3}(?:istruzion\w+|regol\w+|document\w+|listin\w+|instructions|rules|prompt)|(?:prompt|istruzioni) di sistema|system prompt|tuo prompt|(?:tue|vostre) istruzioni|your (?:instructions|prompt)|da (?:adesso|ora) (?:in poi )?(?:sei|ti chiami|rispondi|parl\w+)|fai finta|fingi di|act as|pretend (?:to|you)|from now on you|jailbreak|tuo programmatore|e un ordine)\b/;

/** What people say of their day or of themselves, and ask nothing. */
const MOOD =
  /\b(?:giornat(?:a|accia) (?:no|nera|storta|pessima|orribile|terribile)|giornataccia|che giornata|che (?:caldo|freddo|fame|sonno|stanchezza|noia|bello|brutta giornata)|sono (?:(?:cosi|molto|proprio|davvero|un po) )?(?:triste|giu|stanc[oa]|stufo|stufa|felice|content[oa]|emozionat[oa]|nervos[oa]|arrabbiat[oa]|stressat[oa]|depress[oa])|mi (?:ha|hanno) (?:lasciat[oa]|licenziat[oa]|bocciat[oa]|mollat[oa])|ho il cuore|piove di nuovo|(?:lui|lei) mi ha|odio il lunedi|bad day|i am (?:so )?(?:sad|tired|happy|bored)|what a day|mi annoio|che tristezza)\b/;

/** "Ciaooo", "graziee": letters drawn out. */
const withoutDrawl = (text: string): string =>
  text.replace(/([aeiouy])\1{1,}(?=\b)/g, '$1').replace(/([a-z])\1{2,}/g, '$1');

/** The kind of small talk that a message is, or `null` for a question about the owner's matters. */
export const talkOf = (text: string): Talk | null => {
  const plain = tokenise(text.slice(0, 300))
    .map(({ text: word }) => withoutDrawl(fold(word)))
    .join(' ')
    .replace(/\b6 (?=(?:un|una|l|il|la|uno|vero|vera|solo|sicur[oa]|tu)\b)/g, 'sei ');
  if (plain === '') return null;
  if (DISTRESS.test(plain)) return 'distress';
  if (ORDER.test(plain)) return 'order';
  const whole = WHOLE.find(([, pattern]) => pattern.test(plain))?.[0];
  if (whole) return whole;
  if (isLeaving(plain, text)) return 'thanks';
  if (
    plain.length < 90 &&
    MACHINE.test(plain) &&
    SPOKEN_TO.test(plain) &&
    !/\b(?:voglio|vorrei|preferi\w+|posso(?! (?:chieder|far|dir)\w*)|passami|want|can i)\b/.test(plain)
  )
    return 'identity';
  if (plain.length < 60 && WITH_WHOM.test(plain)) return 'identity';
  if (plain.length < 60 && OF_FLESH.test(plain)) return 'identity';
  if (PERSON.test(plain)) return 'person';
  if (!text.includes('?') && plain.length < 120 && MOOD.test(plain)) return 'mood';
  if (plain.length < 80 && INSULT.test(plain)) return 'insult';
  return plain.length < 120 && CONTACT.test(plain) ? 'contact' : null;
};

const ASKS =
  /\?|\b(?:quant\w|qn?t\w?|quando|dove|chi|come|cosa|che ora|qual\w*|avete|fate|posso|possiamo|si puo|si paga|c e|ci sono|siete|puo|potete|vorrei|vorremmo|volevo|cerco|cerchiamo|serve|servono|bisogno|prezz\w+|cost\w+|tariff\w+|orari\w*|info\w*|prenot\w+|disdi\w+|annull\w+|rimbors\w+|problem\w+|reclam\w+|lament\w+|rott\w+|error\w+|funzion\w+|aiut\w+|telefono|indirizzo|how|what|when|where|who|which|do you|does|can|could|want|need|looking|price\w*|hours|book\w*|help|broken|refund)\b/;
const OF_ONESELF =
  /[!\u{1F300}-\u{1FAFF}\u2600-\u27BF]|\b(?:(?:ah|ha|eh|he){2,}|lol|io|sono|complimenti|brav[oaie]|bellissim\w+|fantastic\w+|che (?:bell\w+|post\w+|meraviglia)|i am|i m|wow|nice|beautiful|lovely)\b/iu;

/** Whether a message says something and asks nothing: a compliment, a joke. */
export const isRemark = (text: string): boolean => {
  const plain = tokenise(text.slice(0, 300))
    .map(({ text: word }) => fold(word))
    .join(' ');
  return plain.split(' ').length >= 3 && !text.includes('?') && !ASKS.test(plain) && OF_ONESELF.test(text);
};
