import type { QuoteActor, QuoteStep } from './quote-workflow'

/** What was last done to a quote: the step of its history, and whether its order goes on. */
export type LastStep = { lastStep: string | null; isOrderOpen: boolean }

/**
 * Whether a customer takes a step that they have just taken: by a double click, in another tab, or because the answer
 * was lost. Only a customer accepts and cancels their quote by these steps, so whoever sees the quote is the same
 * person. An acceptance whose order has come to nothing cannot be repeated.
 */
export function isRepeated({ isOrderOpen, lastStep }: LastStep, step: QuoteStep, actor: QuoteActor): boolean {
  if (actor !== 'customer' || lastStep !== step) return false
  return step === 'cancel' || (step === 'accept' && isOrderOpen)
}
