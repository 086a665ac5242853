import { useT } from '../../../../i18n';
import { PLAN_COLUMNS, type PlanColumn } from '../../model/plan-csv';

/** What the columns of a plan are called in the language of the screen. */
export const usePlanColumns = (): Record<PlanColumn, string> => {
  const t = useT();
  return Object.fromEntries(
    PLAN_COLUMNS.map((column) => [column, t(`socialComposer.csv.columns.${column}`)]),
  ) as Record<PlanColumn, string>;
};
