/** Where video consultations take place. */
export interface Meetings {
  /** A room of its own for one consultation, that nobody finds by guessing. */
  open(): Promise<{ url: string }>;
}
