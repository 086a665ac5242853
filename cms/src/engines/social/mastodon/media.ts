import type { SocialAccess, SocialCall, SocialDraftImage } from '../port';
import { textOf } from '../http/answer';
import type { Client } from '../http/client';
import type { SocialDependencies } from '../settings';
import { SocialError } from '../social-error';
import type { InstanceLimits } from './instance';
import { timings } from '../../../settings/timings';

/** Mastodon's media: a server may answer 202 and prepare the picture afterwards, saying 206 until it has. */
export const createMedia = ({
  client,
  now,
  wait,
}: { client: Client } & Pick<SocialDependencies, 'now' | 'wait'>) => {
  const untilReady = async (
    url: string,
    headers: Record<string, string>,
    { signal, renew }: SocialCall & { renew(): Promise<void> },
  ): Promise<void> => {
    const deadline = now().getTime() + timings().social.mastodonPictureMs;
    let pause = timings().social.pictureFirstPollMs;
    while (now().getTime() < deadline) {
      // 422: the server could not make anything of it, which its own table says.
      const { status } = await client({ step: 'stage', method: 'GET', url, headers }, { signal });
      if (status === 200) return;
      await wait(pause, signal);
      await renew();
      pause = Math.min(pause * 2, timings().social.pictureLongestPollMs);
    }
    throw new SocialError({ kind: 'transient' }, 'mastodon stage: the picture did not become ready');
  };

  /** The picture's id, when a post may use it. */
  return async (
    image: SocialDraftImage,
    { server = '', accessToken }: SocialAccess,
    limits: InstanceLimits,
    context: SocialCall & { renew(): Promise<void> },
  ): Promise<string> => {
    const bytes = await image.bytes();
    if (bytes.length > limits.imageBytes)
      throw new SocialError(
        { kind: 'refused', failure: 'image-refused' },
        'mastodon stage: the picture is larger than this server takes',
      );
    const form = new FormData();
    const name = image.contentType === 'image/png' ? 'picture.png' : 'picture.jpg';
    form.append('file', new Blob([new Uint8Array(bytes)], { type: image.contentType }), name);
    if (image.alt) form.append('description', [...image.alt].slice(0, limits.alt).join(''));
    const headers = { authorization: `Bearer ${accessToken}` };
    const url = `${server}/api/v2/media`;
    const { status, body } = await client(
      { step: 'stage', method: 'POST', url, headers, body: form },
      context,
    );
    const id = textOf(body.id);
    if (!id) throw new SocialError({ kind: 'transient' }, 'mastodon stage: an upload without an id');
    if (status === 202)
      await untilReady(`${server}/api/v1/media/${encodeURIComponent(id)}`, headers, context);
    return id;
  };
};
