import type { ActivityGroup, PensionFund } from '../finance/flat-rate';

interface TaxTrade {
  pattern: RegExp;
  group: ActivityGroup;
  fund: PensionFund;
  /** VAT of what the trade mostly sells, where it is not the ordinary one. */
  vatRate?: number;
}

/**
 * Trades by the words that people call them: group of the coefficient (L. 190/2014, annex 4, by ATECO 2007), pension fund, VAT rate. The
 * first match wins; on folded text.
 */
const TAX_TRADES: readonly TaxTrade[] = [
  {
    pattern:
      /agent[ei] di commercio|rappresentant[ei]|procacciator\w*|intermediar\w*|agente monomandatari\w*|plurimandatari\w*|sales agent/,
    group: 'agents',
    fund: 'merchants',
  },
  {
    pattern: /agent[ei] immobiliar\w*|agenzia immobiliar\w*|amministrator\w* di condomin\w*|immobiliar\w*/,
    group: 'construction',
    fund: 'merchants',
  },
  {
    pattern:
      /\belettricist\w*|\bidraulic\w*|termoidraulic\w*|\bedil[ei]\b|\bedilizi\w*|murator\w*|imbianchin\w*|\bimbianco\b|\btinteggio\b|tinteggiator\w*|cartongess\w*|piastrellist\w*|pavimentist\w*|posator\w*|serramentist\w*|impiantist\w*|lattonier\w*|intonacator\w*|decorator\w*|caldaist\w*|antennist\w*|fotovoltaic\w*|builder|ristrutturazion\w*|ponteggi\w*|scavi\b|parquettist\w*|electrician|plumber/,
    group: 'construction',
    fund: 'artisans',
  },
  {
    pattern:
      /(?:aliment|frutta|verdur|pesce|formagg|salum|gastronom|\bcibo|\bpane\b|\bdolci\b|olive|porchett|panin|fritt)\w*.{0,40}(?:ambulant|\bal mercato|ai mercati|mercat[oi] (?:rional|settiman)|bancarell)|ambulant\w*.{0,30}(?:aliment|salum|porchett|panin|fritt|dolci|pane\b|olive|frutta|verdur|pesc|formagg|gastronom|cib)|mercat\w*.{0,20}(?:aliment|frutta|verdur|pesce|formagg|salum)|(?:food ?truck|street food)/,
    group: 'street-trade-food',
    fund: 'merchants',
    vatRate: 1_000,
  },
  {
    pattern:
      /\bmercat(?:i|ini) (?:con|di|rional|settiman|all)|ambulant\w*|bancarell\w*|mercat[oi] (?:rional|settiman)\w*/,
    group: 'street-trade-other',
    fund: 'merchants',
  },
  {
    pattern:
      /\bbar(?:etto|ettino)?\b|chiosc[oh]\w*|piadin\w*|kebab\w*|creperi\w*|ristorant\w*|pizzer\w*|trattori\w*|osteri\w*|\bpub\b|birreri\w*|gelater\w*|paninotec\w*|rosticcer\w*|gastronomi\w*|tavola calda|\bb ?& ?b\b|bed and breakfast|affittacamere|casa vacanz\w*|hotel|alberg\w*|ostell\w*|agriturism\w*|pizza al taglio|piadiner\w*|catering|caffetter\w*|restaurant|\bcena\b|\bpranzo\b|enotec\w* con mescita|camping|campeggi\w*/,
    group: 'hospitality',
    fund: 'merchants',
    vatRate: 1_000,
  },
  {
    pattern:
      /panetter\w*|panific\w*|\bforn(?:o|aio|aia|ai)\b|pasticcer\w*|pastific\w*|caseific\w*|birrificio|salumific\w*|torrefazion\w*|cioccolat\w*|cantina|frantoi\w*|conserv\w* aliment\w*/,
    group: 'food',
    fund: 'artisans',
  },
  {
    pattern:
      /e-?commerce|negozi\w*|bottega|commerc(?:io|iant\w*)|rivend\w*|vend(?:o|ere|ita) (?:online|on line|su internet|su amazon)|dropshipping|ferrament\w*|fiorist\w*|fiorai\w*|liber\w*ia\b|cartoler\w*|edicol\w*|mercer\w*|casaling\w*|calzatur\w* (?!ific)|colorific\w*|utensileri\w*|vivai\w*|mobilifici\w*|arredament\w*|biancheri\w*|intimo|pelletteri\w*|giocattol\w*|fumetteri\w*|drogheri\w*|alimentari|ferramenta|elettrodomestic\w*|telefonia|antiquari\w*|bigiotteri\w*|sanitari[ao]\b|agrari[ao]\b|sexy ?shop|videogioch\w*|tabacch\w*|farmaci\w*|parafarmaci\w*|ottic[ao]\b|gioieller\w*|profumer\w*|abbigliament\w*|boutique|macelleri\w*|pescheri\w*|fruttivendol\w*|ortofrutt\w*|minimarket|supermercat\w*|salumeri\w*|enotec\w*|pet ?shop|erborister\w*|grossist\w*|carrozzer\w*|carrozzier\w*|officin\w*|meccanic[oi]\b|gommist\w*|elettrauto|autofficin\w*|concessionari\w*|\bshop\b|\bstore\b|trader|\bmoto(?:officina)?\b/,
    group: 'trade',
    fund: 'merchants',
  },
  {
    pattern:
      /fotograf\w*|architett\w*|geometr\w*|ingegner\w*|avvocat\w*|commercialist\w*|notai\w*|consulent\w*|psicolog\w*|psicoterapeut\w*|fisioterapist\w*|infermier\w*|medic[oi]\b|dentist\w*|odontoiatr\w*|veterinar\w*|logopedist\w*|nutrizionist\w*|dietist\w*|osteopat\w*|ostetric\w*|osteopat|traduttor\w*|traduttric\w*|interpret[ei]|grafic[oaie]\b|designer|copywriter|social media|marketing|formator\w*|insegnant\w*|ripetizion\w*|maestr[oai]\b|docent\w*|istruttor\w*|personal trainer|giornalist\w*|perit[oi]\b|agronom\w*|geolog\w*|biolog\w*|chimic[oi]\b|revisor\w*|coach|educatric\w*|educator\w*|asilo|nido\b|\binsegn(?:o|iamo|are)\b|\b(?:do|dare|faccio|tengo) (?:lezioni|corsi|consulenz\w*)|pilates|\byoga\b|\btraduc(?:o|iamo)\b|broker|assicurator\w*|agente assicurativ\w*|consult\w*|freelanc\w*|professionist\w*|attuari\w*|statistic[oi]\b|web ?designer|influencer|guida turistica|assistente social\w*|oss\b|ricercator\w*|disegnator\w*|rilievi|topograf\w*/,
    group: 'professions',
    fund: 'professionals',
  },
  {
    pattern:
      /parrucchier\w*|barbier\w*|estetist\w*|estetica|onicotecnic\w*|tatuator\w*|toelettat\w*|massaggiator\w*|lavander\w*|sart[aoe]\b|sartori\w*|calzolai\w*|falegnam\w*|fabbr[oi]\b|ceramist\w*|oraf[oai]\b|orafi|tappezzier\w*|restaurator\w*|vetrai\w*|tipograf\w*|stampator\w*|artigian\w*|manutentor\w*|giardinier\w*|pulizi\w*|autotrasport\w*|padroncin\w*|corrier\w*|tassist\w*|\btaxi\b|\bncc\b|traslochi\w*|calzaturif\w*|pellettier\w*|maglier\w*|spazzacamin\w*|disinfestaz\w*|\bripar(?:o|iamo)\b|\bcuci(?:o|amo)\b|\btaglio (?:i )?capelli|restauro (?:di )?mobil\w*|riparator\w*|riparazion\w*|craftsm\w*|hairdresser|carpent\w*/,
    group: 'other',
    fund: 'artisans',
  },
  {
    pattern:
      /programmator\w*|sviluppator\w*|informatic\w*|software|web developer|sistemist\w*|developer|musicist\w*|attor[ei]\b|dj\b|ballerin\w*|scrittor\w*|artist[ai]\b|videomaker|wedding planner|organizz\w* event\w*|palestr\w*|noleggi\w*|dog ?sitter|traslocator\w*|agenzia viaggi|autolavagg\w*|organizzator\w*/,
    group: 'other',
    fund: 'professionals',
  },
];

