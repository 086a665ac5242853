import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stand-in of the Commission's VIES: numbers that are valid, and whether it answers at all. */
export const startFakeVies = async () => {
  const valid = new Set<string>();
  const state = { isAway: false, questions: 0 };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      state.questions += 1;
      const { countryCode, vatNumber } = JSON.parse(text) as { countryCode: string; vatNumber: string };
      const reply = (status: number, body: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (state.isAway)
        return reply(200, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] });
      const isValid = valid.has(`${countryCode}${vatNumber}`);
      return reply(200, {
        countryCode,
        vatNumber,
        requestDate: new Date().toISOString(),
        valid: isValid,
        requestIdentifier: isValid ? 'WAPIAAAAYyUBn3RL' : '',
        name: '---',
        address: '---',
      });
    });
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/rest-api`,
    valid,
    state,
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
};

export type FakeVies = Awaited<ReturnType<typeof startFakeVies>>;
