/**
 * Reads the `data:` lines of a server-sent-event stream as parsed JSON, in order. Comments (heartbeats) and lines that
 * are not JSON are skipped; `[DONE]` ends it. `onBytes` hears every sign of life.
 */
export async function* serverEvents(
  body: ReadableStream<Uint8Array>,
  onBytes?: () => void,
): AsyncGenerator<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      onBytes?.();
      rest += done ? '\n' : decoder.decode(value, { stream: true });
      const lines = rest.split(/\r?\n/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (!line.startsWith('data:')) continue;
        const data = line.slice(5).trim();
        if (data === '[DONE]') return;
        try {
          yield JSON.parse(data);
        } catch {
          // A cut line at the end of a broken connection: what came before it still counts.
        }
      }
      if (done) return;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}
