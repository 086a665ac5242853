import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readReply } from './read-reply';
import { textFieldsOf } from './text-fields-of';

const nested = (depth: number): string => `${'{"data":'.repeat(depth)}"giù"${'}'.repeat(depth)}`;

test.each<[string, string, string | null]>([
  ['reply', '{"reply":"Ciao"}', 'Ciao'],
  ['message', '{"message":"Ciao"}', 'Ciao'],
  ['response', '{"response":"Ciao"}', 'Ciao'],
  ['output', '{"output":"Ciao"}', 'Ciao'],
  ['text', '{"text":"Ciao"}', 'Ciao'],
  ['content', '{"content":"Ciao"}', 'Ciao'],
  ['a chat completion', '{"id":"x","choices":[{"message":{"role":"assistant","content":"Ciao"}}]}', 'Ciao'],
  ['the earlier name wins', '{"text":"dopo","reply":"prima"}', 'prima'],
  ['an empty name is passed over', '{"reply":"  ","output":"Ciao"}', 'Ciao'],
  ['a list, as n8n sends', '[{"output":"Ciao"}]', 'Ciao'],
  ['a named object', '{"message":{"content":"Ciao"}}', 'Ciao'],
  ['a field of Dify in a container', '{"data":{"answer":"Ciao"}}', 'Ciao'],
  ['an identifier beside the answer', '{"data":{"chat_id":"a-b-c","answer":"Ciao"}}', 'Ciao'],
  ['only fields that nobody knows', '{"data":{"chat_id":"a-b-c","greeting":"Ciao"}}', null],
  ['a reasoning beside the answer', '{"reasoning":"The user greets","answer":"Ciao"}', 'Ciao'],
  ['only a reasoning', '{"reasoning":"The user greets"}', null],
  ['thoughts before the answer', '{"output":"<think>The user greets</think>\\nCiao"}', 'Ciao'],
  ['half a thought', '{"output":"<think>The user"}', null],
  ['ok, where an answer is expected', '[{"output":"ok"}]', 'ok'],
  ['ok, where a receipt is', '{"message":"ok"}', null],
  ['ok alone', 'ok', null],
  ['Accepted, as Make says by itself', 'Accepted', null],
  ['what Zapier says by itself', '{"attempt":"019","id":"019","request_id":"019","status":"success"}', null],
  ['n8n items', '[{"json":{"output":"Ciao"}}]', 'Ciao'],
  [
    'n8n streaming',
    '{"type":"begin","metadata":{"nodeId":"x"}}\n{"type":"item","content":"Cia"}\n{"type":"item","content":"o"}\n{"type":"end"}\n',
    'Ciao',
  ],
  [
    'n8n streaming that fails',
    '{"type":"item","content":"Cia"}\n{"type":"error","content":"No credits"}',
    null,
  ],
  ['n8n streaming that says nothing', '{"type":"begin"}\n{"type":"end"}', null],
  [
    'Dify',
    '{"event":"message","task_id":"c","id":"m","mode":"chat","answer":"Ciao","metadata":{"usage":{}}}',
    'Ciao',
  ],
  ['Flowise', '{"text":"Ciao","question":"Buongiorno","chatId":"c"}', 'Ciao'],
  [
    'Langflow',
    '{"session_id":"s","outputs":[{"inputs":{"input_value":"?"},"outputs":[{"results":{"message":{"text_key":"text","data":{"sender":"Machine","text":"Ciao"},"text":"Ciao"}}}]}]}',
    'Ciao',
  ],
  [
    'Voiceflow',
    '[{"type":"path","payload":{"path":"next"}},{"type":"text","payload":{"slate":{"id":"1"},"message":"Ciao"}},{"type":"debug","payload":{"message":"matched"}},{"type":"text","payload":{"message":"Come va?"}},{"type":"end"}]',
    'Ciao\n\nCome va?',
  ],
  [
    'Typebot',
    '{"sessionId":"s","messages":[{"id":"b","type":"text","content":{"type":"richText","richText":[{"type":"p","children":[{"text":"Ciao "},{"text":"Anna","bold":true}]},{"type":"p","children":[{"text":"Dimmi"}]}]}}],"input":{"type":"text input"}}',
    'Ciao Anna\nDimmi',
  ],
  [
    'Typebot in Markdown',
    '{"messages":[{"type":"text","content":{"type":"markdown","markdown":"Ciao"}}]}',
    'Ciao',
  ],
  [
    'a response of OpenAI with its reasoning',
    '{"output":[{"type":"reasoning","summary":[{"type":"summary_text","text":"The user greets"}]},{"type":"message","content":[{"type":"output_text","text":"Ciao"}]}]}',
    'Ciao',
  ],
  [
    'Anthropic',
    '{"content":[{"type":"thinking","thinking":"Hm","text":"Hm"},{"type":"text","text":"Ciao"}]}',
    'Ciao',
  ],
  ['Gemini', '{"candidates":[{"content":{"parts":[{"text":"Ciao"}],"role":"model"}}]}', 'Ciao'],
  ['JSON inside a string', '{"body":"{\\"reply\\":\\"Ciao\\"}"}', 'Ciao'],
  ['a JSON string', '"Ciao"', 'Ciao'],
  ['plain text', 'Ciao', 'Ciao'],
  ['a sentence in brackets', '[nota] Ciao', '[nota] Ciao'],
  ['a byte-order mark', '\ufeff{"reply":"Ciao"}', 'Ciao'],
  ['an error', '{"error":"bad key"}', null],
  ['an error beside a message', '{"error":{"code":1},"message":"Internal failure at db.js:3"}', null],
  ['a status code of an error', '{"code":404,"message":"The requested webhook is not registered"}', null],
  ['a status in words', '{"status":"error","message":"quota"}', null],
  ['success: false', '{"success":false,"message":"no"}', null],
  ['only identifiers', '{"id":"abc","sessionId":"12345","status":"ok","code":"X"}', null],
  ['a receipt', '{"message":"Workflow was started"}', null],
  ['nothing', '', null],
  ['empty things', '{}', null],
  ['an empty list', '[]', null],
  ['wrong types', '{"reply":42,"output":true,"text":null}', null],
  ['a page', '<!DOCTYPE html><html><body>502</body></html>', null],
  ['a page in a field', '{"reply":"<html>x</html>"}', null],
  ['half an object', '{"reply":"Cia', null],
  ['a few levels down', nested(5), 'giù'],
  ['5,000 levels down', nested(5000), null],
  ['5,000 brackets', '['.repeat(5000) + ']'.repeat(5000), null],
  ['prototype tricks', '{"__proto__":{"reply":"no"},"constructor":{"error":"x"}}', null],
])('%s', (_, body, reply) => expect(readReply(body)?.text ?? null).toBe(reply));

