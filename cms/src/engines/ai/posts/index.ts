import { createEmbeddedWriter } from './embedded/embedded-writer';
import { ModelWriter } from './model/model-writer';
import { completeWith } from './model/complete-with';
import type { PostWriter } from './port';

export {
  OCCASIONS,
  type EarlierPost,
  type Occasion,
  type PostBrief,
  type PostWish,
  type PostWriter,
  type WrittenPost,
  type WrittenPosts,
} from './port';

/** Five posts take a model longer than one answer; asked twice it stays within one run of the job that waits. */
const MODEL_MS = 20_000;

interface WriterSettings {
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** Writes with the platform's model where one is configured; without one, and where it fails, by itself. */
export const createPostWriter = (settings: WriterSettings): PostWriter => {
  const embedded = createEmbeddedWriter();
  if (settings.baseUrl === '' || settings.model === '') return embedded;
  return new ModelWriter(completeWith(settings, MODEL_MS), embedded);
};
