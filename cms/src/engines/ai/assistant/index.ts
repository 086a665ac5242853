export { createAdviser } from './adviser';
export { createAssistant } from './create-assistant';
export { KnowledgeBase } from './knowledge/knowledge-base';
export { templateSlots } from './playbooks/plan-of';
export { faultyTag } from './playbooks/template';
export { assistantContext, toolDescriptions } from './prompt';
export type {
  AdviceRequest,
  AdviserTools,
  Assistant,
  AssistantEvent,
  AssistantRequest,
  KnowledgeSource,
} from './port';
