import type {
  ListLocalModelServers,
  ListPlatformModels,
  ListProviderModels,
  ModelFeature,
  SavePlatformModel,
  TestPlatformModel,
} from '@contract';
import useSWR from 'swr';
import { downloadFile } from '../../../lib/download';
import { http, type ApiFailure } from '../../../lib/http';

const path = (feature: ModelFeature) => `/admin/models/${feature}`;
type Request = SavePlatformModel['request'];

/** What administrators do with the platform's models. */
export const modelCalls = {
  save: (feature: ModelFeature, request: Request) =>
    http.put<SavePlatformModel['response']>(path(feature), request),
  remove: (feature: ModelFeature) => http.delete<undefined>(path(feature)),
  listOffered: (feature: ModelFeature, request: Request) =>
    http.post<ListProviderModels['response']>(`${path(feature)}/list`, request),
  test: (feature: ModelFeature, request: Request) =>
    http.post<TestPlatformModel['response']>(`${path(feature)}/test`, request),
  saveUsage: () => downloadFile('/admin/models/usage.csv'),
};

/** Which model does what, with what it cost this month. */
export function usePlatformModels() {
  const { data, error, mutate, isValidating } = useSWR<ListPlatformModels['response'], ApiFailure>(
    '/admin/models',
    // What is being edited is not exchanged under the editor's hands.
    { revalidateOnFocus: false },
  );
  return {
    models: data?.data,
    months: data?.meta.months ?? [],
    error,
    reading: isValidating,
    reload: () => mutate(),
  };
}

/** Model servers that run beside this one; looking for them fails in silence, for most have none. */
export function useLocalServers(): ListLocalModelServers['response']['data'] {
  const { data } = useSWR<ListLocalModelServers['response'], ApiFailure>('/admin/models/local', {
    revalidateOnFocus: false,
  });
  return data?.data ?? [];
}
