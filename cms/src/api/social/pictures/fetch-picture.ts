import { SOCIAL_LIMITS } from '../../../contract';
import { WebFetchError, type WebFetcher } from '../../../engines/web';
import { ApiError } from '../../../http/api-error';
import { timings } from '../../../settings/timings';

const isHttps = (address: string): boolean => URL.canParse(address) && new URL(address).protocol === 'https:';

/**
 * Fetches a picture from an address that a person gave: https at both ends, public addresses only, as many bytes as an upload may have.
 * What it is, its bytes say. Throws VALIDATION, FILE_TOO_LARGE or SITE_UNREACHABLE.
 */
export const fetchPicture = async (web: Pick<WebFetcher, 'fetch'>, url: string): Promise<Buffer> => {
  const { maxBytes } = SOCIAL_LIMITS.image;
  if (!isHttps(url)) throw new ApiError('VALIDATION', { fields: { url: 'https' } });
  try {
    const page = await web.fetch(url, {
      maxBytes,
      timeoutMs: timings().reading.pictureMs,
      accept: 'image/*',
    });
    if (!isHttps(page.url)) throw new ApiError('VALIDATION', { fields: { url: 'https' } });
    if (page.status !== 200)
      throw new ApiError('SITE_UNREACHABLE', { reason: 'status', status: page.status });
    return page.body;
  } catch (error) {
    if (!(error instanceof WebFetchError)) throw error;
    if (error.fault === 'TOO_LARGE') throw new ApiError('FILE_TOO_LARGE', { maxBytes });
    if (error.fault === 'BAD_ADDRESS' || error.fault === 'PRIVATE_ADDRESS')
      throw new ApiError('VALIDATION', { fields: { url: 'public' } });
    throw new ApiError('SITE_UNREACHABLE', { reason: error.fault });
  }
};
