/** What the assistant knows about one question, in both languages. */
export const KNOWLEDGE_ENTRY = 'api::knowledge.knowledge-entry';

/** A kind of business: how it is called, and its economics. */
export const TRADE = 'api::knowledge.trade';

/** A plan for a problem that owners tell of. */
export const PLAYBOOK = 'api::knowledge.playbook';

/** A rate or threshold of law, with the days between which it holds. */
export const FISCAL_PARAMETER = 'api::knowledge.fiscal-parameter';
