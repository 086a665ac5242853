import type { ReportDocument, ReportSection, ReportText } from '../../contract';
import { INDEX_KEYS } from '../../domain/accounts';
import { analysisSections, companyOf } from './analysis';
import { list, paragraph } from './blocks';
import { offerSections } from './offer';
import { pictureOf, type Picture, type ReportInput } from './report-input';

const isApproximate = ({ computations }: Picture): boolean =>
  computations.kind === 'filed-accounts' &&
  computations.years.some(({ indices }) =>
    INDEX_KEYS.some((key) => {
      const index = indices[key];
      return index.value !== null && index.approximate;
    }),
  );

const notes = (picture: Picture): ReportSection => {
  const { facts, words } = picture;
  const wording = {
    'filed-accounts': 'filed',
    'no-filed-accounts': 'trading',
    'business-idea': 'idea',
  } as const;
  return {
    id: 'notes',
    title: words.sections.notes,
    blocks: isApproximate(picture)
      ? [list([words.notes[wording[facts.kind]], words.notes.approximate])]
      : [paragraph(words.notes[wording[facts.kind]])],
  };
};

const sourcesOf = ({ facts, words, format, day }: Picture): ReportText[][] => {
  const { sources } = words;
  const wording =
    facts.kind === 'filed-accounts'
      ? [
          ...(facts.accounts ? [sources[facts.accounts.source]] : []),
          sources.civilCode,
          sources.paymentLaw,
          sources.practice,
        ]
      : [sources.directCosting];
  return [sources.interview(format.day(day)), ...wording].map((text) => [{ text }]);
};

/**
 * The analysis or the offer of a project, from what the interview told. Words are templates of one language; figures
 * come from the computations alone, so that the same facts always make the same document.
 */
export const composeReport = (input: ReportInput): ReportDocument => {
  const picture = pictureOf(input);
  const { words, facts } = picture;
  const company = companyOf(picture);
  const isAnalysis = input.kind === 'analysis';
  return {
    format: 1,
    kind: input.kind,
    projectKind: facts.kind,
    language: input.language,
    title: `${words.titles[input.kind]} · ${company}`,
    subtitle: words.subtitles[facts.kind],
    company: facts.company,
    day: input.day,
    draft: input.draft,
    version: input.version,
    sections: isAnalysis ? [...analysisSections(picture), notes(picture)] : offerSections(picture),
    sources: sourcesOf(picture),
    aiNotice: words.aiNotice,
    modelWritten: false,
  };
};
