const DELTA = 60;

/** A finished text in the few pieces it is streamed in, cut between words; joined they are the text again. */
export const deltasOf = (text: string): string[] => {
  const deltas: string[] = [];
  let rest = text;
  while (rest.length > DELTA * 1.5) {
    const space = rest.indexOf(' ', DELTA);
    if (space === -1) break;
    deltas.push(rest.slice(0, space + 1));
    rest = rest.slice(space + 1);
  }
  if (rest !== '') deltas.push(rest);
  return deltas;
};
