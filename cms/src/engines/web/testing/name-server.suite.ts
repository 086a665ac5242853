import dgram from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';

/** A name server whose answers last no second, as whoever wants to lead somebody astray runs one. */
export interface NameServer {
  /** How often it was asked. */
  questions(): number;
  /** Asks it, and nobody else. */
  resolve(host: string): Promise<LookupAddress[]>;
  close(): void;
}

const HEADER_BYTES = 12;
/** The name of a question ends with an empty part; its type and class follow. */
const endOfQuestion = (packet: Buffer): number => packet.indexOf(0, HEADER_BYTES) + 5;

/** An answer of one address: the question back, then its name by reference, IPv4, class Internet, no time to live. */
const answerOf = (question: Buffer, address: string): Buffer => {
  const reply = Buffer.from(question.subarray(0, endOfQuestion(question)));
  // A response to a standard query, with one question and one answer.
  reply.writeUInt16BE(0x8180, 2);
  reply.writeUInt16BE(1, 6);
  reply.writeUInt32BE(0, 8);
  const record = Buffer.from([0xc0, HEADER_BYTES, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4]);
  return Buffer.concat([reply, record, Buffer.from(address.split('.').map(Number))]);
};

/** Starts one that gives the next of these addresses each time, and the last for ever. */
export const startNameServer = async (addresses: readonly string[]): Promise<NameServer> => {
  const socket = dgram.createSocket('udp4');
  let count = 0;
  socket.on('message', (question, { port, address }) => {
    const next = addresses[Math.min(count, addresses.length - 1)] ?? '';
    count += 1;
    socket.send(answerOf(question, next), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const resolver = new Resolver();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    questions: () => count,
    resolve: async (host) => (await resolver.resolve4(host)).map((address) => ({ address, family: 4 })),
    close: () => socket.close(),
  };
};
