import type { Frame } from './frame';
import { qualityOf } from './qualities';

/** "Il più caro", "the longest": which end of what is asked for. */
export const superlativeOf = (text: string): Frame['superlative'] => {
  const money: [RegExp, 'most' | 'least'][] = [
    [
      /\b(?:piu|meno) car[oaie]\b|\bcost\w* (?:di )?(?:piu|meno)\b|\bpiu (?:economic|convenient)\w*|\bmeno costos\w+|\bpiu costos\w+|\bcheapest\b|\bmost expensive\b|\bleast expensive\b|\bprezzo piu (?:alto|basso)\b/,
      'least',
    ],
  ];
  for (const [pattern] of money) {
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const least = /meno|economic|convenient|cheapest|least|basso/.test(found);
    return { direction: least ? 'least' : 'most', of: 'money' };
  }
  // "Quello per i più grandi": whom something is for, and nothing that has a size.
  const sized = text.replace(
    /\b(?:per|con|dei|ai|for|with) (?:i |gli |le |the )?(?:piu (?:grand|piccol)[ie]|bigger|smaller)\b/g,
    '',
  );
  if (/\bpiu (?:grand|ampi|spazios)\w+|\blargest\b|\bbiggest\b|\b(?:bigger|larger)\b/.test(sized))
    return { direction: 'most', of: 'size' };
  if (/\bpiu piccol\w+|\bsmallest\b|\bsmaller\b/.test(sized)) return { direction: 'least', of: 'size' };
  if (
    /\b(?:piu (?:lung|lent)\w+|(?:dura|durano|mette|mettono|vuole|richiede) (?:di )?piu|piu tempo|longest|takes longer|is longer|lasts longer)\b/.test(
      text,
    )
  )
    return { direction: 'most', of: 'duration' };
  if (
    /\b(?:piu (?:brev|cort|veloc|rapid)\w*|(?:dura|durano|mette|mettono|vuole|richiede) (?:di )?meno|meno tempo|shortest|quickest|fastest|is shorter|is quicker)\b/.test(
      text,
    )
  )
    return { direction: 'least', of: 'duration' };
  if (
    /\bpes\w+ (?:di )?meno\b|\b(?:con|ha|hanno|fa|offre) (?:il |la )?(?:meno|minor\w*) [a-z]{3,}/.test(text)
  )
    return { direction: 'least', of: 'value' };
  if (
    /\bpes\w+ (?:di )?piu\b|\b(?:con|ha|hanno|fa|offre) (?:il |la )?(?:piu|maggior\w*) [a-z]{3,}/.test(text)
  )
    return { direction: 'most', of: 'value' };
  const [, most] = COUNTED_MOST.exec(text) ?? [];
  if (most !== undefined)
    return { direction: /meno|fewest|least/.test(most) ? 'least' : 'most', of: 'value' };
  const quality = qualityOf(text);
  if (quality) return { direction: quality.end, of: 'value' };
  if (/\bpiu alt\w|\bmaggiore\b|\bhighest\b|\bpiu (?:potent|pesant|forte)\w*/.test(text))
    return { direction: 'most', of: 'value' };
  if (/\bpiu bass\w|\bminore\b|\blowest\b|\bpiu legger\w/.test(text))
    return { direction: 'least', of: 'value' };
  const [, degree] = ANY_QUALITY.exec(text) ?? [];
  if (degree !== undefined) return { direction: /meno|least/.test(degree) ? 'least' : 'most', of: 'value' };
  return null;
};

/** "Su quale pista ci sono più salti?": where there is most of something that is counted; "non ci sono più posti" counts nothing. */
const COUNTED_MOST =
  /\b(?:qual[ei]?|dove|which|where)\b(?!.*\bnon\b).{0,40}\b(?:ci sono|c'e|si trovan?o?|there (?:are|is)|has|have|trovo) (?:il |la |the )?(piu|meno|maggior\w*|minor\w*|most|fewest|least) (?!di\b|che\b|o\b)[a-z]{3,}/;

/** "Qual è la stanza più difficile?": of any quality that has a column of its own. */
const ANY_QUALITY =
  /\b(?:qual(?:e|i)?|which|what)\b.{0,40}\b(piu|meno|most|least) (?!di\b|che\b|o\b|vicin|adatt|indicat|richiest|vendut|famos|bell|buon|than\b|or\b)[a-z]{4,}/;

/** "Quanto in più costa il cappotto rispetto alla giacca", "che differenza di prezzo c'è tra…": how far two prices are apart. */
const DIFFERENCE =
  /\b(?:in piu|in meno|di piu|di meno|risparmi\w*|costa)\b.* rispetto a|\bdifferenza di (?:prezzo|costo|tariffa)\b|\bdifference in (?:price|cost)\b/;

/** "La tripla o la family": the two sides of a choice. */
export const comparisonOf = (text: string, superlative: Frame['superlative']): Frame['comparison'] => {
  const direction = /\bmeno\b|economic|convenient|convien|cheaper|less\b/.test(text) ? 'least' : 'most';
  const asks =
    superlative !== null ||
    /\bcost\w+ (?:di )?(?:piu|meno)\b|\bcheaper\b|\bmore expensive\b|\bconviene\b/.test(text) ||
    DIFFERENCE.test(text);
  if (!asks) return null;
  const than =
    /^(.*?)\b(?:costa|costano|e|is|dura) (?:di )?(?:piu|meno|more|less|cheaper|more expensive)\w*(?: [a-z]+)? (?:di |del|della|dell'|dello|rispetto a |than )(.+)$/.exec(
      text,
    );
  if (than?.[1] !== undefined && than[2] !== undefined && than[1].trim().length > 3)
    return { left: than[1], right: than[2], direction };
  const among = /\b(?:tra|fra|between) (.+?) (?:e|and) (.+?),? (?:quale|qual|chi|cosa|che|which|what)\b/.exec(
    text,
  );
  if (among?.[1] !== undefined && among[2] !== undefined)
    return { left: among[1], right: among[2], direction };
  const apart = DIFFERENCE.test(text)
    ? (/^(.*?) rispetto (?:ad? |al |allo |alla |alle |ai |agli |all'|a un[oa']? ?)(.+)$/.exec(text) ??
      /\b(?:tra|fra|between) (.+?) (?:e|ed|and) (.+)$/.exec(text))
    : null;
  if (apart?.[1] !== undefined && apart[2] !== undefined)
    return { left: apart[1], right: apart[2], direction: /\bmeno\b|risparmi/.test(text) ? 'least' : 'most' };
  const or = /^(.*?)\s(?:o|oppure|or)\s(.+)$/.exec(text);
  if (or?.[1] === undefined || or[2] === undefined) return null;
  return { left: or[1], right: or[2], direction };
};
