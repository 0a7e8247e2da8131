import type { PayloadRequest } from 'payload'
import { defineSinglePort } from '@/server/port'

/** What orders do for quotes; each in the caller's transaction, while it holds the vehicle's row. */
export type OrderOfQuote = {
  /**
   * Creates the order of a quote that has just been accepted, with its schedule of payments. The vehicle is
   * reserved already.
   *
   * @returns the order's id
   */
  create(req: PayloadRequest, quoteId: number): Promise<number>
  /**
   * Cancels the order of a quote whose acceptance is withdrawn. The caller frees the vehicle afterwards, and
   * notifies the customer.
   *
   * @throws AppError 409 if it cannot be cancelled any more
   */
  cancel(req: PayloadRequest, orderId: number, reason: string): Promise<void>
}

/** What invoices do for quotes. */
export type ProformaOfQuote = {
  /**
   * Stores the proforma invoice of a quote's present figures as its next revision, in the caller's
   * transaction.
   *
   * @param orderId the order it requests payment for; null while the quote is only an offer
   */
  issue(req: PayloadRequest, quoteId: number, orderId: number | null): Promise<unknown>
}

/** Orders are built on quotes, so they register here. */
export const getOrderOfQuote = defineSinglePort<OrderOfQuote>('getOrderOfQuote')

/** So are invoices. */
export const proformaOfQuote = defineSinglePort<ProformaOfQuote>('proformaOfQuote')
