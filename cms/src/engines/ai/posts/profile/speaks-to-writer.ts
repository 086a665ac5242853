import { isAddressed } from './address-to-writer';
import { isDirective } from './directives';
import { ORDER_IN_INFINITIVE } from './instruction-patterns';
import { bansNamedFirst } from './named-bans';
import { asksForPrices } from './style';
import { isToWriter } from './to-writer';

/** Whether a sentence that an owner typed is for whoever writes, in any of the forms in which owners say it. */
export const speaksToWriter = (sentence: string): boolean =>
  isDirective(sentence) ||
  bansNamedFirst(sentence).length > 0 ||
  isToWriter(sentence) ||
  asksForPrices(sentence) ||
  ORDER_IN_INFINITIVE.test(sentence) ||
  isAddressed(sentence);
