export { composeReport } from './compose';
export { computationsOf } from '../../domain/report/compute';
export { MEASURES, planMeasures } from '../../domain/report/measures';
export { signalsOf } from '../../domain/report/signals';
export { plannedMeasures } from './measure-words';
