import { fakeApi } from '../../../testing/fake-api';
import { builderServer, type Given } from './builder-server';

export { PLATFORM_MODEL } from './builder-server';

/** The same for the length of one test, with what was asked of it. */
export const fakeBuilderServer = (given: Given = {}) => {
  const { routes, ...server } = builderServer(given);
  const api = fakeApi(routes);
  return {
    ...api,
    ...server,
    saves: () =>
      api
        .to('/chatbots/inst1')
        .filter(({ method }) => method === 'PATCH')
        .map(({ body }) => body),
  };
};
