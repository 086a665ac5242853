import type { Day, InterviewResult, Locale } from '../../../contract';
import type { ProjectFacts } from '../../../domain/interview';
import { composeReport } from '../../../templates/report';

/** The parts of an analysis that are figures and not yet judgement. */
const SHOWN = ['summary', 'figures', 'indices', 'break-even', 'cash-plan'];

/** The figures that the answers so far allow: those of the analysis itself, so that the two never differ. */
export const resultsOf = (facts: ProjectFacts, language: Locale, day: Day): InterviewResult[] =>
  composeReport({ kind: 'analysis', facts, products: [], language, day, version: 1, draft: true })
    .sections.filter(({ id }) => SHOWN.includes(id))
    .flatMap(({ id, title, blocks }) =>
      blocks.flatMap((block, index) =>
        (block.kind === 'table' && block.rows.length > 0) ||
        (block.kind === 'figures' && block.tiles.length > 0)
          ? [{ id: `${id}-${index}`, title, block }]
          : [],
      ),
    );
