import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { SocialPlatform } from '@contract';
import type { SocialAccess, SocialDraft, SocialNetwork } from '../../cms/src/engines/social/port';
import type { SocialError } from '../../cms/src/engines/social/social-error';
import { type FakeSocial, startFakeSocial } from './fake-social';
import { hollowJpeg } from './fake-social/jpeg-size';
import { networkSettings } from './fake-social/network-settings';
import { startPictureServer, type PictureServer } from './picture-server';
import { createNetwork } from './social-networks';

/** One network's adapter before its stand-in, with an account that is connected anew for each test. */
export interface NetworkTrial {
  readonly fake: FakeSocial;
  readonly network: SocialNetwork;
  access: SocialAccess;
  /** The picture that `image` shows, until the end of the test. */
  picture: Buffer;
  /** Without an address nobody can fetch it. */
  image(publicUrl?: string | null): NonNullable<SocialDraft['image']>;
  /** A post like no other. */
  draft(over?: Partial<SocialDraft>): SocialDraft;
  publish(post: SocialDraft): ReturnType<SocialNetwork['commit']>;
  /** What the network has of a post. */
  madeOf(post: SocialDraft): ReturnType<FakeSocial['ledger']>;
}

export const call = { signal: new AbortController().signal };
export const context = { ...call, staged: null, renew: async () => undefined };

/** For what must fail. */
export const errorOf = async (promise: Promise<unknown>): Promise<SocialError> =>
  promise.then(
    () => Promise.reject(new Error('It worked')),
    (error: unknown) => error as SocialError,
  );

/** Sets one up for the tests of a file. `side` is the length of the sides of its picture, in pixels. */
export const setUpNetwork = (platform: SocialPlatform, side: number): NetworkTrial => {
  let fake: FakeSocial;
  let network: SocialNetwork;
  let pictures: PictureServer;
  let made = 0;
  const trial: NetworkTrial = {
    get fake() {
      return fake;
    },
    get network() {
      return network;
    },
    access: { pageId: '', boardId: '', accessToken: '' },
    picture: hollowJpeg(side, side),
    image: (publicUrl = pictures.url) => ({
      contentType: 'image/jpeg',
      alt: 'Un pane',
      bytes: async () => trial.picture,
      publicUrl,
    }),
    draft: (over = {}) => ({
      // Counted: a long random number passes for a telephone's, which some networks refuse.
      text: `Pane caldo, infornata ${(made += 1)}`,
      title: '',
      link: '',
      image: null,
      aiImage: false,
      ...over,
    }),
    publish: async (post) =>
      network.commit(post, trial.access, await network.prepare(post, trial.access, context), call),
    madeOf: ({ text }) => fake.ledger(platform).filter((post) => post.text === text),
  };
  beforeAll(async () => {
    fake = await startFakeSocial();
    pictures = await startPictureServer(() => trial.picture);
    network = createNetwork(platform, networkSettings(fake), {
      now: () => new Date(fake.now()),
      wait: async (_, signal) => signal.throwIfAborted(),
    });
  });
  afterAll(async () => {
    pictures.close();
    await fake.close();
  });
  beforeEach(() => {
    fake.clearFaults();
    const { pageId, boardId, accessToken } = fake.connect(platform);
    trial.access = { pageId, boardId, accessToken };
    trial.picture = hollowJpeg(side, side);
  });
  return trial;
};
