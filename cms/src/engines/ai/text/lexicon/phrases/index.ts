import { ANIMALS } from './animals';
import { BOOKING } from './booking';
import { ENGLISH } from './english';
import { FOOD } from './food';
import { GOODS } from './goods';
import { HEALTH } from './health';
import { HOME } from './home';
import { LEISURE } from './leisure';
import { MONEY } from './money';
import { OFFICES } from './offices';
import { PEOPLE } from './people';
import { PLACE } from './place';
import { TIME } from './time';

/**
 * What visitors say and the name that documents have for it: the words of a phrase, ways of saying it parted by " / ", then after the
 * sign the names, likeliest first; behind ";" what is said besides. A verb stands for all its forms, "@animale" for any animal. Without
 * small words a phrase holds in any order.
 */
export const ITALIAN_PHRASES = [
  ...PEOPLE,
  ...ANIMALS,
  ...FOOD,
  ...HEALTH,
  ...HOME,
  ...LEISURE,
  ...OFFICES,
  ...GOODS,
  ...PLACE,
  ...TIME,
  ...BOOKING,
  ...MONEY,
] as const;
export const ENGLISH_PHRASES = [...ENGLISH] as const;
