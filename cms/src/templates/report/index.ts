export { composeReport } from './compose';
export { computationsOf, type Computations } from '../../domain/report/compute';
export { MEASURES, planMeasures, type MeasureId, type PlannedMeasure } from '../../domain/report/measures';
export type { ReportInput } from './report-input';
export { signalsOf, type Signal, type SignalCode } from '../../domain/report/signals';
