import type { CalculationTool } from '../port';

/** Trades by the words people call them, for the coefficient of the flat-rate regime and the pension fund. */
const TRADES: readonly [RegExp, group: string, fund: string][] = [
  [
    /\b(?:bar|ristorant\w*|pizzer\w*|trattori\w*|b&b|hotel|alberg\w*|restaurant)\b/,
    'hospitality',
    'merchants',
  ],
  [/\b(?:edil\w*|murator\w*|imbianchin\w*|cartongess\w*|builder)\b/, 'construction', 'artisans'],
  [/\b(?:agente|rappresentant\w*|sales agent)\b/, 'agents', 'merchants'],
  [
    /\b(?:artigian\w*|parrucchier\w*|estetist\w*|idraulic\w*|elettricist\w*|falegnam\w*|meccanic\w*|sart\w*|craftsm\w*|artisan|plumber|electrician|hairdresser)\b/,
    'other',
    'artisans',
  ],
  [/\b(?:negozi\w*|commerc\w*|e-?commerce|rivend\w*|shop|store|trader)\b/, 'trade', 'merchants'],
  [/./, 'professions', 'professionals'],
];

/** What beside figures a calculation can be told, as the words tell it. */
export const choicesOf = (tool: CalculationTool, folded: string): Record<string, string> => {
  if (!tool.choices) return {};
  const trade = TRADES.find(([pattern]) => pattern.test(folded));
  const isNew =
    /\b(?:nuov[ao]|appena apert\w*|start[- ]?up|primi? (?:anno|anni|5|cinque)|al 5 ?%|new|first year)\b/.test(
      folded,
    );
  return { group: trade?.[1] ?? 'other', fund: trade?.[2] ?? 'professionals', isNew: isNew ? 'yes' : 'no' };
};
