import { createEmbeddedWriter } from './embedded-writer';
import { ModelWriter } from './model/model-writer';
import { completeWith } from './model/complete-with';
import type { PostWriter } from './port';
import { timings } from '../../../settings/timings';

export type { PostWriter } from './port';

interface WriterSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** Writes with the platform's model where one is configured; without one, and where it fails, by itself. */
export const createPostWriter = (settings: WriterSettings): PostWriter => {
  const embedded = createEmbeddedWriter();
  if (settings.baseUrl === '' || settings.model === '') return embedded;
  return new ModelWriter(completeWith(settings, timings().models.postsMs), embedded);
};
