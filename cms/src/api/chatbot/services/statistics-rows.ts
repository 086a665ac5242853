import type { Core } from '@strapi/strapi';
import type {
  HourOfConversations,
  HourOfMessages,
  Replies,
} from '../../../domain/chatbot/statistics-figures';
import { HOUR_MS } from '../../../contract/time-units';
import type { AskedText } from '../../../engines/ai/questions';

export interface Span {
  chatbotId: number;
  /** Included. */
  from: Date;
  /** Not included. */
  to: Date;
}

/** Wordings that are read before they are grouped: far more than are shown, and an answer in time for any bot. */
const MAX_WORDINGS = 3_000;

type Row<Name extends string> = Record<Name, number | string | null>;

/** What the database counts about a bot's conversations; the owner's previews do not count. Indexes alone answer all but the questions. */
export const statisticsRows = (strapi: Core.Strapi, { chatbotId, from, to }: Span) => {
  const knex = strapi.db.connection;
  const postgres = strapi.db.dialect.client === 'postgres';
  /** Hours since 1970 in UTC. SQLite keeps instants in milliseconds. */
  const hourOf = (column: string) =>
    postgres ? `floor(extract(epoch from ${column}) / 3600)::int` : `cast(${column} / ${HOUR_MS} as integer)`;
  const count = (condition: string, name: string) =>
    knex.raw(`sum(case when ${condition} then 1 else 0 end) as ${name}`);

  const messages = (name: string, sender: 'visitor' | 'bot') =>
    knex(`visitor_messages as ${name}`)
      .where(`${name}.chatbot_id`, chatbotId)
      .where(`${name}.sender`, sender)
      .where(`${name}.created_at`, '>=', from)
      .where(`${name}.created_at`, '<', to)
      .whereNotIn(
        `${name}.session_id`,
        knex('visitor_sessions').select('id').where({ chatbot_id: chatbotId, owner_preview: true }),
      );

  /** Of replies those that did not answer, or to which a visitor put a thumb down. */
  const failed = (replies: ReturnType<typeof messages>, name: string) =>
    replies.where((reply) => void reply.where(`${name}.answered`, false).orWhere(`${name}.feedback`, 'down'));

  /** The texts of `asked`, word for word, the most frequent first. */
  const wordings = async (visitorMessages: ReturnType<typeof messages>): Promise<AskedText[]> => {
    const rows = (await visitorMessages
      .select('asked.content', knex.raw('count(*) as times'), knex.raw('max(asked.id) as last'))
      .groupBy('asked.content')
      .orderByRaw('2 desc, 3 desc')
      .limit(MAX_WORDINGS)) as { content: string | null; times: number | string; last: number }[];
    return rows.map(({ content, times, last }) => ({
      text: content ?? '',
      count: Number(times),
      lastMessageId: last,
    }));
  };

  return {
    async messagesByHour(): Promise<HourOfMessages[]> {
      const hours = async (visitorMessages: ReturnType<typeof messages>): Promise<Map<number, number>> => {
        const rows: Row<'hour' | 'messages'>[] = await visitorMessages
          .select(knex.raw(`${hourOf('said.created_at')} as hour`), knex.raw('count(*) as messages'))
          .groupByRaw('1');
        return new Map(rows.map((row) => [Number(row.hour), Number(row.messages)]));
      };
      const [written, unknown] = await Promise.all([
        hours(messages('said', 'visitor')),
        hours(failed(messages('said', 'bot'), 'said')),
      ]);
      return [...new Set([...written.keys(), ...unknown.keys()])].map((hour) => ({
        hour,
        messages: written.get(hour) ?? 0,
        unanswered: unknown.get(hour) ?? 0,
      }));
    },

    /** By the hour in which they began. */
    async conversationsByHour(): Promise<HourOfConversations[]> {
      // Said once and for all: the request itself is over when somebody comes.
      const person = 'person_asked or handover_email is not null';
      const rows: Row<'hour' | 'conversations' | 'resolved' | 'persons'>[] = await knex('visitor_sessions')
        .where({ chatbot_id: chatbotId })
        .where('started_at', '>=', from)
        .where('started_at', '<', to)
        .where('message_count', '>', 0)
        .whereRaw('not coalesce(owner_preview, ?)', [false])
        .select(
          knex.raw(`${hourOf('started_at')} as hour`),
          knex.raw('count(*) as conversations'),
          knex.raw(
            `sum(case when coalesce(unanswered, ?) or coalesce(thumbs_down, ?) or ${person} then 0 else 1 end) as resolved`,
            [false, false],
          ),
          count(person, 'persons'),
        )
        .groupByRaw('1');
      return rows.map((row) => ({
        hour: Number(row.hour),
        conversations: Number(row.conversations),
        resolved: Number(row.resolved),
        personRequests: Number(row.persons),
      }));
    },

    /** What the bot replied: alike ones together. */
    async replies(): Promise<Replies[]> {
      const groups = ['milliseconds', 'answered', 'feedback'];
      const rows: {
        milliseconds: number | null;
        answered: boolean | number | null;
        feedback: Replies['feedback'];
        replies: number | string;
      }[] = await messages('said', 'bot')
        .select(...groups, knex.raw('count(*) as replies'))
        .groupBy(groups);
      return rows.map(({ milliseconds, answered, feedback, replies }) => ({
        count: Number(replies),
        milliseconds,
        answered: answered === null ? null : Boolean(answered),
        feedback,
      }));
    },

    /** What visitors asked, word for word. */
    questions: (): Promise<AskedText[]> => wordings(messages('asked', 'visitor')),

    /** What they asked and the bot did not answer, or badly. */
    unansweredQuestions: (): Promise<AskedText[]> =>
      wordings(
        failed(messages('reply', 'bot'), 'reply').join('visitor_messages as asked', (pair) =>
          pair
            .on('asked.session_id', 'reply.session_id')
            .andOn('asked.client_id', 'reply.client_id')
            .andOnVal('asked.sender', 'visitor'),
        ),
      ),
  };
};
