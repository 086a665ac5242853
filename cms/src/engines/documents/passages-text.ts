/** What is needed of a passage that a document's reader gave. */
interface TextPassage {
  heading: string;
  question: string | null;
  text: string;
}

/** A read document as one text: each heading once, above what stands under it. */
export const passagesText = (passages: readonly TextPassage[]): string => {
  let last = '';
  return passages
    .map(({ heading, question, text }) => {
      const above = heading !== '' && heading !== last ? `# ${heading.replace(/\s+/g, ' ')}\n` : '';
      last = heading;
      return `${above}${question ? `D: ${question}\nR: ${text}` : text}`;
    })
    .join('\n\n');
};
