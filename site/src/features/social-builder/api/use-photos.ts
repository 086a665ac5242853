import type { ListSocialPhotos, SocialPhoto, UpdateSocialPhoto, UploadSocialPhoto } from '@contract';
import { http } from '../../../lib/http';
import { useProjectResource } from './use-project-resource';

const pathOf = ({ id }: SocialPhoto) => `/social/photos/${encodeURIComponent(id)}`;

/** The photos of the project, newest first. */
export const usePhotos = () => {
  const { key, list, error, reload, mutate } = useProjectResource<ListSocialPhotos['response']>('photos');

  const upload = async (file: File): Promise<SocialPhoto> => {
    const body = new FormData();
    body.append('file', file);
    const { data } = await http.post<UploadSocialPhoto['response']>(key, body);
    // The news of it may have had the list read again before this answer came.
    await mutate(
      (current) => current && { data: [data, ...current.data.filter(({ id }) => id !== data.id)] },
      { revalidate: false },
    );
    return data;
  };
  const update = async (photo: SocialPhoto, request: UpdateSocialPhoto['request']) => {
    const { data } = await http.patch<UpdateSocialPhoto['response']>(pathOf(photo), request);
    await mutate(
      (current) => current && { data: current.data.map((one) => (one.id === data.id ? data : one)) },
      { revalidate: false },
    );
  };
  const remove = async (photo: SocialPhoto) => {
    await http.delete(pathOf(photo));
    await mutate((current) => current && { data: current.data.filter(({ id }) => id !== photo.id) }, {
      revalidate: false,
    });
  };
  return { photos: list, error, reload, upload, update, remove };
};
