/** Gender and number of an Italian noun; null where its ending does not tell. */
export interface Noun {
  feminine: boolean;
  plural: boolean;
}

const FEMININE =
  /^(?:mano|gru|foto|moto|auto|bici|radio|manicure|pedicure|app|e-?bike|bike|mountain|city|brioche|carne|chiave|neve|notte|luce|nave|voce|pelle|classe|arte|parte|polvere|cornice|lavatrice|lavastoviglie|gente|pace|torre|stazione|siepe|vite|fonte|serie|specie|spa|mail|reception|baby|hall|visite?)$/u;
const MASCULINE =
  /^(?:problema|programma|clima|tema|sistema|schema|panorama|pigiama|cinema|cane|pane|latte|miele|fiore|mare|sole|giornale|animale|ponte|dente|piede|pesce|sale|nome|mese|paese|cliente|regalo|legume|cereale|formaggio|pianoforte|bignè|caffè|tè|check-up)$/u;
const FEMININE_PLURAL =
  /^(?:luci|mani|chiavi|voci|pelli|carni|notti|foto|bici|moto|auto|gomme|scarpe|tende|torte|piante|rose|camere|unghie|uova|cure|visite|prove|riparazioni|lampade|tasse|pratiche|scatole|cassette|sedie|finestre|porte|piastrelle|focacce|crostate|pizze|candele|borse|cinture|frese|perdite|forbici|vernici|cicatrici|appendici|narici|pinze|stampe|cornici|siepi|radici|lezioni|escursioni|lenti|scale|reti|torri|valli|fonti|classi|travi|staffe|sarde|seppie|cimici|pulci|api|vespe|blatte|formiche|zanzare|tarme|canne|crepe)$/u;

/** Endings that in -e are nearly always many of a feminine noun in -a: `etichette`, `canocchie`, `vasche`, `vongole`. */
const isFemininePlural = (word: string): boolean =>
  word.length > 5 &&
  /(?:tt|ll|nn|cc|gg|zz|ch|gh|i|ol|ur|in|ett|tur)e$/u.test(word) &&
  !/(?:ziere|iere|calle|colle|molle|valle|moglie|superficie|effigie|ordine|disordine|pettine|termine|cardine|confine|fulmine|crine|affine|origine|immagine|margine|argine|vertigine|pagine|scure|botte|torche)$/u.test(
    word,
  );

/** `portaombrelli`, `millefiori`, `apribottiglie`: a verb or a number before many things is one thing. */
const COMPOUND =
  /^(?:porta|apri|copri|lava|salva|para|guarda|asciuga|spremi|taglia|attacca|cava|conta|ferma|gira|scalda|stura|segna|tosta|trita|mille|cento|monta|appendi|poggia|reggi|schiaccia|scola|spazza|stuzzica|macina|caccia)(?!tor|zion|nt|t[aoie]$)\p{L}{3,}[ei]$/u;

/** One of a kind, though it ends like many: `la propoli grezza`. */
const INVARIABLE = /^(?:propoli|crisi|analisi|tesi|oasi|diagnosi|ipotesi|sintesi|metropoli)$/u;

