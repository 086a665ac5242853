/** Dots, or a rule, that lead the eye from a name to its value: "Noleggio catene ........ 25,00 €". */
const LEADER = /\S\s*(?:\.{4,}|…{2,}|·{4,}|_{4,})\s*(?=\S)/;

/** Whether a line is a name and its value with a leader between them: a row, wherever its line ends. */
export const hasLeader = (line: string): boolean => LEADER.test(line);
