export { createAdviser } from './adviser';
export type { Adviser, AdviceEvent, AdviceRequest, AdviserTools, CalculationTool, FoundFigure } from './port';
