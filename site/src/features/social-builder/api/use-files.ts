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
    await mutate((current) => current && { data: [...current.data, data] }, { revalidate: false });
  };
  const remove = async ({ id }: SocialFile) => {
    await http.delete(`/social/files/${encodeURIComponent(id)}`);
    await mutate((current) => current && { data: current.data.filter((file) => file.id !== id) }, {
      revalidate: false,
    });
  };
  return { files: list, error, reload, upload, remove };
};
