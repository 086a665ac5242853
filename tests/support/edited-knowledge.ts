import { talker } from './assistant';
import { eventually, type TestUser } from './client';
import type { Panel } from './panel';

/** What an editor may wait for a change to be answered. */
export const SECONDS = 8_000;

/** Something that editors write, as the panel gives it. */
export interface ContentRow {
  documentId: string;
  key: string;
  [field: string]: unknown;
}

/** What stands in the panel under a key. @param more Further words of the query, as "&populate=*". */
export const findContent = async (panel: Panel, uid: string, key: string, more = ''): Promise<ContentRow> => {
  const { body } = await panel.call<{ results: ContentRow[] }>(
    'GET',
    `/${uid}?filters[key][$eq]=${key}${more}`,
  );
  const [row] = body.results;
  if (!row) throw new Error(`No ${key}`);
  return row;
};

/** The assistant as a customer asks it while editors change what it knows. */
export const assistantWhileEdited = (world: () => { server: { url: string }; customer: TestUser }) => {
  const ask = async (question: string, from: { url: string } = world().server): Promise<string> =>
    (await talker(from, world().customer).say(question)).reply.text;
  return {
    ask,
    /** The same question until the reply says so, for as long as an editor may wait. */
    answered: (question: string, pattern: RegExp, from?: { url: string }): Promise<string> =>
      eventually(
        () => ask(question, from),
        (reply) => pattern.test(reply),
        SECONDS,
      ),
  };
};
