import type { Core } from '@strapi/strapi';
import type { ReadSiteColors } from '../../contract';
import { paletteOf } from '../../domain/site-colors/palette';
import { readPage } from '../../domain/site-colors/read-page';
import { engines } from '../../engines';
import { WebFetchError, type FetchedPage } from '../../engines/web';
import { ApiError } from '../../http/api-error';
import { timings } from '../../settings/timings';

const PAGE_LIMITS = { maxBytes: 1024 * 1024, accept: 'text/html,application/xhtml+xml' };
const SHEET_LIMITS = { maxBytes: 512 * 1024, accept: 'text/css' };
const MAX_SHEETS = 5;

type SiteLooks = ReadSiteColors['response']['data'] & { html: string; url: string };

const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');

const read = async (strapi: Core.Strapi, url: string, limits: typeof PAGE_LIMITS): Promise<FetchedPage> => {
  try {
    return await engines(strapi).web.fetch(url, { ...limits, timeoutMs: timings().reading.siteColorsMs });
  } catch (error) {
    if (error instanceof WebFetchError) throw new ApiError('SITE_UNREACHABLE', { reason: error.fault });
    throw error;
  }
};

/** Those of the page's own host; a sheet that does not come is a sheet less. */
const readSheets = async (
  strapi: Core.Strapi,
  addresses: readonly string[],
  host: string,
): Promise<string[]> => {
  const own = addresses.filter((address) => /^https?:/.test(address) && hostOf(address) === host);
  const sheets = await Promise.all(
    [...new Set(own)]
      .slice(0, MAX_SHEETS)
      .map((address) => read(strapi, address, SHEET_LIMITS).catch(() => null)),
  );
  return sheets.flatMap((sheet) =>
    sheet && sheet.status < 400 && sheet.contentType === 'text/css' ? [sheet.body.toString('utf8')] : [],
  );
};

/** Opens a page of an owner's site and reads the colours that it wears. 422 `SITE_UNREACHABLE` when it cannot be read. */
export const readSiteLooks = async (strapi: Core.Strapi, address: string): Promise<SiteLooks> => {
  const page = await read(strapi, address, PAGE_LIMITS);
  if (page.status >= 400)
    throw new ApiError('SITE_UNREACHABLE', { reason: 'STATUS', siteStatus: page.status });
  if (!/^(text\/html|application\/xhtml\+xml)$/.test(page.contentType))
    throw new ApiError('SITE_UNREACHABLE', { reason: 'NOT_A_PAGE' });
  const html = page.body.toString('utf8');
  const looks = readPage(html, page.url);
  const sheets = await readSheets(strapi, looks.stylesheets, hostOf(page.url));
  return { html, url: page.url, title: looks.title || hostOf(page.url), colors: paletteOf(looks, sheets) };
};
