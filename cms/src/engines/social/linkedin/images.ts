import type { SocialAccess, SocialCall, SocialDraftImage } from '../port';
import { jsonOf, textOf } from '../http/answer';
import type { Client } from '../http/client';
import type { SocialDependencies } from '../settings';
import { SocialError } from '../social-error';
import { timings } from '../../../settings/timings';

/** LinkedIn's Images API: it says where a picture goes, takes it there, and needs a moment. */
export const createImages = ({
  api,
  client,
  headersOf,
  now,
  wait,
}: {
  api: string;
  client: Client;
  headersOf(access: SocialAccess): Record<string, string>;
} & Pick<SocialDependencies, 'now' | 'wait'>) => {
  const isReady = async (image: string, access: SocialAccess, call: SocialCall): Promise<boolean | null> => {
    const url = `${api}/rest/images/${encodeURIComponent(image)}`;
    const headers = headersOf(access);
    const { status, body } = await client({ step: 'read', method: 'GET', url, headers, accept: [403] }, call);
    if (body.status === 'PROCESSING_FAILED')
      throw new SocialError(
        { kind: 'refused', failure: 'image-refused' },
        'linkedin stage: the picture was refused',
      );
    return status === 403 ? null : body.status === 'AVAILABLE';
  };

  const untilReady = async (
    image: string,
    access: SocialAccess,
    { signal, renew }: SocialCall & { renew(): Promise<void> },
  ): Promise<void> => {
    const deadline = now().getTime() + timings().social.linkedInPictureMs;
    let pause = timings().social.pictureFirstPollMs;
    while (now().getTime() < deadline) {
      const ready = await isReady(image, access, { signal });
      if (ready) return;
      await wait(ready === null ? timings().social.pictureBlindMs : pause, signal);
      await renew();
      if (ready === null) return;
      pause = Math.min(pause * 2, timings().social.pictureLongestPollMs);
    }
    throw new SocialError({ kind: 'transient' }, 'linkedin stage: the picture did not become ready');
  };

  return {
    /** The picture's URN, when it may be used. */
    async upload(
      image: SocialDraftImage,
      access: SocialAccess,
      context: SocialCall & { renew(): Promise<void> },
    ): Promise<string> {
      const { body } = await client(
        {
          step: 'stage',
          method: 'POST',
          url: `${api}/rest/images?action=initializeUpload`,
          headers: headersOf(access),
          json: { initializeUploadRequest: { owner: access.pageId } },
        },
        context,
      );
      const value = jsonOf(body.value);
      const url = textOf(value.uploadUrl);
      const urn = textOf(value.image);
      if (!URL.canParse(url))
        throw new SocialError({ kind: 'transient' }, 'linkedin stage: no address to upload to');
      // The address is a secret by itself: the token goes to the API alone.
      const headers = { 'content-type': image.contentType };
      await client({ step: 'stage', method: 'PUT', url, headers, body: await image.bytes() }, context);
      await untilReady(urn, access, context);
      return urn;
    },
  };
};
