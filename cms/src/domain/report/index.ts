export { composeReport } from './compose';
export { computationsOf, type Computations } from './compute';
export { MEASURES, planMeasures, type MeasureId, type PlannedMeasure } from './measures';
export type { ReportInput } from './report-input';
export { signalsOf, type Signal, type SignalCode } from './signals';
