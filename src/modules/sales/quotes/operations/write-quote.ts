import type { PayloadRequest } from 'payload'
import type { Quote } from '@/payload-types'

/** The fields of a quote that operations write. */
export type QuoteData = Partial<Omit<Quote, 'id' | 'createdAt' | 'updatedAt'>>

/** Writes fields of a quote; the caller has locked its row. */
export async function writeQuote(req: PayloadRequest, id: number, data: QuoteData): Promise<void> {
  await req.payload.update({ collection: 'quotes', id, data, req, overrideAccess: true, depth: 0 })
}
