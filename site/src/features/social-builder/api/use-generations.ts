import type { GenerateSocialPosts, ListSocialGenerations } from '@contract';
import { useRef } from 'react';
import { http } from '../../../lib/http';
import { attemptKeys } from '../../../shared/forms/attempt-key';
import { ApiFailure } from '../../../lib/http';
import { memoryKeyStore } from './memory-key-store';
import { useProjectResource } from './use-project-resource';

/** The latest generations of the project, newest first, and the way to begin one. */
export const useGenerations = () => {
  const { key, list, error, mutate } = useProjectResource<ListSocialGenerations['response']>('generations');
  // One attempt is one generation, however often it is sent.
  const keys = useRef(attemptKeys(memoryKeyStore()));

  const generate = async (request: GenerateSocialPosts['request']) => {
    try {
      const { data } = await http.post<GenerateSocialPosts['response']>(key, request, {
        headers: { 'Idempotency-Key': keys.current.keyFor(request) },
      });
      keys.current.settle('done');
      await mutate((current) => ({ data: [data, ...(current?.data ?? [])] }), { revalidate: true });
      return data;
    } catch (failure) {
      if (failure instanceof ApiFailure) keys.current.settle(failure);
      throw failure;
    }
  };
  return { generations: list, error, generate };
};
