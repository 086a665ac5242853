import fs from 'node:fs/promises';
import { SYSTEM_LIMITS, type GetHealth } from '../../contract';

/** Whether a folder's disk can be written to, without writing. */
export const probeDisk = async (folder: string): Promise<GetHealth['response']['disk']> => {
  try {
    await fs.access(folder, fs.constants.W_OK);
    const { bsize, bavail } = await fs.statfs(folder);
    return bavail * bsize < SYSTEM_LIMITS.leastFreeBytes ? 'full' : 'ok';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'read-only';
  }
};
