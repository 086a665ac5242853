export { createAdviser } from './adviser';
export { Finder } from './finder';
export { assistantPrompt, type ToolDescription, toolDescriptions } from './prompt';
export type { Adviser, AdviceEvent, AdviceRequest, AdviserTools, CalculationTool, FoundFigure } from './port';