/** What the first word of a phrase is; the word after it helps where the ending does not tell: `luci montate`. */
export const nounOf = (phrase: string): Noun | null => {
  const [word = '', next = ''] = phrase.toLowerCase().replace(/[(),]/gu, ' ').trim().split(/\s+/u);
  if (COMPOUND.test(word)) return { feminine: false, plural: false };
  if (INVARIABLE.test(word)) return { feminine: true, plural: false };
  if (FEMININE_PLURAL.test(word))
    return { feminine: true, plural: /[ie]$/u.test(word) || /[ei]$/u.test(next) };
  if (FEMININE.test(word)) return { feminine: true, plural: false };
  if (MASCULINE.test(word)) return { feminine: false, plural: false };
  if (/(?:zion|sion|gion|tric|tudin)i$/u.test(word)) return { feminine: true, plural: true };
  if (/(?:zione|sione|gione|trice|tudine|ità|età|tù|ica|ezza)$/u.test(word))
    return { feminine: true, plural: false };
  if (isFemininePlural(word)) return { feminine: true, plural: true };
  if (/(?:one|ore|iere|ame|ume)$/u.test(word)) return { feminine: false, plural: false };
  if (/(?:ale|ile|ante|ente)$/u.test(word))
    return { feminine: /(?:at|it|ut|ic)a$/u.test(next), plural: false };
  if (/o$/u.test(word)) return { feminine: false, plural: false };
  if (/a$/u.test(word)) return { feminine: true, plural: false };
  if (/i$/u.test(word)) {
    if (/(?:at|it|ut|ost|es)e$/u.test(next)) return { feminine: true, plural: true };
    return { feminine: false, plural: true };
  }
  if (/[bcdfghjklmnpqrstvwxz]$/u.test(word) && word.length > 2) return { feminine: false, plural: false };
  return null;
};

const STARTS_HARD = /^(?:s[bcdfghlmnpqrtvz]|z|gn|ps|pn|x|y|i[aeou])/iu;
const STARTS_VOWEL = /^[aeiouàèéìòùh]/iu;

/** The definite article of a phrase, with the blank that it wants: `la `, `l'`, `gli `. */
export const articleOf = (phrase: string, { feminine, plural }: Noun): string => {
  const vowel = STARTS_VOWEL.test(phrase) && !/^i[aeou]/iu.test(phrase);
  if (feminine) return plural ? 'le ' : vowel ? "l'" : 'la ';
  if (plural) return vowel || STARTS_HARD.test(phrase) ? 'gli ' : 'i ';
  if (vowel) return "l'";
  return STARTS_HARD.test(phrase) ? 'lo ' : 'il ';
};

/** The indefinite article: `un'`, `una `, `uno `. */
export const anOf = (phrase: string, { feminine }: Noun): string => {
  if (feminine) return STARTS_VOWEL.test(phrase) ? "un'" : 'una ';
  return STARTS_HARD.test(phrase) ? 'uno ' : 'un ';
};

/** The ending of an adjective or participle: `pronto`, `pronta`, `pronti`, `pronte`. */
export const agreed = (root: string, { feminine, plural }: Noun): string =>
  `${root}${feminine ? (plural ? 'e' : 'a') : plural ? 'i' : 'o'}`;

/** `a Lecce`, `ad Acireale`. */
export const inTown = (town: string): string => (/^a/iu.test(town) ? `ad ${town}` : `a ${town}`);

const OF: Readonly<Record<string, string>> = {
  'il ': 'del ',
  'lo ': 'dello ',
  "l'": "dell'",
  'la ': 'della ',
  'i ': 'dei ',
  'gli ': 'degli ',
  'le ': 'delle ',
};
const ACTION =
  /^(?:copia|cambio|pulizia|taglio|controllo|ricarica|consegna|stampa|revisione|restauro|duplicato|messa|ritiro|trasporto|scavo|posa|noleggio|ricerca|piega|rifacimento|trattamento|smaltimento|\p{L}{3,}(?:tura|zione|aggio))$/u;
/** What is done for somebody keeps its own word: `taglio donna`. */
const FOR_SOMEBODY =
  /^(?:donn|uom|bambin|ragazz|adult|cane|can|gatt|spos|coppi|famigli|grupp|singol|bimb|person|azien)\p{L}*$/u;
/** What ends like an action and is a thing. */
const IS_THING =
  /^(?:confezione|porzione|lezione|stazione|edizione|collezione|colazione|pensione|soluzione|versione|composizione|quotazione|camicia|figura|cultura|verdura|natura|frittura|cintura|scrittura|vettura|villaggio|formaggio|viaggio|pomeriggio|vantaggio|messaggio|omaggio|massaggio|equipaggio)$/u;
