import type { Core } from '@strapi/strapi';
import { engines } from '../../engines';
import type { LoadPlatformModels } from '../../engines/ai';
import { timings } from '../../settings/timings';
import { stoppedFeatures } from './model-usage';
import { PLATFORM_MODEL, toConnection } from './platform-model-row';

/** The models that administrators chose, without those whose month's budget is spent. */
export const loadPlatformModels = async (strapi: Core.Strapi): ReturnType<LoadPlatformModels> => {
  const rows = await strapi.db.query(PLATFORM_MODEL).findMany({});
  const stopped = await stoppedFeatures(strapi, rows);
  return Object.fromEntries(
    rows.filter(({ feature }) => !stopped.has(feature)).map((row) => [row.feature, toConnection(row)]),
  );
};

let timer: NodeJS.Timeout | undefined;

/** Reads the choices, and again every now and then: another process may have changed them, and a new month begins. */
export const startPlatformModels = async (strapi: Core.Strapi): Promise<void> => {
  const { platform } = engines(strapi).models;
  await platform.refresh();
  const again = (): void => {
    platform
      .refresh()
      .catch((error: unknown) => strapi.log.warn(`The models could not be read: ${String(error)}`));
  };
  timer = setInterval(again, timings().models.platformModelsMs).unref();
};

export const stopPlatformModels = (): void => clearInterval(timer);
