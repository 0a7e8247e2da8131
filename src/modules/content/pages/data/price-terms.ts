import type { PriceType } from '@/modules/inventory/vehicles/rules/price-type'

/** What a term means for whoever pays the price. */
export type TermFacts = { included: string; yours: string; risk: string }

export const TERM_FACTS: Record<PriceType, TermFacts> = {
  FOB: {
    included: 'The vehicle, transport to the port of departure, export clearance and loading onto the ship.',
    yours: 'Sea freight, insurance for the voyage, and everything after arrival.',
    risk: 'Passes to you once the vehicle is on board at the port of departure.',
  },
  CIF: {
    included:
      'All that FOB includes, the sea freight to the port of destination, and insurance for the voyage.',
    yours:
      'Unloading and port charges where the freight does not include them, import clearance, duty and taxes, and transport from the port.',
    risk: 'Passes to you once the vehicle is on board at the port of departure; the insurance covers the voyage from there.',
  },
  DDP: {
    included:
      'The vehicle at the agreed place in your country, with freight, import clearance, duty and taxes paid.',
    yours: 'Unloading at that place, and registration in your name.',
    risk: 'Passes to you when the vehicle is ready for you at the agreed place.',
  },
}

/** From the least that a price covers to the most. */
export const TERM_ORDER: readonly PriceType[] = ['FOB', 'CIF', 'DDP']
