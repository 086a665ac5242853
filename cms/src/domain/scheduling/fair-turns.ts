export interface FairTurnsOptions {
  /** How many tasks may run at once, each of another tenant. */
  atOnce: number;
  /** A clock in milliseconds: what a tenant used is measured with it. */
  now?: () => number;
}

interface Waiting {
  tenant: string;
  start: () => Promise<void>;
}

/**
 * Shares a scarce resource between tenants by the time that they use, not by the number of their tasks: whoever has used least goes
 * next, and nobody runs two at once while another could run. Within one tenant the order of arrival holds.
 */
export class FairTurns {
  readonly #atOnce: number;
  readonly #now: () => number;
  readonly #waiting: Waiting[] = [];
  readonly #running = new Set<string>();
  /** Milliseconds used, by tenants that run or wait. */
  readonly #used = new Map<string, number>();
  /** What the one that was served last had used: a tenant who comes back does not make up for the time away. */
  #level = 0;

  constructor({ atOnce, now = () => performance.now() }: FairTurnsOptions) {
    this.#atOnce = atOnce;
    this.#now = now;
  }

  /** Runs a task when its tenant's turn comes; settles as the task does. */
  run<Result>(tenant: string, task: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve) => {
      const start = async () => {
        const startedAt = this.#now();
        this.#running.add(tenant);
        // Also what a task throws at once is its own failure, and gives the turn on.
        const work = (async () => task())();
        resolve(work);
        await work.catch(() => undefined);
        this.#finish(tenant, this.#now() - startedAt);
      };
      this.#used.set(tenant, Math.max(this.#used.get(tenant) ?? 0, this.#level));
      this.#waiting.push({ tenant, start });
      this.#fill();
    });
  }

  /** How many tasks of a tenant have not begun. */
  waiting(tenant: string): number {
    return this.#waiting.filter((item) => item.tenant === tenant).length;
  }

  #finish(tenant: string, milliseconds: number): void {
    this.#running.delete(tenant);
    if (this.waiting(tenant) > 0) this.#used.set(tenant, this.#usedBy(tenant) + milliseconds);
    else this.#used.delete(tenant);
    this.#fill();
  }

  #usedBy(tenant: string): number {
    return this.#used.get(tenant) ?? this.#level;
  }

  #fill(): void {
    while (this.#running.size < this.#atOnce) {
      const next = this.#waiting
        .filter(({ tenant }) => !this.#running.has(tenant))
        .reduce<Waiting | null>(
          (best, item) =>
            best === null || this.#usedBy(item.tenant) < this.#usedBy(best.tenant) ? item : best,
          null,
        );
      if (!next) return;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#level = Math.max(this.#level, this.#usedBy(next.tenant));
      void next.start();
    }
  }
}
