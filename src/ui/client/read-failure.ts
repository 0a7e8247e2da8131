import type { Called } from './answer'

/** A failed read; `said` is the call's result. */
export class ReadFailure extends Error {
  constructor(readonly outcome: Called) {
    super(outcome.message)
  }
}
