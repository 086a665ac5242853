import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailTransport, isPermanentMailFailure } from './index';
import { mailTransportSuite, SAMPLE } from './port.suite';

const from = 'Officina <non-rispondere@officina.test>';

describe('capture', () => {
  mailTransportSuite(async () => ({
    transport: createMailTransport({ smtpUrl: '', from }),
    mode: 'capture',
  }));
});

describe('smtp', () => {
  let answerToRecipient = '250 ok';
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let inData = false;
    socket.write('220 fake\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        if (inData) {
          if (line !== '.') continue;
          inData = false;
        } else if (line === 'DATA') {
          inData = true;
          socket.write('354 go on\r\n');
          continue;
        }
        socket.write(line.startsWith('RCPT') ? `${answerToRecipient}\r\n` : '250 ok\r\n');
      }
    });
  });
  let smtpUrl = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    smtpUrl = `smtp://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  mailTransportSuite(async () => ({ transport: createMailTransport({ smtpUrl, from }), mode: 'smtp' }));

  test.each([
    ['550 nobody here', true],
    ['451 come back', false],
  ])('an address answered %s is given up for good: %s', async (answer, permanent) => {
    answerToRecipient = answer;
    const failure = await createMailTransport({ smtpUrl, from })
      .send(SAMPLE)
      .catch((error: unknown) => error);
    answerToRecipient = '250 ok';
    expect(failure).toBeInstanceOf(Error);
    expect(isPermanentMailFailure(failure)).toBe(permanent);
  });

  test('a server that is not there is worth another try', async () => {
    const failure = await createMailTransport({ smtpUrl: 'smtp://127.0.0.1:1', from })
      .send(SAMPLE)
      .catch((error: unknown) => error);
    expect(isPermanentMailFailure(failure)).toBe(false);
  });
});
