// @ts-check
import fs from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** Where `man 5 proc` puts `cutime` and `cstime` in `/proc/self/stat`, counted from behind the program's name. */
const [CHILD_USER, CHILD_SYSTEM] = [13, 14];

/** Seconds of processor time of all processes that this one has started and seen end, or null where Linux does not tell. */
const ofEndedChildren = () => {
  try {
    const fields = fs.readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[CHILD_USER]) + Number(fields[CHILD_SYSTEM])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
};

let counted = ofEndedChildren() ?? 0;

/**
 * Seconds of processor time of the processes that have ended since the last call, with all that they started: called at every end,
 * what that one took, however many others run. Zero where the system does not tell.
 */
export const cpuSecondsOfEnded = () => {
  const all = ofEndedChildren() ?? counted;
  const since = all - counted;
  counted = all;
  return since;
};
