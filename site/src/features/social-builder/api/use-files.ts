import type { ListSocialFiles, SocialFile, UploadSocialFile } from '@contract';
import { http } from '../../../lib/http';
import { useProjectResource } from './use-project-resource';

/** The reference files of the project and how far the reading of each is. */
export const useFiles = () => {
  const { key, list, error, reload, mutate } = useProjectResource<ListSocialFiles['response']>('files');

  const upload = async (file: File) => {
    const body = new FormData();
    body.append('file', file);
    const { data } = await http.post<UploadSocialFile['response']>(key, body);
    // The news of it may have had the list read again before this answer came.
    await mutate(
      (current) => current && { data: [...current.data.filter(({ id }) => id !== data.id), data] },
      { revalidate: false },
    );
  };
  const remove = async ({ id }: SocialFile) => {
    await http.delete(`/social/files/${encodeURIComponent(id)}`);
    await mutate((current) => current && { data: current.data.filter((file) => file.id !== id) }, {
      revalidate: false,
    });
  };
  return { files: list, error, reload, upload, remove };
};
