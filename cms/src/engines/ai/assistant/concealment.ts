/** Whoever checks what a business declares and whom it employs. */
const AUTHORITY =
  '(?:finanza|fisco|guardia di finanza|agenzia(?: delle entrate)?|entrate|stato|erario|ispettor\\w*|ispettorat\\w*|inps|inail|asl|nas|comune|vigil\\w*|municipale|carabinier\\w*|controll\\w*)';
const NOTICES = '(?:accorg|scopr|sapp|sap(?:ere|er)|ved|becch|becc|pizzic|not[aio]|trov)\\w*';
/** What is owed to be declared. */
const TAKINGS = '(?:incass|ricav|vendit|guadagn|reddit|entrat|corrispettiv|soldi|fatturat)\\w*';

/** Wants something to stay unseen by the authorities. On folded words without apostrophes. */
const HIDES: readonly RegExp[] = [
  new RegExp(
    `\\bsenza (?:che|farlo|farla|dirlo|dir niente)(?: \\p{L}+){0,3} ${AUTHORITY}\\b(?: \\p{L}+){0,3} ${NOTICES}`,
    'u',
  ),
  new RegExp(`\\bsenza che(?: se ne)? ${NOTICES}(?: \\p{L}+){0,3} ${AUTHORITY}\\b`, 'u'),
  new RegExp(`\\bsenza far(?:lo|la|li|mi)? ${NOTICES}(?: \\p{L}+){0,2} ${AUTHORITY}\\b`, 'u'),
  /\bsenza (?:far(?:mi|ci|si)|essere|venire|rischiare di (?:essere|venire)) (?:becc|scopr|scopert|pizzic|preso|presi|sgam)\w*/,
  new RegExp(
    `\\b(?:nascond(?:o|ere|er|iamo|essi|erl\\p{L}|endo)|occult(?:o|are|iamo|arl\\p{L}|ando)|imbosc(?:o|are|arl\\p{L}))(?: \\p{L}+){0,4} (?:${TAKINGS}|(?:al|alla|all|dal|dalla|dall|allo|ai|agli) ${AUTHORITY})\\b`,
    'u',
  ),
  new RegExp(`\\b(?:di nascosto|all insaputa|alle spalle) (?:\\p{L}+ ){1,2}?${AUTHORITY}\\b`, 'u'),
];
/** Tells of somebody else: "il concorrente vende senza che la finanza se ne accorga". */
const OF_OTHERS =
  /\b(?:concorren|vicino|vicini|collega|collegh|rival|dipendent|soci[oa]|commess)\p{L}*(?: \p{L}+){0,4} (?:vend|lavor|non|fa|fanno|emett|batt|nascond|apr)\p{L}*/u;

/** Whether a message asks how to hide something from the authorities: refused, whatever rule its words touch. */
export const hidesFromAuthorities = (plain: string): boolean =>
  HIDES.some((pattern) => pattern.test(plain)) && !OF_OTHERS.test(plain);
