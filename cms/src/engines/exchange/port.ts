import type { Instant, TransmissionState } from '../../contract';

/** What the exchange system said of an invoice. */
export interface ExchangeNotice {
  /** The intermediary's own number of the notice. */
  id: string;
  state: TransmissionState;
  at: Instant;
  /** Why it was rejected, or what else it said; '' where it said nothing. */
  reason: string;
}

/** An electronic invoice as it is sent. */
interface ExchangeFile {
  name: string;
  content: string;
}

/** A file that the intermediary refuses for good; everything else that goes wrong is tried again. */
export class ExchangeRefusal extends Error {
  constructor(readonly reason: string) {
    super(`The intermediary refused the invoice: ${reason}`);
    this.name = 'ExchangeRefusal';
  }
}

/** An intermediary that hands electronic invoices to Italy's exchange system (SdI) and tells what becomes of them. */
export interface InvoiceIntermediary {
  readonly name: string;
  /** Sends a file and answers what the intermediary calls it. Throws ExchangeRefusal. */
  send(file: ExchangeFile): Promise<string>;
  /** What the intermediary calls a file of this name; null where it has none: asked after a crash, before it is sent again. */
  find(fileName: string): Promise<string | null>;
  /** Everything that was said of a file so far, the oldest first. */
  notices(reference: string): Promise<ExchangeNotice[]>;
  /** True for a message that somebody who knows the secret has signed just now. What it says is asked for: it only rings. */
  isSigned(body: string, signature: string): boolean;
}

/** How invoices reach the exchange system: by an administrator, who exports and uploads them, or by an intermediary. */
export type InvoiceExchange =
  { kind: 'export' } | { kind: 'intermediary'; intermediary: InvoiceIntermediary };
