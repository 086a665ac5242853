import type { Locale } from '../../../../contract';
import { TRADES } from '../trades';
import { upperFirst } from './text';

const CAPITALISED = String.raw`\p{Lu}[\p{L}’'&]*(?:\s+(?:(?:di|da|del|della|delle|degli|dello|dei|al|alla|alle|sul|sulla|e|of|and|the)(?![\p{L}’'])|&|d[’']\p{L}+|\d+|(?:[Dd]|[Ll])[’']\p{L}+|\p{Lu}[\p{L}’'&]*))*`;
const ARTICLE = String.raw`(?:(?:il|lo|la|i|gli|le|the|un[ao]?|an?)\s+|l[’'])?`;
const INTRODUCED = new RegExp(
  String.raw`\b(?:[Tt]his is|[Ss]i chiama|[Cc]hiamat[oa]|[Ss]iamo|[Ww]e are|[Ww]e’re|[Ww]e're|is called|è il nome)\s+${ARTICLE}(?:(?!(?:in|a|ad|al|alla|di|da|via|viale|piazza|corso|su|nel|nella|da|aperti|aperte|chiusi|vicino|specializzati|open|closed|at|near)\b)\p{Ll}[\p{L}’']+\s+){0,4}?(${CAPITALISED})`,
  'u',
);
/** `Raggio Vivo è una ciclofficina`, `Lavanderia Bolla, Livorno`, `Ginestra Estetica ad Acireale`. */
const OPENING = new RegExp(
  String.raw`^(?:(?:[Cc]hi siamo|[Nn]ome|[Aa]bout us|[Nn]ame)\s*:\s*)?(?:[Ii]l |[Ll]o |[Ll]a |[Tt]he )?(${CAPITALISED})(?=\s*(?:,|:|\.|\(|–|-\s|\s(?:è|installa|ripara|produce|vende|fa|offre|organizza|noleggia|a|ad|in|nel|nella|is|makes|sells|at|near|on|since|dal)\s))`,
  'u',
);
const DESCRIBED =
  /^((?:Il|Lo|La|I|Gli|Le|The|Al|Alla|Da)\s(?:[\p{L}’']+\s?){1,5}|L[’'](?:[\p{L}’']+\s?){1,5}),\s(?=(?:\p{Ll}[\p{L}’']+\s){1,3}(?:a|ad|di|in|at|near|of)\s\p{Lu})/u;
const PROPER_OPENING =
  /^(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+)(?=\s(?!di\b|da\b|del|e\b|of\b|and\b|a\b|in\b)\p{Ll})/u;
/** "Punto e Virgola è la libreria…": all before the verb is the name. */
const STATED =
  /^(?!Siamo|Sono|Ciao|Noi|We\b)(\p{Lu}[^,.:;!?()\n]{2,40}?)\s(?:è|is)\s(?:il|lo|la|un|una|uno|the|an?|a small|our)\s/u;
/** `Termoidraulica Bassani di Carpi` is of Carpi. */
const withoutTown = (name: string, line: string): string =>
  /\s(?:in|near|at)\s\p{Lu}\p{Ll}+$/u.test(name)
    ? name.replace(/\s(?:in|near|at)\s\p{Lu}\p{Ll}+$/u, '')
    : /^,\s[\p{Ll}\d]/u.test(line.slice(line.indexOf(name) + name.length))
      ? name.replace(/\s(?:di|a|ad|in|of)\s\p{Lu}\p{Ll}+$/u, '')
      : name;
const LOWERCASE =
  /\b(?:siamo|we are)\s+(?:\p{Ll}+(?:,\s\p{Ll}+)*\s(?:e|and)\s\p{Ll}+\s(?=de|di|of))?(?:il|lo|la|i|gli|le|l[’']|the|dell[’']|dell[ao]|del|dei|di|of)?\s*((?:\p{Ll}[\p{L}’']+\s+){1,3}?\p{Ll}[\p{L}’']+)\s+(?:di|a|in|at|of)\s+(\p{Ll}[\p{L}’']{3,})/u;
/** `macelleria fratelli borgna di bra, io al banco…`: the first words of somebody in a hurry. */
const LOWERCASE_OPENING =
  /^(?:(?:ciao|salve|buongiorno|hi|hello)[,!.]?\s+)?(?:(?:siamo|sono|qui|this is|we are)\s+)?(?:(?:il|lo|la|i|gli|le|the)\s+|l[’'])?((?:\p{Ll}[\p{L}’']+\s+){1,4}?\p{Ll}[\p{L}’']+)\s+(?:di|a|ad|in|at|of)\s+(\p{L}[\p{L}’']{2,})(?=\s*[,.;:(–-]|\s*$)/mu;
/** `ferramenta gallo, asti, via roma 3`. */
const LOWERCASE_TOWN_FIRST =
  /^((?:\p{Ll}[\p{L}’']+\s+){1,3}\p{Ll}[\p{L}’']+),\s+(\p{Ll}{3,}),\s+(?:via|viale|strada|piazza|corso|vicolo|largo|contrada|località|dal)\s/u;
/** `vivaio le ortiche, strada tuscanese, viterbo.` */
const LOWERCASE_ADDRESS =
  /^((?:\p{Ll}[\p{L}’']+\s+){1,3}\p{Ll}[\p{L}’']+),\s+(?:via|viale|strada|piazza|corso|vicolo|largo|contrada|località)\s[^,.]{2,30}(?:,\s+(\p{Ll}{3,}))?(?=[,.;]|$)/u;
const GENERIC_NAME =
  /^(?:Ambulatorio Veterinario|Studio|Negozio|Ristorante|Palestra|Scuola|Officina|Siamo|We|The|Ciao|Buongiorno|Salve|Scrivi|Dare|Vorrei|Via|Hello|Hi|Post|Nei|Mai|Guided|Per|Ogni|Sono|Ho|Abbiamo|Facciamo)$/iu;
const TOWN =
  /(?:\b(?:a|ad|in|at|near|outside|around|above|overlooking|by|fuori|sopra|di|da|of)|,(?:\s+zona)?|\bvicino a)\s+(\p{Lu}\p{Ll}{2,}(?:[’']\p{Lu}?\p{Ll}+)?(?:\s(?:di|del|della|sul|in|Emilia|Calabria|Terme|Marina|Val|Vecchio|Nuova|Superiore|Inferiore|\p{Lu}\p{Ll}{3,})(?:\s\p{Lu}\p{Ll}+)?(?:(?<=Sant[aoe]?\s\p{Lu}\p{Ll}+|San\s\p{Lu}\p{Ll}+)\s(?:di|del|della|in|al|a)\s\p{Lu}\p{Ll}+)?)?)/gu;
const NO_TOWN =
  /^(?:Italia|Italy|Comune|ZTL|Europa|Europe|Via|Viale|Piazza|Corso|Natale|Pasqua|Capodanno|Gennaio|English|Italiano|Lake|Lago|Monte|British|LinkedIn|Facebook|Instagram|Certificazione|Sicilia|Toscana|Piemonte|Lombardia|Veneto|Puglia|Brianza|Novità|Lei|Voi|Siamo|Christmas|Easter|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|North|South|Canada|America|Ireland|Australia|Germany|France|England|Britain|Scotland|Netherlands|Switzerland|Austria|Spain|Francia|Germania|Svizzera|Inghilterra|Spagna|Olanda|Stati)(?!\p{L})/u;

const withoutTail = (name: string): string =>
  name
    // "Siamo Marta e Ilenia del Gufo": who they are, then what it is called.
    .replace(
      /^\p{Lu}\p{Ll}+(?:,\s\p{Lu}\p{Ll}+)*\s(?:e|and)\s\p{Lu}\p{Ll}+\s(?:del(?:l[aeo])?|dei|di|of|from)\s(?=\p{Lu})/u,
      '',
    )
    .replace(/^(?:[Ii]o )?(?:[Ss]ono|[Ss]iamo)\s(?=\p{Lu})/u, '')
    .replace(
      /\s+(?:di|da|in|a|ad|del|della|delle|degli|dello|dei|al|alla|alle|sul|sulla|e|&|of|and|the|\d+)$/u,
      '',
    )
    .replace(/[.,]+$/u, '')
    .trim();
const titled = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => (/^(?:di|da|del|della|dei|e|the|of|and)$/u.test(word) ? word : upperFirst(word)))
    .join(' ');

const GREETING =
  /^(?:ciao|salve|buongiorno|buonasera|hello|hi|good (?:morning|evening))(?: a tutt[ie]| everyone| there)?[,!.:]?\s+/iu;
/** "Ho il salone Controluce a Chiavari", "siamo i titolari della Locanda Bruma": it is called after what it is. */
const OWNED =
  /(?<!\p{L})(?:ho|abbiamo|gestisco|gestiamo|titolar[ei] d(?:i|el|ella|ell[’'])|I run|we run|I own|we own)\s(?:(?:il|lo|la|un|una|uno|i|gli|le|the|a|an)\s|l[’'])?(?:\p{Ll}{3,}\s){0,2}?(\p{Lu}[\p{L}’']+(?:\s(?:(?:&|and|e)\s)?\p{Lu}[\p{L}’']+){0,4})(?=\s(?:a|ad|in|di|at)\s\p{Lu}|\s(?:from|since|with|dal|out of)\s|\s*[,.(])/u;

/** `Scuola di musica Diapason, Gorizia`: what it is, then what it is called. */
const KIND_AND_NAME =
  /^(?:(?:Siamo|We are)\s(?:il\s|lo\s|la\s|l[’']|the\s)?)?(\p{L}{4,}(?:\s(?:di|da|del|della|per)\s\p{Ll}+)\s\p{Lu}[\p{L}’']+(?:\s\p{Lu}[\p{L}’']+)?)(?=\s*(?:,|\.|\s(?:a|ad|di)\s\p{Lu}))/u;

/** "siamo i fratelli Denis e Loris, Camini Ossola, spazzacamini a Domodossola": who they are, what it is called, what they do. */
const PEOPLE_THEN_NAME =
  /^(?:[Ss]iamo|[Ww]e(?: are|[’']re))\s(?:(?:i|le|gli|the)\s)?(?:\p{Ll}+\s)?\p{Lu}\p{Ll}+(?:(?:,\s|\s(?:ed?|and)\s)\p{Lu}\p{Ll}+)+,\s(\p{Lu}[\p{L}’']+(?:\s(?:&\s)?\p{Lu}[\p{L}’']+){1,3}),\s\p{Ll}[^,.]{2,40}\s(?:a|ad|in|di|at)\s\p{Lu}/u;

/** "Idrosonda spurghi, Rovigo e provincia": what it is called, what it does, where it is. */
const NAME_KIND_TOWN =
  /^(\p{Lu}[\p{L}’']+(?:\s\p{Lu}[\p{L}’']+)?)\s(\p{Ll}{4,}),\s(?:a\s|ad\s|in\s)?\p{Lu}\p{Ll}/u;

const TWO_PEOPLE = /^\p{Lu}\p{Ll}+ (?:ed?|and) \p{Lu}\p{Ll}+$/u;
/** "Siamo Gino e Carla, Apicoltura Val Merula, Andora.": who they are, what it is called, where it is. */
const PEOPLE_NAME_TOWN =
  /^(?:[Ss]iamo|[Ww]e(?: are|[’']re))\s\p{Lu}\p{Ll}+(?:(?:,\s|\s(?:ed?|and)\s)\p{Lu}\p{Ll}+)+,\s(\p{Lu}[\p{L}’']+(?:\s(?:(?:di|del|della|dei|e|&)\s)?\p{Lu}[\p{L}’']+){1,3}),\s(?:a |ad |in |di )?(\p{Lu}[\p{L}’']+(?:\s\p{Lu}[\p{L}’']+)?)(?=[.,;(]|\s(?:\(|da|dal|con)\b)/u;

/** What somebody is, as the whole name, names nobody: `Spazzacamino`. */
const isTradeAlone = (name: string): boolean =>
  !/\s/u.test(name) &&
  TRADES.some(({ names }) => (name.match(names) ?? []).some((found) => found.length === name.length));

/** "We're Two Kilns, …": the name begins behind the verb. */
const WHO_WE_ARE = /^(?:we[’']re|we are|this is|(?:noi )?siamo)\s+(?=\p{Lu})/iu;

/** The name of a business, where its own words tell one; '' elsewhere. */
export const nameIn = (given: string, files: readonly string[]): string => {
  const name = writtenName(given, files).replace(WHO_WE_ARE, '');
  return isTradeAlone(name) ? '' : name;
};

const writtenName = (given: string, files: readonly string[]): string => {
  const instructions = given.trim().replace(GREETING, '');
  const labelled =
    /(?:^|\n)\s*(?:nome(?: attività)?|attività|azienda|ragione sociale|insegna|name|business(?: name)?)\s*:\s*([^\n.(–]+)/iu.exec(
      instructions,
    )?.[1];
  if (labelled) return withoutTail(labelled.trim());
  const [line = ''] = instructions.trim().split('\n');
  // "Il gatto di carta, libreria a Trento", "Nitida Servizi pulisce uffici".
  const described = DESCRIBED.exec(line)?.[1] ?? PROPER_OPENING.exec(line)?.[1];
  if (described && !GENERIC_NAME.test(described)) return withoutTail(withoutTown(described, line));
  const afterPeople = PEOPLE_THEN_NAME.exec(line)?.[1];
  if (afterPeople) return afterPeople;
  const beforeTown = PEOPLE_NAME_TOWN.exec(line)?.[1];
  if (beforeTown) return beforeTown;
  const [, called = '', kind = ''] = NAME_KIND_TOWN.exec(line) ?? [];
  if (called !== '' && isTradeAlone(kind) && !GENERIC_NAME.test(called)) return called;
  const kindAndName = KIND_AND_NAME.exec(line)?.[1];
  if (kindAndName) return upperFirst(kindAndName);
  const owned = OWNED.exec(instructions.slice(0, 300))?.[1];
  // "Sono Ada, ho il salone Onda a Pesaro": the first name is the owner's.
  if (
    owned &&
    !GENERIC_NAME.test(owned) &&
    /^(?:io )?(?:sono|mi chiamo|I am|I[’']m|my name)\s/iu.test(instructions)
  )
    return owned;
  const stated = STATED.exec(line)?.[1];
  if (stated && !GENERIC_NAME.test(stated) && !/^(?:Il|La|Lo|I|Le|Gli|The) \p{Ll}/u.test(stated))
    return stated.trim();
  const opening = OPENING.exec(line)?.[1];
  const introduced = INTRODUCED.exec(instructions.slice(0, 600))?.[1];
  for (const found of [
    // "Frantoio Due Macine a Dolcedo, siamo Elio e Marta": people come after what it is called.
    introduced &&
    !(opening && TWO_PEOPLE.test(introduced)) &&
    instructions.slice(0, 60).match(/[Ss]iamo|[Ww]e (?:are|’re)/u)
      ? introduced
      : undefined,
    opening,
    introduced,
  ]) {
    const at = found ? instructions.indexOf(found) : -1;
    const the = at >= 4 && /^The\s$/u.test(instructions.slice(at - 4, at)) ? 'The ' : '';
    const name = found ? `${the}${withoutTail(withoutTown(found, line))}` : '';
    if (name.length > 2 && !GENERIC_NAME.test(name)) return name;
  }
  if (owned && !GENERIC_NAME.test(owned)) return owned;
  const lower = LOWERCASE.exec(instructions.slice(0, 300))?.[1];
  if (lower) return titled(lower);
  const opened = LOWERCASE_OPENING.exec(instructions.trim().slice(0, 120))?.[1];
  const addressed = (LOWERCASE_TOWN_FIRST.exec(instructions.trim()) ??
    LOWERCASE_ADDRESS.exec(instructions.trim()))?.[1];
  if (addressed) return titled(addressed);
  const article = LOWERCASE_AFTER_ARTICLE.exec(instructions.slice(0, 120))?.[1];
  if (article) return titled(article);
  if (opened && !GENERIC_NAME.test(titled(opened))) return titled(opened);
  for (const text of files) {
    const heading = /^#?\s*(\p{Lu}[^\n:,.]{3,40}?)(?:,|:)\s/u.exec(text)?.[1];
    if (heading && /\p{Lu}.*\s\p{Lu}|[’']/u.test(heading)) return heading.trim();
  }
  return '';
};

/** `siamo il padel club urbino, 4 campi`: two or three words between article and comma. */
const LOWERCASE_AFTER_ARTICLE =
  /(?:^|[\s,])siamo\s(?:(?:il|lo|la|i|gli|le)\s|l[’'])((?:\p{Ll}[\p{L}’']+\s){1,3}\p{Ll}[\p{L}’']{3,}),/u;
const PROVINCE =
  /(?<=(?:^|[-–—,:]|(?<!\p{L})(?:a|ad|di|in|da))\s*)(\p{Lu}\p{Ll}+(?:[\s’']\p{L}+){0,3}?)\s\((?:\p{Lu}{2})\)/mu;

const TOWN_NAME = String.raw`\p{Lu}[\p{Ll}’']{2,}(?:\s(?:di|del|della|sul|in|d[’'])?\s?\p{Lu}[\p{Ll}’']+){0,2}`;
const POSTCODE = new RegExp(String.raw`(?<![\d/])\d{5}\s(${TOWN_NAME})`, 'u');
const STREET_TOWN = new RegExp(
  String.raw`(?<!\p{L})(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Pp]iazzale|[Cc]orso|[Ll]argo|[Vv]icolo|[Ss]trada|[Cc]ontrada|[Ll]ocalità|[Ff]razione)\s[^,.;\n]{2,30},?\s\d{1,4}(?:/?\p{L})?,\s(?:a\s|ad\s|in\s)?(${TOWN_NAME})`,
  'u',
);

/** The town that the material names first; '' for none. */
export const placeIn = (
  instructions: string,
  name: string,
  language: Locale,
  files: readonly string[] = [],
): string => {
  // No town is taken from the name of the business, nor from the words that lead to it.
  const text = instructions
    .slice(0, 800)
    .replace(name === '' ? /(?!)/u : name, (found) => 'x'.repeat(found.length));
  const isOfName = (town: string): boolean =>
    name !== '' &&
    (name.includes(town) ||
      town.includes(name) ||
      TRADES.some(({ names }) => (town.match(names) ?? []).length > 0));
  // `17051 Andora`, `via Roma 3, Andora`: where letters go.
  for (const pattern of [POSTCODE, STREET_TOWN]) {
    const [, town = ''] = pattern.exec(text) ?? [];
    if (town !== '' && !NO_TOWN.test(town) && !isOfName(town)) return withoutTail(town);
  }
  // `Pitigliano (GR)`: the letters of its province tell a town.
  const [, withProvince = ''] = PROVINCE.exec(text) ?? [];
  // "Carpenteria metallica a Gavardo (BS)": what somebody does stands before the town.
  const named = withProvince.replace(
    /^\p{Lu}\p{Ll}+\s\p{Ll}{4,}\s(?:.*\s)?(?:a|ad|di|in|da)\s(?=\p{Lu})/u,
    '',
  );
  if (named !== '' && !NO_TOWN.test(named)) return named;
  for (const [, town = ''] of text.matchAll(TOWN))
    if (!NO_TOWN.test(town) && !isOfName(town))
      return withoutTail(
        town.replace(/\sin\s\p{Lu}.*$/u, '').replace(/\s(?:zona|quartiere|dal|con)\b.*$/u, ''),
      );
  const lower =
    language === 'it'
      ? (LOWERCASE.exec(instructions.slice(0, 300))?.[2] ??
        LOWERCASE_TOWN_FIRST.exec(instructions.trim())?.[2] ??
        LOWERCASE_ADDRESS.exec(instructions.trim())?.[2] ??
        LOWERCASE_OPENING.exec(instructions.trim().slice(0, 120))?.[2])
      : undefined;
  const small = instructions.toLowerCase();
  // Typed small, a town may still stand with its capital in the files.
  if (!lower)
    for (const file of files)
      for (const [whole, town = ''] of file.matchAll(TOWN))
        if (
          // A cell of a table begins with a capital after its mark, a row after its line.
          !/[,\n]/u.test(whole) &&
          !NO_TOWN.test(town) &&
          new RegExp(String.raw`(?<!\p{L})${town.toLowerCase()}(?!\p{L})`, 'u').test(small)
        )
          return town;
  return lower && !/^(?:famiglia|qualità|legno|pizza|paese|fiducia|quartiere|montagna)$/iu.test(lower)
    ? titled(lower)
    : '';
};

const KIN =
  /\b(?:fratello|sorella|padre|madre|papà|mamma|zi[oa]|nonn[oa]|moglie|marito|figli[oa]|soci[oa]|cugin[oa]|colleg[ah]\w?|io)\s+(?!e |al |ed |sono |con |che |ho |mi |in |di |la |il )(\p{Ll}{3,})(?=\s(?:al|alla|ai|e|che|fa|lavora|cura|in|,)|[,.;:)])/gu;

/** Names that are written with a capital within a sentence, and never without; owners in a hurry type them small. */
export const properNamesIn = (texts: readonly string[], name: string): ReadonlyMap<string, string> => {
  const names = new Map<string, string>();
  // "siamo anna e giulia del…": so are those who write.
  for (const text of texts)
    for (const word of /^(?:\p{L}+,?\s)?siamo\s(\p{Ll}+(?:,\s\p{Ll}+)*\se\s\p{Ll}+)\s(?:de|di\s)/u
      .exec(text)?.[1]
      ?.split(/,\s|\se\s/u) ?? [])
      names.set(word, upperFirst(word));
  // Whoever is named as kin or partner is a person, however small they are typed.
  for (const text of texts) for (const [, word = ''] of text.matchAll(KIN)) names.set(word, upperFirst(word));
  const small = new Set(texts.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? []));
  const own = new Set(name.toLowerCase().split(/\s+/u));
  for (const text of texts)
    for (const [, word = ''] of text.matchAll(/(?<=[\p{Ll},] )(\p{Lu}\p{Ll}{3,})/gu)) {
      const lower = word.toLowerCase();
      if (!small.has(lower) && !own.has(lower)) names.set(lower, word);
    }
  return names;
};

/** Writes a name, and its last words, with their capitals: `la pasticceria nonna tilde`, `mia nonna tilde`. */
export const withName = (text: string, name: string): string => {
  const words = name.split(/\s+/u);
  return words.slice(0, -1).reduce((done, _, at) => {
    const part = words.slice(at).join(' ');
    return done.replace(
      new RegExp(
        String.raw`(?<!\p{L})${part.toLowerCase().replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}(?!\p{L})`,
        'gu',
      ),
      part,
    );
  }, text);
};
