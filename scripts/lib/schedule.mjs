// @ts-check

/**
 * A piece of work. `after` names the tasks that must have succeeded before; `cores` is how many processor cores it keeps busy
 * (1 when nothing is said); `run` answers whether it succeeded.
 * @typedef {{ name: string, after?: string[], cores?: number, run: () => Promise<boolean> }} Task
 */

/**
 * Runs tasks side by side, never keeping more than `cores` cores busy; among those that may start, the first of the list does.
 * A task that needs more cores than there are runs alone.
 * @param {Task[]} tasks
 * @param {number} cores
 * @returns {Promise<{ failed: string[], notRun: string[] }>} Names of the tasks that failed, and of those that never ran because of it.
 */
export const schedule = async (tasks, cores) => {
  /** @type {Map<string, 'running' | 'done' | 'failed' | 'not run'>} */
  const states = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  let busy = 0;
  const weight = (/** @type {Task} */ { cores: wanted = 1 }) => Math.min(wanted, cores);

  const unknown = tasks.flatMap(({ name, after = [] }) =>
    after
      .filter((other) => !tasks.some((task) => task.name === other))
      .map((other) => `${name} after ${other}`),
  );
  if (unknown.length > 0) throw new Error(`Not in the list of tasks: ${unknown.join(', ')}`);

  /** @param {Task} task */
  const begin = (task) => {
    states.set(task.name, 'running');
    busy += weight(task);
    const work = task
      .run()
      .catch(() => false)
      .then((succeeded) => {
        states.set(task.name, succeeded ? 'done' : 'failed');
        running.delete(task.name);
        busy -= weight(task);
      });
    running.set(task.name, work);
  };

  for (;;) {
    let changed = false;
    for (const task of tasks) {
      if (states.has(task.name)) continue;
      const before = (task.after ?? []).map((name) => states.get(name));
      if (before.some((state) => state === 'failed' || state === 'not run')) {
        states.set(task.name, 'not run');
        changed = true;
      } else if (before.every((state) => state === 'done') && busy + weight(task) <= cores) {
        begin(task);
        changed = true;
      }
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (!changed) break;
  }
  const inState = (/** @type {string} */ state) =>
    tasks.filter(({ name }) => states.get(name) === state).map(({ name }) => name);
  const waiting = tasks.filter(({ name }) => !states.has(name)).map(({ name }) => name);
  if (waiting.length > 0) throw new Error(`These tasks wait for each other: ${waiting.join(', ')}`);
  return { failed: inState('failed'), notRun: inState('not run') };
};
