/** An open event stream and what it has said so far. */
export interface Listener<Event> {
  response: Response;
  events: Event[];
  /** Settles when the server ends the stream. */
  ended: Promise<void>;
  stop(): void;
}

/** Opens an event stream below `/api`, by GET or, with a body, by POST, and collects what it says. */
export const listen = async <Event>(
  on: { url: string },
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Listener<Event>> => {
  const stop = new AbortController();
  const response = await fetch(`${on.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body,
    signal: stop.signal,
  });
  const events: Event[] = [];
  let text = '';
  const ended = (async () => {
    const decoder = new TextDecoder();
    if (!response.body) throw new Error('A stream without a body');
    for await (const chunk of response.body) {
      text += decoder.decode(chunk, { stream: true });
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        for (const line of block.split('\n'))
          if (line.startsWith('data: {')) events.push(JSON.parse(line.slice(6)) as Event);
      }
    }
  })();
  ended.catch(() => undefined);
  return { response, events, ended, stop: () => stop.abort() };
};
