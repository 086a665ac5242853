import { http } from '../../../../lib/http';
import { saveFile } from '../../../../lib/save-file';
import type { ChosenPeriod } from '../model/statistics-period';
import { statisticsPath } from './use-statistics';

const UTF8_MARK = '\ufeff';

/** Saves the days of a period as the server's table. */
export const saveStatistics = async (
  chatbotId: string,
  chosen: ChosenPeriod,
  days: { from: string; to: string },
): Promise<void> => {
  const csv = await http.get<string>(statisticsPath(chatbotId, chosen, '/export'));
  // The mark by which a spreadsheet knows UTF-8 gets lost when a browser reads text.
  const marked = csv.startsWith(UTF8_MARK) ? csv : UTF8_MARK + csv;
  saveFile(`statistiche-${days.from}-${days.to}.csv`, marked, 'text/csv;charset=utf-8');
};
