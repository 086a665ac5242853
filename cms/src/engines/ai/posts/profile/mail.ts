const HEADER =
  /^(?:da|a|cc|ccn|oggetto|data|inviato|mittente|destinatari[oi]|from|to|bcc|subject|date|sent)\s*:\s*\S/iu;
const SUBJECT = /^(?:oggetto|subject)\s*:/iu;
const RULE = /^-{3,}$/u;

/** The lines of a file without the heads of mails in it: who wrote to whom is nothing that a post says. */
export const withoutMailHeads = (lines: readonly string[]): string[] =>
  lines.some((line) => SUBJECT.test(line))
    ? lines.filter((line) => !HEADER.test(line) && !RULE.test(line))
    : [...lines];