/** How something is done: `manutenzione ordinaria ascensore` is the ordinary one of the lift. */
const HOW =
  /^(?:\p{L}+(?:[ao]ri[ao]|ic[ao]|[ai]l[ei]|iv[ao]|os[ao]|at[ao]|it[ao]|ut[ao])|complet[ao]|annu[ao]|rapid[ao]|veloce|profond[ao]|estern[ao]|intern[ao]|mensile|nuov[ao]|singol[ao]|ordinari[ao])$/u;
const NO_NOUN =
  /^(?:di|d|del|dell|della|dei|degli|delle|a|al|alla|ai|da|dal|dalla|in|con|su|per|e|ed|o|non|senza|base|extra|express|online|standard|fino|ogni|più|prima|dopo|anche|oltre)$/u;
const DESCRIBES =
  /(?:ale|ile|ante|ente|are|ese|iv[oa]|os[oa]|ic[oa]|at[oaie]|it[oaie]|ut[oaie]|est[oa]|ist[oa]|bile)$/u;

const CONTAINED =
  /^(\p{L}{3,}(?: \p{Ll}{4,})?) (sacco|sacchetto|bancale|scatola|confezione|bottiglia|barattolo|vasetto|latta|cassetta|busta|pacco|pacchetto|rotolo|cartone|fusto|tanica|vaschetta|flacone|tubo|secchio|balla|ballone|rete)(?: (?:da )?(\d.*))?$/iu;

/** `pellet sacco da 15 kg`, as price lists write it, is `sacco di pellet da 15 kg`. */
export const containerFirst = (name: string): string => {
  const [, thing = '', container = '', size] = CONTAINED.exec(name) ?? [];
  if (thing === '' || NO_NOUN.test(thing.split(' ').at(-1)?.toLowerCase() ?? '')) return name;
  return `${container.toLowerCase()} di ${thing.toLowerCase()}${size === undefined ? '' : ` da ${size}`}`;
};

