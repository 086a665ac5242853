/** What the assistant knows about one question, in both languages. */
export const KNOWLEDGE_ENTRY = 'api::knowledge.knowledge-entry';

/** A rate or threshold of law, with the days between which it holds. */
export const FISCAL_PARAMETER = 'api::knowledge.fiscal-parameter';
