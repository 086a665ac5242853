/**
 * The `data:` payloads of an event stream, however it was cut into packets. Tolerates what servers do: CRLF, comments, no space
 * after the colon, several data lines, no blank line at the end.
 */
export async function* sseData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let buffer = '';
  let data: string[] = [];
  const lines = function* (text: string, last: boolean): Generator<string> {
    buffer += text;
    // A lone CR at the end may be half of a CRLF.
    const parts = buffer.split(/\r\n|\n|\r(?!$)/);
    buffer = last ? '' : (parts.pop() ?? '');
    yield* parts;
  };
  const event = function* (line: string): Generator<string> {
    if (line === '') {
      if (data.length > 0) yield data.join('\n');
      data = [];
    } else if (line.startsWith('data:')) data.push(line.slice(line[5] === ' ' ? 6 : 5));
  };
  for await (const chunk of chunks)
    for (const line of lines(decoder.decode(chunk, { stream: true }), false)) yield* event(line);
  for (const line of lines(decoder.decode(), true)) yield* event(line.replace(/\r$/, ''));
  if (data.length > 0) yield data.join('\n');
}
