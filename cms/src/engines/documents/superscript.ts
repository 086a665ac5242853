const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** Raised figures point at a remark or square a unit: as digits they would change the number before them. */
export const superscript = (text: string): string =>
  text.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? digit);
