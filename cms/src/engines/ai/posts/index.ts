import type { ModelConnection } from '../models/port';
import { perConnection, type RecordUsage } from '../models/platform-models';
import { createEmbeddedWriter } from './embedded-writer';
import { ModelWriter } from './model/model-writer';
import { completeWith } from './model/complete-with';
import type { PostWriter } from './port';
import { timings } from '../../../settings/timings';

export type { PostWriter } from './port';

/** Writes with the platform's model where one is chosen; without one, and where it fails, by itself. */
export const createPostWriter = (
  model: () => ModelConnection | null,
  recordUsage?: RecordUsage,
): PostWriter => {
  const embedded = createEmbeddedWriter();
  const modelWriter = perConnection(
    model,
    (connection) =>
      new ModelWriter(completeWith(connection, timings().models.postsMs, recordUsage), embedded),
  );
  const current = (): PostWriter => modelWriter() ?? embedded;
  return {
    write: (...request) => current().write(...request),
    plan: (...request) => embedded.plan(...request),
    profileOf: (brief, day) => embedded.profileOf(brief, day),
    trades: (language) => embedded.trades(language),
  };
};
