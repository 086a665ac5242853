import { LINK_ENDINGS } from './x-link-endings';

/** How X counts a text: twitter-text's configuration 3. Counted in hundredths of a character. */
const WEIGHTS = {
  link: 23,
  emoji: 2,
  other: 2,
  light: 1,
  /** What weighs one: Latin to Georgian, and spaces, dashes and quotes. */
  lightRanges: [
    [0x0000, 0x10ff],
    [0x2000, 0x200d],
    [0x2010, 0x201f],
    [0x2032, 0x2037],
  ],
} as const;

const LATIN = 'À-ÖØ-öø-ɏɓɔɖɗəɛɣɨɯɲʉʋʻ\\u0300-\\u036FḀ-ỿ';
const GENERAL = `[a-zа-яё0-9!*';:=+,.$/%#\\[\\]\\-–_~@|&\\u0400-\\u04FF${LATIN}]`;
const BALANCED = `\\((?:${GENERAL}+|${GENERAL}*\\(${GENERAL}+\\)${GENERAL}*)\\)`;
const PATH_END = `(?:[+\\-a-z0-9=_#/\\u0400-\\u04FF${LATIN}]|${BALANCED})`;
const PATH = `/(?:${GENERAL}*(?:${BALANCED}${GENERAL}*)*${PATH_END}|@${GENERAL}+/)*`;
const QUERY = "\\?[a-z0-9!?*'@();:&=+$/%#\\[\\]\\-_.,~|]*[a-z0-9\\-_&=#/]";
const LABEL = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}_-]*[\\p{L}\\p{M}\\p{N}])?';
const PLAIN_LABEL = `[a-z0-9${LATIN}](?:[a-z0-9${LATIN}-]*[a-z0-9${LATIN}])?`;
const CANDIDATE = new RegExp(
  `(?<![A-Za-z0-9@＠$#＃])(?:(https?://)((?:${LABEL}\\.)+${LABEL})|(?<![-_./])((?:${PLAIN_LABEL}\\.)+${PLAIN_LABEL}))` +
    `(:[0-9]+)?(${PATH})?(${QUERY})?`,
  'giu',
);

let endings: Set<string> | undefined;
const isEnding = (label: string): boolean => {
  endings ??= new Set(LINK_ENDINGS.trim().split(/\s+/));
  return endings.has(label.toLowerCase()) || label.toLowerCase().startsWith('xn--');
};

/** The longest start of a host that X knows for one: `esempio.it` of `esempio.it.Domani`; null when there is none. */
const knownHost = (host: string): string | null => {
  const labels = host.split('.');
  while (labels.length > 1 && !isEnding(labels.at(-1) ?? '')) labels.pop();
  return labels.length > 1 ? labels.join('.') : null;
};

export interface TextRange {
  from: number;
  to: number;
}

/** Where X sees links, in UTF-16 units: also those without `https://`. */
export const linksOnX = (text: string): TextRange[] => {
  const found: TextRange[] = [];
  const candidates = new RegExp(CANDIDATE);
  for (let match = candidates.exec(text); match; match = candidates.exec(text)) {
    const [whole, scheme = '', host = match[3] ?? ''] = match;
    const from = match.index;
    const known = knownHost(host);
    const hostEnd = from + scheme.length + (known ?? host).length;
    const to = known === host ? from + whole.length : hostEnd;
    candidates.lastIndex = to;
    if (known !== null && !/[0-9A-Za-z@+-]/.test(text.charAt(hostEnd))) found.push({ from, to });
  }
  return found;
};

const PICTURE = '\\p{Extended_Pictographic}';
const EMOJI = new RegExp(
  [
    '\\p{RI}\\p{RI}',
    '[#*0-9]\\uFE0F?\\u20E3',
    `${PICTURE}[\\uFE0F\\p{EMod}]?(?:\\u200D${PICTURE}[\\uFE0F\\p{EMod}]?)+`,
    `\\p{RGI_Tags}`,
    `${PICTURE}(?:\\uFE0F|\\p{EMod})`,
    '\\p{Emoji_Presentation}',
  ]
    .join('|')
    .replace('\\p{RGI_Tags}', `\\u{1F3F4}[\\u{E0020}-\\u{E007E}]+\\u{E007F}`),
  'uy',
);

const isLight = (point: number): boolean =>
  WEIGHTS.lightRanges.some(([first, last]) => point >= first && point <= last);

/** The length of a text as X counts it, against its 280. */
export const weightedLength = (text: string): number => {
  const whole = text.normalize('NFC');
  const links = new Map(linksOnX(whole).map(({ from, to }) => [from, to]));
  let weight = 0;
  for (let at = 0; at < whole.length;) {
    const linkEnd = links.get(at);
    if (linkEnd !== undefined) {
      weight += WEIGHTS.link;
      at = linkEnd;
      continue;
    }
    EMOJI.lastIndex = at;
    const emoji = EMOJI.exec(whole)?.[0];
    const point = whole.codePointAt(at) ?? 0;
    if (emoji) weight += WEIGHTS.emoji;
    else weight += isLight(point) ? WEIGHTS.light : WEIGHTS.other;
    at += emoji ? emoji.length : String.fromCodePoint(point).length;
  }
  return weight;
};
