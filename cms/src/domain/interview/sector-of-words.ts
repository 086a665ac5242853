import type { Choice } from './answers';

/** What kinds of business are called, by sector; particular names before general ones. On folded text. */
const NAMES: readonly (readonly [Choice<'sector'>, RegExp])[] = [
  [
    'food',
    /\b(?:forn(?:o|aio|aia|ai)|panific\w*|panetter\w*|pasticcer\w*|ristorant\w*|trattori\w*|osteri\w*|pizzer\w*|pizza|bar|caffetter\w*|gelater\w*|pub|birrer\w*|birrific\w*|catering|caseific\w*|rosticcer\w*|gastronom\w*|piadin\w*|enotec\w*|alimentari|macell\w*|pescher\w*|ortofrutt\w*|fruttivend\w*|food ?truck|torrefazion\w*|pastific\w*|salumific\w*)\b/,
  ],
  [
    'tourism',
    /\b(?:hotel|alberg\w*|b ?& ?b|bed and breakfast|agriturism\w*|campegg\w*|affittacamere|cas[ae] vacanz\w*|stabiliment\w* balnear\w*|ostell\w*|guid[ae] turistic\w*|agenzi[ae] (?:di )?viagg\w*|tour operator|lido)\b/,
  ],
  [
    'construction',
    /\b(?:edil[ei]|edilizi\w*|idraulic[oi]|elettricist\w*|murator\w*|imbianchin\w*|serramentist\w*|impiantist\w*|ristrutturazion\w*|cartongess\w*|piastrellist\w*|lattonier\w*|caldaist\w*|fotovoltaic\w*)\b/,
  ],
  [
    'care',
    /\b(?:parrucchier\w*|estetist\w*|centro estetic\w*|barbier\w*|palestr\w*|fisioterap\w*|dentist\w*|farmaci[ae]|psicolog\w*|studio medic\w*|poliambulatori\w*|massagg\w*|nutrizionist\w*|veterinari\w*|toelettatur\w*|yoga|pilates|spa|osteopat\w*)\b/,
  ],
  [
    'digital',
    /\b(?:software|app|web agency|siti web|informatic\w*|programmator\w*|saas|piattaforma online|sviluppator\w*)\b/,
  ],
  [
    'transport',
    /\b(?:trasport[oi]|autotrasport\w*|corrier\w*|logistic\w*|ncc|tax(?:i|ista|isti)|trasloch\w*|spedizionier\w*)\b/,
  ],
  [
    'farming',
    /\b(?:agricol\w*|vivai\w*|allevament\w*|allevator\w*|vigne(?:to|ti)|viticolt\w*|cantina|frantoi\w*|apicolt\w*|apicoltor\w*|florovivais\w*|coltiv\w*)\b/,
  ],
  [
    'crafts',
    /\b(?:falegnam\w*|carpenteri\w*|officina|tipografi\w*|sartori\w*|sart[ao]|oraf[oi]|ceramic\w*|fabbrica|fabbro|torneri\w*|maglific\w*|carrozzeri\w*|manifattur\w*|artigian\w*|lavorazion[ei]|stampaggio|componenti|produciamo|produco|costruiamo|fabbrichiamo)\b/,
  ],
  [
    'shop',
    /\b(?:negozi\w*|bottega|ferrament\w*|abbigliament\w*|libreri\w*|cartoler\w*|ottic[ao]|profumeri\w*|calzatur\w*|edicol\w*|fiorai\w*|fiorist\w*|tabacch\w*|gioiell\w*|erborister\w*|e-?commerce)\b/,
  ],
  [
    'services',
    /\b(?:consulen\w*|commercialist\w*|avvocat\w*|architett\w*|geometr\w*|agenzi[ae]|impresa di pulizi\w*|fotograf\w*|scuola|assicurazion\w*|immobiliar\w*|marketing|grafic[oa]|studio|lavanderi\w*|wedding planner)\b/,
  ],
];

/** The sector of a business by what it is called: "siamo un forno". Of several the one named first; null for none. */
export const sectorOfWords = (folded: string): Choice<'sector'> | null => {
  const found = NAMES.flatMap(([sector, pattern], order) => {
    const at = folded.search(pattern);
    return at === -1 ? [] : [{ sector, at, order }];
  });
  const isGeneral = ({ sector }: { sector: Choice<'sector'> }): boolean =>
    sector === 'services' || sector === 'shop' || sector === 'crafts';
  return (
    found.sort((a, b) => Number(isGeneral(a)) - Number(isGeneral(b)) || a.at - b.at || a.order - b.order)[0]
      ?.sector ?? null
  );
};
