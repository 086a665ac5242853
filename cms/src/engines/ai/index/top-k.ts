/** The best few of many scored places, best first; the earlier place wins between equals. Sorting thousands costs ten times more. */
export class TopK {
  readonly places: number[] = [];
  readonly #most: number;
  readonly #scores: Float64Array;

  constructor(most: number, scores: Float64Array) {
    this.#most = most;
    this.#scores = scores;
  }

  /** Offers a place; places come in ascending order. */
  offer(place: number): void {
    const { places } = this;
    const score = this.#scores[place] ?? 0;
    if (places.length === this.#most && score <= (this.#scores[places[places.length - 1] ?? 0] ?? 0)) return;
    let at = places.length;
    while (at > 0 && (this.#scores[places[at - 1] ?? 0] ?? 0) < score) at -= 1;
    places.splice(at, 0, place);
    if (places.length > this.#most) places.pop();
  }
}
