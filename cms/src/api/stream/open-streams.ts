import type { Core } from '@strapi/strapi';
import type { PassThrough } from 'node:stream';

interface OpenStreams {
  /** Of more than `atMost` streams of one group the oldest makes room: the newest tab is the one that is being looked at. */
  add(group: string, stream: PassThrough, atMost: number): void;
  count(group: string): number;
  /** Over all groups. */
  total(): number;
  /** Ends the streams of a group. */
  end(group: string): void;
  /** Ends every stream, so that the server can stop. */
  endAll(): void;
}

const createOpenStreams = (): OpenStreams => {
  const groups = new Map<string, Set<PassThrough>>();
  return {
    add(group, stream, atMost) {
      const streams = groups.get(group) ?? new Set();
      groups.set(group, streams);
      streams.add(stream);
      const [oldest] = streams;
      if (streams.size > atMost) oldest?.end();
      stream.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && groups.get(group) === streams) groups.delete(group);
      });
    },
    count: (group) => groups.get(group)?.size ?? 0,
    total: () => [...groups.values()].reduce((sum, { size }) => sum + size, 0),
    end(group) {
      for (const stream of groups.get(group) ?? []) stream.end();
    },
    endAll() {
      for (const streams of groups.values()) for (const stream of streams) stream.end();
    },
  };
};

const registries = new WeakMap<Core.Strapi, OpenStreams>();

/** The open event streams of a running server. */
export const openStreams = (strapi: Core.Strapi): OpenStreams => {
  const known = registries.get(strapi);
  if (known) return known;
  const made = createOpenStreams();
  registries.set(strapi, made);
  return made;
};
