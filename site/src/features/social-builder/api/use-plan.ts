import type {
  ChangeSocialPlan,
  GetSocialPlan,
  PlannedPost,
  ProposeSocialPlan,
  SocialPlan,
  WriteSocialPlan,
} from '@contract';
import { useRef } from 'react';
import { ApiFailure, http } from '../../../lib/http';
import { attemptKeys } from '../../../shared/forms/attempt-key';
import { memoryKeyStore } from './memory-key-store';
import { useProjectResource } from './use-project-resource';

type Answer = GetSocialPlan['response'];

/** The project's plan, null where there is none, and what its owner can do with it. */
export const usePlan = () => {
  const { key, list, error, reload, mutate } = useProjectResource<Answer>('plan');
  const keys = useRef(attemptKeys(memoryKeyStore()));
  // Changes are sent one after the other: each one's version is what the one before it made.
  const lastSaved = useRef<Promise<number>>(Promise.resolve(0));

  const propose = async (request: ProposeSocialPlan['request']) => {
    const answer = await http.post<ProposeSocialPlan['response']>(key, request);
    lastSaved.current = Promise.resolve(answer.data.version);
    await mutate(answer, { revalidate: false });
  };
  /** Shown at once, saved behind it; what could not be saved is taken back. */
  const change = async (plan: SocialPlan, posts: PlannedPost[]) => {
    void mutate({ data: { ...plan, posts } }, { revalidate: false });
    const saved = lastSaved.current.then(async (last) => {
      const request: ChangeSocialPlan['request'] = {
        version: Math.max(last, plan.version),
        posts: posts.map(({ id, at, topic }) => ({ id, at, topic })),
      };
      const { data } = await http.put<ChangeSocialPlan['response']>(key, request);
      return data.version;
    });
    lastSaved.current = saved.catch(() => 0);
    try {
      const version = await saved;
      await mutate((now) => (now?.data ? { data: { ...now.data, version } } : now), { revalidate: false });
    } catch (failure) {
      await reload();
      throw failure;
    }
  };
  const discard = async () => {
    await http.delete(key);
    await mutate({ data: null }, { revalidate: false });
  };
  const write = async ({ version }: SocialPlan) => {
    const request: WriteSocialPlan['request'] = { version };
    try {
      await http.post<WriteSocialPlan['response']>(`${key}/write`, request, {
        headers: { 'Idempotency-Key': keys.current.keyFor(request) },
      });
      keys.current.settle('done');
    } catch (failure) {
      if (failure instanceof ApiFailure) keys.current.settle(failure);
      throw failure;
    }
    await mutate({ data: null }, { revalidate: false });
  };
  return { plan: list, error, reload, propose, change, discard, write };
};
