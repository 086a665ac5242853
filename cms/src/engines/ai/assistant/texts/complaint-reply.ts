import { sentence, type Slots } from './slots';

const SOMEBODY =
  /^(?:un['’]?|una|uno|il|la|l['’]|i|le|gli)? ?(?:mi[oa] |nostr[oa] )?(?:client|ospit|signor|pazient|alliev|iscritt|mamma|pap[aà]|genitor|turist|ragazz|person)\p{L}* (?:mi |ci )?(?:si (?:è )?lament\p{L}*|dice|ha detto|scrive|ha scritto|protest\p{L}*|segnal\p{L}*|sostiene|racconta|fa notare) (?:che |di |perch[eé] )?/iu;

/** What is done about it: a clause of whoever writes, of a thing for the customer. */
const REMEDY =
  /^(?:e |ma |per[oò] |quindi |allora )?(?:(?:domani|oggi|stasera|subito|da \p{L}+|la prossima volta|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato) )?(?:gli|le|glielo|gliela|glieli|gliele|lo|la|li|vi|ci|vorrei|voglio|posso|possiamo|offr\p{L}+o|facci\p{L}+|regal\p{L}+o|rimbors\p{L}+o|sostituisc\p{L}+|ripar\p{L}+o|rif\p{L}+o|mand\p{L}+o|chied\p{L}+o scusa|propon\p{L}+) ?(?:\p{L}+(?:o|mo)|dargli|offrirgli|rifargli|fargli)?(?!\p{L})/iu;
/** Said anyway. */
const APOLOGY = /^(?:e )?(?:mi scuso|ci scusiamo|chied\p{L}+ scusa|mi (?:di)?spiace)/iu;
/** Verbs of which the customer is the object. */
const OF_PERSON =
  'rimbors|invit|aspett|richiam|chiam|ringrazi|ricontatt|contatt|avvis|accontent|risarcisc|ricev|accolg';

/** What was said of the customer, said to the customer: "gli offro" becomes "le offro", of several "vi offriamo". */
export const saidToCustomer = (clause: string, isToMany: boolean): string => {
  const to = isToMany ? 'vi' : 'le';
  const whom = isToMany ? 'vi' : 'la';
  return clause
    .replace(new RegExp(`(?<!\\p{L})(?:lo|la) (?=(?:${OF_PERSON})\\p{L}*(?!\\p{L}))`, 'giu'), `${whom} `)
    .replace(new RegExp(`(?<!\\p{L})li (?=(?:${OF_PERSON})\\p{L}*(?!\\p{L}))`, 'giu'), 'vi ')
    .replace(
      /(?<!\p{L})gli (?=(?:ho|abbiamo|piac\p{L}+|serv\p{L}+|va|\p{L}+(?:o|mo|erò|emo))(?!\p{L}))/giu,
      `${to} `,
    )
    .replace(/(?<=\p{L}(?:ar|er|ir))gli(?!\p{L})/giu, isToMany ? 'vi' : 'le')
    .replace(/(?<!\p{L})(dar|far)gli(?!\p{L})/giu, isToMany ? '$1vi' : '$1le')
    .replace(/(?<!\p{L})senza far(?:lo|la|gli|glielo|gliela) pagare(?!\p{L})/giu, 'senza alcun costo');
};

const clausesOf = (content: string): string[] =>
  content
    .split(
      /[,;.]\s+|\s+(?:e|ma|quindi|per[oò])\s+(?=(?:gli|le|glielo|gliela|lo|la) \p{L}+(?:o|mo)(?!\p{L}))/iu,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

/** An answer to a customer who complains: what went wrong, what is done about it as the customer reads it, and nothing that was not told. */
export const complaintReplyText = ({ content, recipient, folded }: Slots): string => {
  const isToMany = /\b(?:ai|agli|alle) (?:\p{L}+ )?(?:client|ospit|genitor|iscritt|alliev|pazient)/u.test(
    folded,
  );
  const clauses = clausesOf(content.replace(SOMEBODY, ''));
  const remedies = clauses.filter((clause, at) => at > 0 && REMEDY.test(clause));
  const facts = clauses
    .filter((clause) => !remedies.includes(clause) && !APOLOGY.test(clause))
    .map((clause) => saidToCustomer(clause, isToMany))
    .join(', ');
  const done = remedies.map((clause) => sentence(saidToCustomer(clause, isToMany))).join(' ');
  const greeting = recipient === '' ? 'Buongiorno' : `Gentile ${recipient}`;
  return [
    'Ecco la risposta pronta:',
    `> ${greeting},\n>\n> grazie di avermelo detto, e mi scuso: ${facts.charAt(0).toLowerCase()}${facts.slice(1).replace(/[.!]+$/, '')}, e non doveva succedere.\n>\n> ${done === '' ? '[Che cosa fai per rimediare: rimborso, sostituzione, uno sconto.]' : done} ${isToMany ? 'Per qualunque cosa scrivetemi o chiamatemi' : 'Per qualunque cosa mi scriva o mi chiami'}: [telefono].\n>\n> Grazie e cordiali saluti,\n> [nome], [attività]`,
    'Mandala in giornata: una risposta veloce con un rimedio preciso vale più di una lunga.',
  ].join('\n\n');
};
