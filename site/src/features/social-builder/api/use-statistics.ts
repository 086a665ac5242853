import type { GetSocialStatistics } from '@contract';
import { http } from '../../../lib/http';
import { saveFile } from '../../../lib/save-file';
import { useSocialProjectContext } from '../components/social-project-context';
import { useProjectResource } from './use-project-resource';

/** How published posts of these days are doing, and the same as a file. */
export const useStatistics = ({ from, to }: GetSocialStatistics['query']) => {
  const { project } = useSocialProjectContext();
  const query = new URLSearchParams({ from, to }).toString();
  const { list, error, reload } = useProjectResource<GetSocialStatistics['response']>(`statistics?${query}`);
  const save = async () => {
    const csv = await http.get<string>(
      `/social/projects/${encodeURIComponent(project.id)}/statistics.csv?${query}`,
    );
    saveFile(`post-${from}-${to}.csv`, csv, 'text/csv;charset=utf-8');
  };
  return { statistics: list, error, reload, save };
};
