import fs from 'node:fs/promises';
import { SYSTEM_LIMITS, type DiskView } from '../../contract';

/** The disks that hold our files, each once. */
export const readDisks = async (
  folders: readonly { holds: DiskView['holds'][number]; path: string }[],
): Promise<DiskView[]> => {
  const disks = new Map<number, DiskView>();
  for (const { holds, path } of folders) {
    const { dev } = await fs.stat(path);
    const known = disks.get(dev);
    if (known) {
      known.holds.push(holds);
      continue;
    }
    const { bsize, blocks, bavail } = await fs.statfs(path);
    const isLow = bavail < blocks * SYSTEM_LIMITS.lowDiskShare;
    disks.set(dev, { holds: [holds], freeBytes: bavail * bsize, totalBytes: blocks * bsize, isLow });
  }
  return [...disks.values()];
};
