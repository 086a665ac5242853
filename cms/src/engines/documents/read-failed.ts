import type { FileFailure } from '../../contract';

/** A file that cannot be read, with the reason its owner is told. */
export class ReadFailed extends Error {
  constructor(readonly failure: FileFailure) {
    super(failure);
    this.name = 'ReadFailed';
  }
}
