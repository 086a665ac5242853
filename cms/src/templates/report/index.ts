export { composeReport } from './compose';
export { computationsOf } from '../../domain/report/compute';
export { MEASURES } from '../../domain/report/measures';
export { planMeasures } from '../../domain/report/plan-measures';
export { signalsOf } from '../../domain/report/signals';
export { plannedMeasures } from './measure-words';
