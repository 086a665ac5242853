import type { Advice } from '../../../../contract';
import { adviserTools } from '../../../../domain/advice/adviser-tools';
import { seededKnowledge, seededParameters } from '../../../../seeds/knowledge/seeded-knowledge';
import { createAdviser } from '../adviser';
import { KnowledgeBase } from '../knowledge/knowledge-base';
import type { AdviceRequest } from '../port';

const DAY = '2026-06-15';
const adviser = createAdviser(adviserTools(seededParameters(DAY)), new KnowledgeBase(seededKnowledge(DAY)));

/** What the adviser of a new installation answers Anna, of whom nothing is known, on 15 June 2026. */
export const askSeededAdviser = (text: string, changes: Partial<AdviceRequest> = {}): Promise<Advice> =>
  adviser.advise({
    text,
    history: [],
    language: 'it',
    userName: 'Anna',
    companyName: '',
    hasProjects: false,
    ...changes,
  });