/** `corso fisarmonica` is a course of it; `corso serale` says when. */
const COURSE_OF = /^(corso|lezione|laboratorio|scuola) (\p{Ll}{4,})(?=$| \(| \d| per | con )/iu;
const courseOf = (name: string): string =>
  name.replace(COURSE_OF, (whole: string, course: string, thing: string) =>
    (!/(?:armonica|musica|ceramica|grafica|ginnastica|informatica)$/u.test(thing) &&
      (DESCRIBES.test(thing) || HOW.test(thing))) ||
    NO_NOUN.test(thing) ||
    FOR_SOMEBODY.test(thing) ||
    /[ai]nti$/u.test(thing)
      ? whole
      : `${course} di ${thing}`,
  );

/** `copia chiave`, as price lists write it, is `copia della chiave` in a sentence. */
export const withPreposition = (given: string): string => {
  const name = courseOf(given);
  const [, action = '', second = '', more = ''] = /^(\p{L}+) (\p{Ll}[\p{L}-]+)(.*)$/u.exec(name) ?? [];
  if (second === '' || !ACTION.test(action.toLowerCase()) || IS_THING.test(action.toLowerCase())) return name;
  // "ordinaria" agrees with its action, and says how: what it is done to comes after it.
  const head = nounOf(action);
  /** `trasformazione abito`: what does not agree with its action is a noun. */
  const agrees = (word: string): boolean => !head || (head.feminine ? /[ae]$/u : /[oe]$/u).test(word);
  const [, after = '', left = ''] =
    HOW.test(second) && agrees(second) ? (/^ (\p{Ll}[\p{L}-]+)(.*)$/u.exec(more) ?? []) : [];
  const [how, thing, rest] = after === '' ? ['', second, more] : [`${second} `, after, left];
  // Of more words only the list itself knows how they belong together.
  if (NO_NOUN.test(thing) || FOR_SOMEBODY.test(thing) || /^ (?!\d)(?!\p{L}{1,3}(?!\p{L}))\p{Ll}/u.test(rest))
    return name;
  const noun = nounOf(thing);
  const mayDescribe =
    (DESCRIBES.test(thing) && agrees(thing)) ||
    (head && thing.endsWith(head.feminine ? 'a' : 'o') && action.slice(-1) === thing.slice(-1));
  if (!noun || mayDescribe) return name;
  return `${action} ${how}${OF[articleOf(thing, noun)] ?? 'di '}${thing}${rest}`;
};

/** `risuolatura scarpa da montagna`, `tacchi donna`: two nouns side by side, as only lists write them; no article makes a sentence of it. */
export const isListName = (name: string): boolean => {
  const [, head = '', second = ''] = /^(\p{L}+) (\p{Ll}[\p{L}-]+)/u.exec(withPreposition(name)) ?? [];
  if (second === '' || second.length < 4 || NO_NOUN.test(second)) return false;
  if (withPreposition(name) !== name) return false;
  if (nounOf(head.toLowerCase()) === null) return false;
  return KNOWN_NOUN.test(second) || isHeap(name) || isActionOfThing(head, second);
};

/** `crini nuovi archetto violino`, `tastiera spianata chitarra`: a third word that is no adjective wants a preposition that only the list knows. */
const isHeap = (name: string): boolean => {
  const [, third = ''] = /^\p{L}+ \p{Ll}[\p{L}-]+ (\p{Ll}[\p{L}-]+)/u.exec(name) ?? [];
  const [second = ''] = name.split(' ').slice(1);
  return (
    third.length > 3 &&
    !NO_NOUN.test(third) &&
    !NO_NOUN.test(second) &&
    !/^(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|cento|mille|mezz[ao])$/u.test(second) &&
    !DESCRIBES.test(third) &&
    !HOW.test(third) &&
    !/^(?:(?:nell|dell|all|sull)\p{L}*|(?:bianc|ner|ross|verd|giall|azzurr|grig|viol|ros)\p{L}{1,2}|blu|marrone|beige)$/u.test(
      third,
    )
  );
};
/** `noleggio violoncello`: a word that ends like the action before it may be what is rented as well as how. */
const isActionOfThing = (head: string, second: string): boolean =>
  ACTION.test(head.toLowerCase()) &&
  !IS_THING.test(head.toLowerCase()) &&
  !FOR_SOMEBODY.test(second) &&
  !DESCRIBES.test(second) &&
  !HOW.test(second);
/** `pulizia viso`, `cambio gomme`: it names what is done, and not a thing. */
export const isAction = (name: string): boolean => {
  const [word = ''] = name.toLowerCase().split(/\s+/u);
  return ACTION.test(word) && !IS_THING.test(word);
};

/** What so stands after another noun on lists. */
const KNOWN_NOUN =
  /^(?:scarp|stival|borsa|borse|giacc|cappott|pantalon|gonn|camici|abito|abiti|vestit|donna|uomo|bambin|ragazz|sposa|viso|mani|piedi|corpo|gamba|gambe|braccia|schien|unghie|capelli|barba|auto|moto|bici|ruota|ruote|freni|catena|gomm|porta|porte|finestr|divan|poltron|sedia|sedie|cuscin|tapp|tend|letto|bagno|cucina|tetto|camin|caldai|stuf|siep|prato|albero|alberi|giardin|piscin|cane|cani|gatto|gatti|dente|denti|occhial|lenti|chiav|serratur|cancell|vetro|vetri|legno|ferro|pavimen|paret|documen|foto|telefon|computer|schermo|batteri|torta|torte|pane|carne|pesce|vino|olio|miele)/u;

const ON_DAY =
  /(?<!\p{L})(?<!(?:il|la|di|ogni|dal|al|dalla|alla|da|a|tra|fra|del|della|nel|lo|questo|questa) )(lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?=\s*(?:,|e |mattina|sera|pomeriggio|$))/giu;
/** `martedì e venerdì` → `il martedì e il venerdì`: every week. */
export const everyWeek = (days: string): string =>
  days.replace(ON_DAY, (day: string) => `${/^dom/iu.test(day) ? 'la' : 'il'} ${day.toLowerCase()}`);
