export { createAdviser } from './adviser';
export { createAssistant } from './create-assistant';
export { assistantPrompt, toolDescriptions } from './prompt';
export type { AdviceRequest, AdviserTools, Assistant, AssistantEvent, AssistantRequest } from './port';
