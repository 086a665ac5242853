import net from 'node:net';

export interface FakeSmtp {
  url: string;
  /** Whole messages, headers included, in the order they were taken. */
  messages: string[];
  /** While set, every recipient gets this answer instead of 250. */
  refuseWith: string | null;
  /** While set, nobody gets an answer there: before a message is taken, or after it was. */
  silentAt: 'RCPT' | 'TAKEN' | null;
  /** How many wait for such an answer, or have gone without. */
  unanswered: number;
  close(): Promise<void>;
}

/** A mail server that takes everything and keeps it: just enough SMTP for one client. */
export const startFakeSmtp = async (): Promise<FakeSmtp> => {
  const sockets = new Set<net.Socket>();
  const fake: Omit<FakeSmtp, 'url' | 'close'> = {
    messages: [],
    refuseWith: null,
    silentAt: null,
    unanswered: 0,
  };
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    let pending = '';
    let message: string[] | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 fake');
    socket.on('data', (chunk) => {
      pending += chunk.toString();
      const lines = pending.split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) {
        if (message) {
          if (line !== '.') message.push(line);
          else {
            fake.messages.push(message.join('\r\n'));
            message = null;
            if (fake.silentAt === 'TAKEN') fake.unanswered += 1;
            else say('250 taken');
          }
          continue;
        }
        const verb = line.slice(0, 4).toUpperCase();
        if (verb === 'DATA') {
          message = [];
          say('354 go on');
        } else if (verb === 'QUIT') {
          say('221 bye');
          socket.end();
        } else if (verb === 'RCPT' && fake.silentAt === 'RCPT') fake.unanswered += 1;
        else if (verb === 'RCPT' && fake.refuseWith) say(fake.refuseWith);
        else say('250 ok');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return Object.assign(fake, {
    url: `smtp://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
};