/** What the words tell of the trade, for taxes; `null` when they tell none. */
export const taxTradeOf = (folded: string): TaxTrade | null =>
  firstTradeIn(folded.replace(TAKEN_BACK, '')) ?? firstTradeIn(folded);

/** "Estetista? No scusa, grafico": what was said before is taken back. */
const TAKEN_BACK = /^.*(?:\bno,? scusa\w*|\bvolevo dire|\bmi correggo|\bmi sono sbagliat[oa])\b/s;
const firstTradeIn = (folded: string): TaxTrade | null =>
  TAX_TRADES.map((trade) => ({ trade, at: folded.search(trade.pattern) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)[0]?.trade ?? null;

/** A trade that is named, and what it was called. */
export interface NamedTrade {
  group: ActivityGroup;
  name: string;
}
/** Every trade that a message names, each group once. */
export const tradesIn = (folded: string): NamedTrade[] => {
  const found = folded.split(/[?;,]|\b(?:e|o)\b/).flatMap((part): NamedTrade[] => {
    const trade = firstTradeIn(part);
    return trade ? [{ group: trade.group, name: trade.pattern.exec(part)?.[0] ?? '' }] : [];
  });
  return found.filter(({ group }, at) => found.findIndex((each) => each.group === group) === at);
};

/** Groups of L. 190/2014, annex 4, by how their ATECO 2007 codes begin; the longest beginning wins, all others are `other`. */
const ATECO_GROUPS: readonly [ActivityGroup, readonly string[]][] = [
  ['food', ['10', '11']],
  ['trade', ['45', '46', '47']],
  ['agents', ['461']],
  ['street-trade-food', ['4781']],
  ['street-trade-other', ['4782', '4789']],
  ['construction', ['41', '42', '43', '68']],
  ['hospitality', ['55', '56']],
  ['professions', ['64', '65', '66', '69', '70', '71', '72', '73', '74', '75', '85', '86', '87', '88']],
];
/** The group of an ATECO code: "ateco 43.22.01". */
export const atecoGroupOf = (folded: string): NamedTrade | null => {
  const code = /\bateco(?: 20(?:07|25))?[^\d]{0,12}(\d{2}(?:[. ]\d{1,2}){0,3})\b/.exec(folded)?.[1];
  if (code === undefined) return null;
  const digits = code.replace(/\D/g, '');
  const [group] = ATECO_GROUPS.flatMap(([name, codes]) =>
    codes.filter((each) => digits.startsWith(each)).map((each) => ({ name, length: each.length })),
  ).sort((a, b) => b.length - a.length);
  return { group: group?.name ?? 'other', name: `ATECO ${code}` };
};
