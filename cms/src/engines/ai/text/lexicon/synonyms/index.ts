import { BEAUTY_SPORT } from './beauty-sport';
import { EVERYDAY } from './everyday';
import { FOOD } from './food';
import { HEALTH } from './health';
import { HOME } from './home';
import { LEARNING_OFFICE } from './learning-office';
import { LODGING } from './lodging';
import { SHOP } from './shop';
import { VEHICLES } from './vehicles';
import { VISITORS } from './visitors';

/** Words that stand for one thing, Italian ones and after the bar English ones: by these a passage is found and judged. */
export const TRANSLATIONS = [
  ...EVERYDAY,
  ...FOOD,
  ...LODGING,
  ...HEALTH,
  ...BEAUTY_SPORT,
  ...VEHICLES,
  ...HOME,
  ...LEARNING_OFFICE,
  ...SHOP,
];

/** The same with names that visitors use loosely: they judge what was found, and would find too much. */
export const SYNONYMS = [...VISITORS, ...TRANSLATIONS];
