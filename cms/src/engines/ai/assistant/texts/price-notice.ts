import type { Slots } from './slots';

/** "Taglio e piega passa da 32 a 36": what rises, by whatever name. */
const RISING = new RegExp(
  String.raw`(?:^|[,;:.]\s*|\bche\s+|\d\s+|(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|prossim[oa]|nuovo|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani)\s+)(?:(?:il|lo|la|i|gli|le)\s|l['’])?((?!(?:da|dal|a|con|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b)\p{L}{3,}(?:\s[\p{L}'’]+){0,4}?)\s(?:passa|passer[aà]|passano|sale|sal(?:ir)?[aà]|aumenta|va|diventa|coster[aà])\s+da\s`,
  'iu',
);
/** The notice of a new price. */
export const priceNoticeText = (slots: Slots): string | null => {
  const change = /da\s+(?:€\s*)?(\d+(?:[.,]\d+)*)\s*(?:€|euro)?\s+a\s+(?:€\s*)?(\d+(?:[.,]\d+)*)/i.exec(
    slots.content,
  );
  // "Un avviso per l'aumento dei prezzi": of what, by how much and from when is not told yet.
  if (
    !change &&
    !/\d|\b(?:di|del) (?:un|uno|due|tre|quattro|cinque|dieci|venti|cinquanta) (?:euro|per cento|centesim\p{L}*)/u.test(
      slots.content,
    )
  )
    return null;
  const from =
    /\b(?:da|dal|dall'|a partire dal?)\s+((?:\d{1,2}\s+)?(?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?:\s+\d{4})?|prossimo mese|mese prossimo|prossima settimana|settimana prossima|anno nuovo|prossimo anno|domani|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)/i.exec(
      slots.content,
    )?.[1] ?? '';
  const what =
    /(?:l['’]|il |la |lo |i |le |gli )((?:abbonament|prezz|rett|quot|tariff|listin|corso|lezion|taglio|colore|menu|menù|coperto|canone|servizio|mensil)[\p{L} ]*?)(?= (?:passa|aumenta|sale|costa|diventa|va|cresce|da\b)|$)/iu
      .exec(slots.content)?.[1]
      ?.trim() ??
    RISING.exec(slots.content)?.[1]?.trim() ??
    'prezzo';
  const article =
    new RegExp(String.raw`(?<!\p{L})((?:il|lo|la|i|gli|le) |l['’])${what}`, 'iu').exec(slots.content)?.[1] ??
    '';
  // The subscription that somebody has is kept at its price until it ends; a haircut has none to keep.
  const isRenewed = /abbonament|iscri|rett[ae]\b|quot[ae]\b|canone|rinnov/.test(slots.folded);
  const facts = change
    ? `${article}**${what}** passa da ${change[1] ?? ''} a ${change[2] ?? ''} euro`
    : slots.content;
  const preposition = /^(?:\d|mese|prossimo|anno)/i.test(from)
    ? 'dal'
    : /^(?:settimana|prossima|domenica)/i.test(from)
      ? 'dalla'
      : 'da';
  const when = from === '' || !change ? '' : `${preposition} ${from} `;
  return [
    'Ecco il messaggio pronto:',
    `> Ciao, e grazie di essere con noi!\n>\n> Vogliamo dirtelo con anticipo e con chiarezza: ${when}${change ? facts : facts.charAt(0).toLowerCase() + facts.slice(1)}${/[.!]$/.test(facts) ? '' : '.'}\n>\n> [Il motivo in una riga, se vuoi dirlo: per esempio i costi di energia e materiali.] La qualità e l’impegno restano gli stessi.${isRenewed ? ' Chi rinnova prima mantiene il prezzo di oggi fino alla scadenza.' : ''}\n>\n> Per qualunque domanda rispondi qui o passa a trovarci: ti spieghiamo tutto volentieri.\n>\n> Grazie per la fiducia,\n> [nome]`,
    `${isRenewed ? 'La frase «Chi rinnova prima mantiene il prezzo di oggi» è facoltativa: toglila se non vuoi offrirlo. ' : ''}Per i contratti già firmati controlla che cosa prevedono su aumenti e preavviso.`,
  ].join('\n\n');
};
