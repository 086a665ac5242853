/** Lower case, without accents, plain apostrophes; as long as the text itself, so that places in it hold. */
export const foldText = (text: string): string =>
  Array.from(text, (character) => {
    const plain = character
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[’‘`´]/g, "'")
      .replace(/\s/g, ' ');
    return plain.length === character.length ? plain : character.length === 1 ? (plain[0] ?? ' ') : character;
  }).join('');
