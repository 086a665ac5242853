import { SECTORS, type Sector } from '../thoughts/thought';

/** Beginnings of words, Italian and English, that give a kind of business away. */
const CUES: Readonly<Record<Sector, RegExp>> = {
  bakery:
    /\b(?:panific|panett|pasticc|gelater|forno|pane\b|bakery|bread|pastr|cake|sourdough|torte\b|focacc)/gi,
  food: /\b(?:ristorant|pizz|trattori|osteri|bistrot|locale|menu|menù|cucina|chef|piatt|bar\b|pub\b|restaurant|kitchen|dish|food\b|cena|pranzo)/gi,
  beauty:
    /\b(?:parrucch|barbie|barber|estetist|estetic|bellezza|capell|manicure|massagg|beauty|hair|salon\b|nails?|spa\b|trucco)/gi,
  fitness:
    /\b(?:palestr|fitness|yoga|pilates|allen|personal trainer|sportiv|gym\b|workout|crossfit|danza|piscina)/gi,
  shop: /\b(?:negozio|boutique|abbigliament|vestit|gioiell|scarpe|borse|regal|libreria|fiorist|fiori\b|shop\b|store\b|cloth|jewel|moda\b|e-commerce|artigianal)/gi,
  office:
    /\b(?:commercialist|avvocat|studio\b|consulen|notai|fiscal|tasse|bilanc|contabil|legal|law\b|account|tax|immobiliar|assicura|agenzia)/gi,
  home: /\b(?:idraulic|elettricist|ristruttur|ediliz|impresa edile|arred|mobili|falegnam|giardin|caldai|condizionator|imbianch|plumb|electric|renovat|furnitur|carpent|garden|infissi)/gi,
  stay: /\b(?:hotel|albergo|b&b|bed and breakfast|agriturism|camere|ospit|vacanz|turis|guest|rooms?\b|holiday|travel|viagg|hostel)/gi,
  garage:
    /\b(?:autofficin|officina mecc|carrozz|gommist|pneumatic|tagliand|meccanic|garage|cars?\b|tyres?|mechanic|auto\b|moto\b)/gi,
  health:
    /\b(?:dentist|odonto|fisioterap|psicolog|medic[oai]|ambulator|nutrizion|osteopat|clinic|dental|physio|therap|health|farmac)/gi,
  digital:
    /\b(?:software|siti web|sito web|web agency|marketing|app\b|startup|digital|informatic|seo\b|saas|cloud|developer|websites?)/gi,
  land: /\b(?:cantina|vin[oi]\b|vigne|olio|frantoio|azienda agricola|fattoria|miele|formagg|winery|wines?\b|vineyard|olive|farm\b|caseific|raccolt)/gi,
  school:
    /\b(?:scuola|cors[oi]\b|lezion|ripetizion|insegn|formazione|lingue|school|course|lesson|teach|learn|doposcuola|musica)/gi,
  pets: /\b(?:toelett|animal|can[ei]\b|gatt[oi]|cuccioli|veterinar|pet\b|pets\b|dogs?\b|cats?\b|groom)/gi,
};

/** The kind of business that a text speaks of most; null where it gives none away. */
export const sectorOf = (text: string): Sector | null => {
  let best: Sector | null = null;
  let most = 0;
  for (const sector of SECTORS) {
    // A long list of dishes is one hint, not twenty: different words count.
    const hints = new Set([...text.matchAll(CUES[sector])].map(([hint]) => hint.toLowerCase()));
    if (hints.size > most) [best, most] = [sector, hints.size];
  }
  return best;
};
