import { onTestFinished } from 'vitest';
import { answerFrom, installFakeNetwork, type ApiCall, type ApiRoutes } from './fake-network';

export { refusal, type ApiCall, type ApiReply } from './fake-network';

/** An API for the length of one test: answers by `METHOD /path`, and what was asked of it. */
export const fakeApi = (routes: ApiRoutes) => {
  const calls: ApiCall[] = [];
  const answer = answerFrom(routes);
  const restore = installFakeNetwork((call) => {
    calls.push(call);
    return answer(call);
  });
  onTestFinished(restore);
  return { calls, to: (path: string) => calls.filter((call) => call.path === path) };
};