test.each([
  ['{"output":"Ciao"}', 'output'],
  ['[{"json":{"output":"Ciao"}}]', '0.json.output'],
  ['{"choices":[{"message":{"role":"assistant","content":"Ciao"}}]}', 'choices.0.message.content'],
  ['{"type":"item","content":"Cia"}\n{"type":"item","content":"o"}', 'item.content'],
  ['Ciao', ''],
])('%s was read from %s', (body, field) => expect(readReply(body)?.field).toBe(field));

test.each<[string, string, string | null]>([
  ['{"data":{"greeting":"Ciao"}}', 'data.greeting', 'Ciao'],
  ['[{"body":{"said":["Ciao"]}}]', '0.body.said.0', 'Ciao'],
  ['{"data":{"greeting":"Ciao"}}', 'data.farewell', null],
  ['{"output":"Ciao"}', 'constructor.name', null],
  ['{"error":"bad key","greeting":"Ciao"}', 'greeting', null],
  ['Ciao', 'greeting', null],
])('%s: the owner chose %s', (body, field, reply) =>
  expect(readReply(body, field)?.text ?? null).toBe(reply),
);

test.each([
  ['{"data":{"chat_id":"a","greeting":"Ciao"},"count":2}', ['data.chat_id', 'data.greeting']],
  ['[{"said":"Ciao"}]', ['0.said']],
  ['Ciao', []],
])('the texts of %s stand in %j', (body, fields) => expect(textFieldsOf(body)).toEqual(fields));

/** What automation tools send beside a reply: none of it is for visitors. */
const BESIDE = [
  'chat_id',
  'reasoning',
  'conversationId',
  'trace',
  'prompt',
  'system',
  'user',
  'query',
  'thought',
];

test.each(BESIDE)('%s is never shown', (name) => {
  fc.assert(
    fc.property(fc.constantFrom(...BESIDE), fc.lorem(), fc.boolean(), (other, words, isNested) => {
      const inner = { [name]: words, [other]: { [name]: words } };
      expect(readReply(JSON.stringify(isNested ? { data: inner } : inner))).toBeNull();
    }),
  );
});
