import type { FoundFigure } from '../port';
import { messageValues } from './message-values';
import type { Plan, Playbook } from './playbook';
import { renderTemplate } from './template';
import type { Trade, TradeFamily } from './trade';
import { wordPattern } from './word-pattern';

const PHRASES = [
  'shop',
  'clients',
  'sells',
  'economics',
  'season',
  'partners',
  'business',
  'comeback',
  'quiet',
  'extra',
  'edge',
  'waste',
  'rules',
] as const satisfies readonly ('shop' | keyof TradeFamily)[];

/** Goods that somebody eats or drinks, and that do not keep. */
const IS_EATEN =
  /pan[ei]\b|pizz|pesc|carn|frutt|verdur|dolc|tort|gelat|piatt|menu|colazion|pranz|cen[ae]|panin|caffe|formagg|salum|past[ae]|gastronom|cibo|bibit|aperitiv/;

/** The phrases of a trade: whole, up to the first comma, with a capital, without their article. */
const tradeValues = (trade: Trade): Record<string, string> => ({
  ...Object.fromEntries(
    PHRASES.flatMap((name) => {
      const phrase = trade[name];
      return [
        [name, phrase],
        [`first.${name}`, phrase.split(',')[0] ?? ''],
        [`capital.${name}`, `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`],
        [`bare.${name}`, phrase.replace(/^(?:i|le|gli|la|il|chi) /, '')],
      ];
    }),
  ),
  eaten: IS_EATEN.test(trade.sells) ? 'yes' : '',
});

/** What templates may name beside a playbook's own signals. */
export const templateSlots = (): string[] => [
  'eaten',
  ...PHRASES.flatMap((name) => [name, `first.${name}`, `capital.${name}`, `bare.${name}`]),
  ...Object.keys(messageValues([], '')),
];

/** A playbook told to one business, with what its message says. */
export const planOf = (
  { signals, opening, steps, measure, ask }: Playbook,
  trade: Trade,
  { figures, folded }: { figures: readonly FoundFigure[]; folded: string },
): Plan => {
  const values = {
    ...tradeValues(trade),
    ...messageValues(figures, folded),
    ...Object.fromEntries(
      signals.map(({ name, words }) => [name, wordPattern(words).test(folded) ? 'yes' : '']),
    ),
  };
  const render = (template: string): string => renderTemplate(template, values);
  return { opening: render(opening), steps: steps.map(render), measure: render(measure), ask: render(ask) };
};
