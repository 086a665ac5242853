import { timings } from '../../settings/timings';

const FAILURES = 3;

/** Stops asking a provider that failed three times running, for half a minute; then one question tries it again. */
export class CircuitBreaker {
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;
  #trying = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether a question may go to the provider; the first after the pause is the trial. */
  admits(): boolean {
    if (this.#failures < FAILURES) return true;
    if (this.#now() < this.#openUntil || this.#trying) return false;
    this.#trying = true;
    return true;
  }

  /** Until when nothing is asked of the provider; null while questions go to it. */
  get pausedUntil(): number | null {
    return this.#failures >= FAILURES && this.#now() < this.#openUntil ? this.#openUntil : null;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#trying = false;
  }

  failed(): void {
    this.#failures += 1;
    this.#trying = false;
    if (this.#failures >= FAILURES) this.#openUntil = this.#now() + timings().models.circuitOpenMs;
  }

  /** Stops asking at once: the provider says how long it wants to be left alone, or cost somebody a long wait. */
  open(milliseconds = timings().models.circuitOpenMs): void {
    this.#failures = FAILURES;
    this.#trying = false;
    this.#openUntil = this.#now() + milliseconds;
  }

  /** The question ended for a reason that says nothing about the provider: the visitor left. */
  released(): void {
    this.#trying = false;
  }
}
