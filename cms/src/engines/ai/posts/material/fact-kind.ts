import type { FactKind } from './fact';

const DAYS = String.raw`luned|marted|mercoled|gioved|venerd|sabat|domenic|monday|tuesday|wednesday|thursday|friday|saturday|sunday`;

/** The first that fits. */
const CUES: readonly (readonly [FactKind, RegExp])[] = [
  ['price', /€|\beuro\b|\bprezz|\bprices?\b|\bcosta(?:no)?\b|\bcosts?\b/i],
  [
    'hours',
    new RegExp(
      String.raw`\b(?:apert[oiae]|chius[oiae]|orari[oi]?|open(?:ing)?|closed|hours)\b.*(?:\d|${DAYS})|(?:${DAYS}).*\d`,
      'i',
    ),
  ],
  ['delivery', /consegn|domicilio|spedi(?:amo|zion)|asporto|\bdeliver|shipping|take ?away/i],
  ['booking', /prenot|su appuntamento|\bbook(?:ing|ed)?\b|reserv|by appointment/i],
  ['contact', /\btel(?:efono|ephone)?\b|\bchiama(?:ci|te)?\b|whatsapp|\bphone\b|\bcall us\b/i],
  [
    'place',
    /\b(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Ll]argo) \p{Lu}|ci trov(?:i|ate)|\bstreet\b|\bsquare\b|\blocated\b|\bfind us\b/u,
  ],
  [
    'story',
    /\bdal (?:19|20)\d\d|\bnat[oaie] nel|fondat|generazion|\bfamiglia\b|anni di|since (?:19|20)\d\d|founded|generation|years of|family/i,
  ],
  [
    'offer',
    /\b(?:offr\w+|facciamo|fa|produc\w+|vend\w+|realizz\w+|propon\w+|prepar\w+|ci occupiamo|si occupa|serviamo|ripar\w+|assist\w+|insegn\w+|noleggi\w+|specialit\w+|serviz\w+|prodott\w+|cors[oi]|we (?:offer|make|sell|bake|serve|provide|do|teach|repair|design|build)|offers?|services?|products?|courses?)\b/i,
  ],
  [
    'quality',
    /\busiamo\b|utilizziamo|scegliamo|lavoriamo|\bwe (?:use|choose|work)\b|artigian|fresc|biologic|natural|a mano|certificat|garanzi|handmade|organic|warranty|certified|\bfresh|local/i,
  ],
];

/** What a sentence tells. */
export const factKindOf = (sentence: string): FactKind =>
  CUES.find(([, cue]) => cue.test(sentence))?.[0] ?? 'about';

/** Labels of lines as owners write them; null for what is meant for the writer alone. */
const LABELS: readonly (readonly [FactKind | 'name' | 'items' | null, RegExp])[] = [
  [
    'name',
    /^(?:nome|nome (?:dell[’']?)? ?(?:attività|azienda|negozio|locale)|attività|azienda|ragione sociale|name|business|business name|company|brand|marchio)$/,
  ],
  [
    'items',
    /^(?:prodotti|servizi|offerta|specialità|cosa (?:facciamo|offriamo|vendiamo)|menu|menù|corsi|trattamenti|products|services|specialities|specialties|menu|what we (?:do|offer|sell)|treatments|courses)$/,
  ],
  ['hours', /^(?:orari|orario|apertura|aperti|hours|opening hours|open)$/],
  ['place', /^(?:indirizzo|sede|dove|dove siamo|luogo|zona|address|where|location)$/],
  ['price', /^(?:prezzi|prezzo|listino|tariffe|prices|price|rates)$/],
  ['delivery', /^(?:consegna|consegne|spedizione|spedizioni|delivery|shipping)$/],
  ['booking', /^(?:prenotazioni|prenotazione|appuntamenti|booking|bookings|appointments)$/],
  ['contact', /^(?:contatti|telefono|whatsapp|contacts?|phone)$/],
  ['story', /^(?:storia|la nostra storia|story|history|our story)$/],
  ['about', /^(?:chi siamo|descrizione|about|about us|description)$/],
];
export const meaningOf = (label: string): FactKind | 'name' | 'items' | null =>
  LABELS.find(([, names]) => names.test(label))?.[0] ?? null;
