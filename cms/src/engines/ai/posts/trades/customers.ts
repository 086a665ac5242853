/** Beginnings of words for those whom other businesses work for; a customer's trade is not the trade of who serves it. */
const CUSTOMER = [
  String.raw`ristora(?:nt|tor)\p{L}*|trattori[ae]|osteri[ae]|pizzeri[ae]|bar|pub|caffetteri[ae]|gelateri[ae]|pasticceri[ae]|panifici\p{L}?|forni|macelleri[ae]|pescheri[ae]|mens[ae]|cucine`,
  String.raw`alberg\p{L}+|hotel|b&b|agriturism\p{L}+|campegg\p{L}+|stabiliment\p{L}+ balnear\p{L}+|residence|strutture ricettive`,
  String.raw`negoz\p{L}+|bottegh?[ae]|supermercat\p{L}+|centri commerciali|farmaci[ae]|palestr[ae]|piscin[ae]|centri (?:estetici|sportivi)`,
  String.raw`scuol[ae]|asil[oi]|nid[oi]|universit\p{L}+|ospedal[ei]|clinich?[ae]|ambulator\p{L}+|case di (?:riposo|cura)|parrocchi[ae]|chies[ae]|monaster[io]|banch[ae]|locali|case(?: private| popolari)?|comun[ei]|enti|teatri|musei`,
  String.raw`studi(?: \p{L}+)?|dentist[ai]|medic[oi]|avvocat[oi]|nota[io]|notai|commercialist[ai]|consulenti|architett[oi]|geometr[ai]|ingegner[ei]|amministrator[ei](?: (?:di )?condomin\p{L}+)?`,
  String.raw`aziend[ae](?: agricol[ae])?|impres[ae](?: edil[ie])?|ditt[ae]|artigian[oi]|fabbrich?[ae]|officin[ae]|carrozzeri[ae]|cantier[ei]|uffici?o?|magazzin[oi]|capannon[ei]|cantin[ae]|frantoi|caseifici|allevament[oi]|vivai`,
  String.raw`parrucchier[ei]|barbier[ei]|estetist[ae]|fotograf[oi]|falegnam[ei]|idraulic[oi]|elettricist[ai]|muratori|imbianchini|giardinier[ei]|agenzi[ae](?: immobiliar[ie])?|autotrasportator[ei]|autoscuol[ae]`,
  String.raw`condomin\p{L}+|famigli[ae]|privat[oi]|bagni`,
  String.raw`restaurants?|caf[ée]s?|pubs?|bars|hotels|shops?|offices?|schools?|gyms?|hospitals?|companies|businesses|firms?|farms?|landlords?|architects?|builders?|dentists?|lawyers?|photographers?|wineries|bakeries`,
].join('|');
const ARTICLE = String.raw`(?:(?:i|gli|le|il|lo|la|the|our|nostr[ie]|tutt[ie]|altr[ie]|grand[ie]|piccol[ie]|small|local|large)\s|l[’'])*`;
const CUSTOMERS = String.raw`${ARTICLE}(?:${CUSTOMER})(?!\p{L})(?:(?:,\s*|\s+(?:ed?|o|and|or)\s+)${ARTICLE}(?:${CUSTOMER})(?!\p{L}))*`;

/** "Serviamo ristoranti e bar", "we work with hotels": all of the clause says whom a business works for. */
const SERVES = new RegExp(
  String.raw`(?<!\p{L})(?:serviamo|riforniamo|forniamo|consegniamo|lavoriamo (?:per|con)|seguiamo|assistiamo|ci rivolgiamo|ci affidano|ci scelgono|(?:i |le )?nostr[ie] client[ei]|client[ei](?:\s\p{L}+)?:|target:|pubblico:|(?:tra|fra) (?:i (?:nostri )?)?client[ei]|per conto di|we (?:serve|supply|work (?:for|with)|deliver to)|our (?:customers|clients)|(?:customers|clients):)[^.:;\n]{0,30}?(?<!\p{L})${CUSTOMERS}[^.:;\n]*`,
  'giu',
);
/** "per ristoranti, bar e alberghi", "tovaglie dei ristoranti", "for local hotels". */
const FOR_CUSTOMERS = new RegExp(
  String.raw`(?<!\p{L})(?:per|ai|agli|alle|dei|degli|delle|nei|negli|nelle|dai|dagli|dalle|con|presso|tra|fra|for|to|of)\s${CUSTOMERS}`,
  'giu',
);
/** "in scuole, chiese e alberghi", "in casa o in ufficio": where the work is done. One place alone may be the business's own. */
const AT_CUSTOMERS = new RegExp(
  String.raw`(?<!\p{L})(?:in|at|da)\s${ARTICLE}(?:${CUSTOMER}|casa|homes?)(?!\p{L})(?:(?:,\s*|\s+(?:ed?|o|and|or)\s+)(?:(?:in|at|da)\s)?${ARTICLE}(?:${CUSTOMER}|casa|homes?)(?!\p{L}))+`,
  'giu',
);
/** "un ristorante da 60 coperti", "Una farmacia di Adria aveva…": one of them, told as a case. */
const ONE_CUSTOMER = new RegExp(
  String.raw`(?<!(?:siamo|sono|è|are|is|am|ho|abbiamo|run|have|,)\s|^\P{L}*)(?:(?<!\p{L})(?:un|una|uno|an?|one)\s|(?<!\p{L})un[’'])(?:${CUSTOMER})(?!\p{L})`,
  'gimu',
);

/** The part of a text that says what a business does: whom it does it for is left out. */
export const withoutCustomers = (text: string): string =>
  [SERVES, FOR_CUSTOMERS, AT_CUSTOMERS, ONE_CUSTOMER].reduce(
    (left, pattern) => left.replace(pattern, ' '),
    text,
  );
