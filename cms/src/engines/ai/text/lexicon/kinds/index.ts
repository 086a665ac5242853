import { FOOD_KINDS } from './food';
import { HOME_KINDS } from './home';
import { LIVING } from './living';
import { SERVICE_KINDS } from './services';
import { TRAVEL_KINDS } from './travel';

/**
 * What a thing is one of, in Italian and after the bar in English: the kinds, then after the sign what there is of them. Words only
 * that mean no second thing; what stands left of the sign is the names of one kind. Behind "=>" stand varieties, for which holds what
 * holds for the kind, its prices too: a labrador is a dog. Behind ">" stand things of a sort, each with a price and an offer of its own.
 */
export const KINDS = [...LIVING, ...FOOD_KINDS, ...HOME_KINDS, ...TRAVEL_KINDS, ...SERVICE_KINDS] as const;
