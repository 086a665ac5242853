/** "(no: provato, resta il segno, toglilo)", "R: (per noi: no, ma…) Si vedrà": in brackets a line is taken back, or its real answer kept. */
const TAKEN_BACK =
  /[([]\s*(?:no|non è (?:vero|così|più)|falso|sbagliato|errore|not true|wrong|no longer)\s*[:,;.)\]]|[([][^)\]]*(?<!\p{L})(?:togli(?:l[oaie]|ere|erl[oaie]|etel[oaie])|cancell(?:al[oaie]|are|arl[oaie]|atel[oaie])|non riproporl[oaie]|remove (?:it|this)|delete (?:it|this)|take (?:it|this) (?:out|off))(?!\p{L})[^)\]]*[)\]]|^\s*(?:R|A|Risposta|Answer)\s*[.:)-]\s*[([][^)\]]*(?<!\p{L})(?:per noi|tra noi|fra noi|interna?|vera|between us|for us|honest)(?!\p{L})/iu;
/** What stands before `(non dirlo)` is not to be told either. */
export const withoutBarredLines = (text: string, into: string[]): string =>
  text
    .split('\n')
    .map((line) => {
      if (
        !TAKEN_BACK.test(line) &&
        !/[([]\s*(?:ma |però )?(?:non|mai) (?:dir|scriv|nomin|pubblic|cit|mostr)\p{L}*l[oaie]\s*[)\]]|[([]\s*(?:da non|non da|da non) (?:us|dir|scriv|pubblic|mett|cit|nomin)\p{L}*\s*[)\]]|[([]\s*(?:non us\p{L}+|do not use|not to use|no post)\s*[)\]]|[([]\s*non \p{L}+(?:ar|er|ir)(?:e|si|lo|la|li|le|ne)\s[^)\]]{0,20}(?:post|social)[^)\]]*[)\]]|[([]\s*(?:don[’']t|do not|never) (?:say|tell|mention|show)(?: it| this)?\s*[)\]]/iu.test(
          line,
        )
      )
        return line;
      into.push(line.trim());
      return '';
    })
    .join('\n');

/** A last paragraph in small letters, under text with capitals, is what somebody scribbled for the house. */
export const scribblesIn = (lines: readonly string[]): ReadonlySet<number> => {
  const found = new Set<number>();
  const isSmall = (line: string): boolean => /^\p{Ll}/u.test(line);
  if (lines.filter((line) => /^\P{L}*\p{Lu}/u.test(line)).length < 3) return found;
  for (let at = lines.length - 1; at > 0 && (lines[at] === '' || isSmall(lines[at] ?? '')); at -= 1)
    if (lines[at] !== '' && (lines[at - 1] === '' || found.has(at + 1) || isSmall(lines[at - 1] ?? '')))
      found.add(at);
  return found;
};
