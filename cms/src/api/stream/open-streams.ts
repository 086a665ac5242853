import type { Core } from '@strapi/strapi';
import type { PassThrough } from 'node:stream';

/** A browser opens one stream per tab; more than this from one person is a loop. */
const MAX_PER_PERSON = 8;

interface OpenStreams {
  add(owner: number, stream: PassThrough): void;
  /** Ends every stream, so that the server can stop. */
  endAll(): void;
}

const createOpenStreams = (): OpenStreams => {
  const byOwner = new Map<number, Set<PassThrough>>();
  return {
    add(owner, stream) {
      const streams = byOwner.get(owner) ?? new Set();
      byOwner.set(owner, streams);
      streams.add(stream);
      // The oldest makes room: the newest tab is the one that is being looked at.
      const [oldest] = streams;
      if (streams.size > MAX_PER_PERSON) oldest?.end();
      stream.once('close', () => {
        streams.delete(stream);
        if (streams.size === 0 && byOwner.get(owner) === streams) byOwner.delete(owner);
      });
    },
    endAll() {
      for (const streams of byOwner.values()) for (const stream of streams) stream.end();
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
