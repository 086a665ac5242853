import type { SocialAccess, SocialCall, SocialCreated, SocialFinding } from '../port';
import { listOf, textOf } from '../http/answer';
import type { Client } from '../http/client';
import { findAlike, type Standing } from '../look-alike';
import { SocialError } from '../social-error';
import { metaGate } from './usage';

/** What the two networks of Meta call the parts of a comment. */
interface CommentFields {
  words: 'message' | 'text';
  time: 'created_time' | 'timestamp';
}

/** Comments below a post of one's own, at Facebook and Instagram. */
export const createComments = ({
  client,
  graph,
  now,
  words,
  time,
}: { client: Client; graph: string; now(): Date } & CommentFields) => {
  const headersOf = ({ accessToken }: SocialAccess) => ({ authorization: `Bearer ${accessToken}` });
  return {
    /** Never with a `fields` parameter: Instagram then answers with a fault although the comment is there. */
    async create(text: string, on: string, access: SocialAccess, call: SocialCall): Promise<SocialCreated> {
      const { body, headers } = await client(
        {
          step: 'create',
          method: 'POST',
          url: `${graph}/${on}/comments`,
          headers: headersOf(access),
          body: new URLSearchParams({ message: text }),
        },
        call,
      );
      const externalId = textOf(body.id);
      if (!externalId)
        throw new SocialError({ kind: 'ambiguous' }, 'comment create: an answer without an id');
      return { externalId, url: null, gate: metaGate(headers, now()) };
    },

    async find(
      text: string,
      { on, since }: { on: string; since: Date },
      access: SocialAccess,
      call: SocialCall,
    ): Promise<SocialFinding> {
      const url = `${graph}/${on}/comments?fields=id,${words},${time}&limit=50`;
      const { body } = await client({ step: 'read', method: 'GET', url, headers: headersOf(access) }, call);
      const standing = listOf(body.data).map((comment): Standing => ({
        externalId: textOf(comment.id),
        url: null,
        text: textOf(comment[words]),
        at: new Date(textOf(comment[time])),
      }));
      return findAlike(text, since, standing);
    },
  };
};
