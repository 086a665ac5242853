import { withCorrections } from './address-to-writer';
import { BULLET, SUBJECTS_NAMED } from './instruction-patterns';
import { labelOf } from './labels';
import { withoutStoryLabel } from './story-labels';
import { sentencesIn } from './text';
import { withoutWeight } from './typed-sections';

/** The sentences of a line that an owner typed: as meant, and without what only says how much they weigh or that they may be told. */
export const typedSentencesIn = (line: string): string[] => {
  const plain = line
    .replace(BULLET, '')
    .replace(SUBJECTS_NAMED, (_, before: string) => `${before}Parlare spesso di: `);
  return sentencesIn(withCorrections(plain))
    .map(withoutWeight)
    .map((sentence) =>
      labelOf(sentence)?.meaning === 'about' ? sentence : withoutStoryLabel(sentence, 'it'),
    );
};
