import { instant, sqlMany } from './database';
import type { SharedCms } from './shared-cms';

interface Fill {
  conversations: number;
  /** Questions of each, every one with its reply. */
  turns: number;
  /** The conversations begin evenly between these instants. */
  from: string;
  to: string;
}

const TOPICS = [
  'gli orari',
  'il parcheggio',
  'i prezzi',
  'le consegne',
  'i resi',
  'il menù',
  'le ferie',
  'la garanzia',
];

/** Writes conversations straight into a server's database: more of them, and longer ago, than visitors could. */
export const fillConversations = async (
  server: SharedCms,
  installId: string,
  { conversations, turns, from, to }: Fill,
): Promise<void> => {
  const begin = Date.parse(from);
  const step = conversations > 1 ? (Date.parse(to) - begin) / (conversations - 1) : 0;
  const bot = `(select id from chatbots where install_id = '${installId}')`;
  const name = `${installId}-${begin}`;
  const sessions: string[] = [];
  const messages: string[] = [];
  for (let number = 0; number < conversations; number += 1) {
    const at = instant(server, Math.round(begin + number * step));
    const key = `${name}-${number}`;
    const unanswered = number % 10 === 0;
    sessions.push(
      `('${key}', ${bot}, '${key}', ${at}, ${at}, ${turns * 2}, ${unanswered}, false, 'bot', ${at}, ${at})`,
    );
    for (let turn = 0; turn < turns; turn += 1) {
      const session = `(select id from visitor_sessions where session_id = '${key}')`;
      const topic = TOPICS[(number + turn) % TOPICS.length] ?? '';
      // Half of the questions are worded as nobody else words them.
      const question =
        number % 2 === 0 ? `Mi dite ${topic}?` : `Buongiorno, vorrei sapere ${topic} (${number}/${turn})`;
      messages.push(
        `('${key}-${turn}-v', ${bot}, ${session}, '${turn}', 'visitor', '${question}', null, null, 'done', ${at}, ${at})`,
        `('${key}-${turn}-b', ${bot}, ${session}, '${turn}', 'bot', 'Eccoli.', ${!(unanswered && turn === 0)}, ${20 + ((number * 7 + turn) % 400)}, 'done', ${at}, ${at})`,
      );
    }
  }
  await sqlMany(
    server,
    'insert into visitor_sessions (document_id, chatbot_id, session_id, started_at, last_message_at, message_count, unanswered, owner_preview, attended_by, created_at, updated_at) values',
    sessions,
  );
  await sqlMany(
    server,
    'insert into visitor_messages (document_id, chatbot_id, session_id, client_id, sender, content, answered, milliseconds, state, created_at, updated_at) values',
    messages,
  );
};
