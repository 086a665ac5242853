export { createAdviser } from './adviser';
export { type AssistantSettings, createAssistant } from './create-assistant';
export { Finder } from './finder';
export { assistantPrompt, type ToolDescription, toolDescriptions } from './prompt';
export type {
  Adviser,
  AdviceEvent,
  AdviceRequest,
  AdviserTools,
  Assistant,
  AssistantEvent,
  AssistantRequest,
  Attached,
  CalculationTool,
  FoundFigure,
} from './port';
