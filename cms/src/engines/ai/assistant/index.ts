export { createAdviser } from './adviser';
export { createAssistant } from './create-assistant';
export { KnowledgeBase } from './knowledge/knowledge-base';
export { assistantContext, toolDescriptions } from './prompt';
export type {
  AdviceRequest,
  AdviserTools,
  Assistant,
  AssistantEvent,
  AssistantRequest,
  KnowledgeSource,
} from './port';
