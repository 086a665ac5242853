import type { Subject } from './subject';

const PRACTICAL =
  /(?<!\p{L})(?:gratis|gratuit\p{L}+|consegn\p{L}+|ritir\p{L}+|garanzi\p{L}+|preventiv\p{L}+|sopralluog\p{L}+|a domicilio|prenot\p{L}+|su appuntamento|spedi\p{L}+|campion[ei]|buon[oi] regalo|pick(?:ed)?[- ]?up|deliver\p{L}*|free|guarante\p{L}*|warranty|booking|by appointment|vouchers?|photographs)(?!\p{L})/iu;
/** What makes a price easier to take: how a thing comes and goes, what is free, what is warranted. */
export const isPractical = ({ isRow, question, points, until, group, sentences }: Subject): boolean =>
  !isRow &&
  question === '' &&
  points.length === 0 &&
  until === null &&
  !['trade', 'where'].includes(group) &&
  PRACTICAL.test(sentences.join(' '));
