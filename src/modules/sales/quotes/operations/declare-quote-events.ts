/** A quote was requested, for a vehicle in stock or on demand. */
type QuoteRequested = { quoteId: number; customerId: number; vehicleId: number | null }

/** A quote was accepted: its order exists, and its vehicle is reserved. */
type QuoteAccepted = { quoteId: number; orderId: number; customerId: number; vehicleId: number }

declare module '@/server/events' {
  interface Events {
    quoteRequested: QuoteRequested
    quoteAccepted: QuoteAccepted
  }
}

export type { QuoteAccepted, QuoteRequested }
