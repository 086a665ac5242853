import type { Row } from '../../database/row';

export const CHATBOT = 'api::chatbot.chatbot';
export const CHATBOT_VERSION = 'api::chatbot.chatbot-version';
export const TRAINING_FILE = 'api::chatbot.training-file';
export const CURATED_ANSWER = 'api::chatbot.curated-answer';
export const QUESTION_DECISION = 'api::chatbot.question-decision';
export const REGRESSION_QUESTION = 'api::chatbot.regression-question';
export const MODEL_COMPARISON = 'api::chatbot.model-comparison';
export const COMPARED_QUESTION = 'api::chatbot.compared-question';
export const REGRESSION_RUN = 'api::chatbot.regression-run';
export const SITE_PAGE = 'api::chatbot.site-page';
export const PASSAGE = 'api::chatbot.passage';
export const PASSAGE_CORRECTION = 'api::chatbot.passage-correction';
export const VISITOR_SESSION = 'api::chatbot.visitor-session';
export const VISITOR_NETWORK = 'api::chatbot.visitor-network';
export const VISITOR_MESSAGE = 'api::chatbot.visitor-message';

/** A chatbot as the database holds it. */
export interface ChatbotRow extends Row<typeof CHATBOT> {
  /** The row id of whoever tries it without having bought it; null once it is bought. One a person: the column is unique. */
  trialOwnerId: number | null;
  /** When its owner last opened it while it is a trial. */
  trialUsedAt: string | null;
  /** Bought messages that are left. */
  creditMessages: number | null;
  /** The day that `messagesUsedDaily` counts, in Rome. */
  usageDay: string | null;
}
