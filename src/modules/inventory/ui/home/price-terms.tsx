import { PRICE_TYPE_NAMES, PRICE_TYPES, type PriceType } from '../../rules/price-type'

/** What each term covers, for a buyer who reads it the first time. */
export const PRICE_TERMS: Record<PriceType, string> = {
  CIF: 'The vehicle, the sea freight and the insurance to your port. Import duty and local charges are yours.',
  FOB: 'The vehicle, delivered on board at the port of departure. Freight, insurance and import duty are yours.',
  DDP: 'The vehicle, brought to you with freight, insurance and import duty paid.',
}

/** The three terms side by side. */
export function PriceTerms() {
  return (
    <dl className="grid gap-x-8 gap-y-5 md:grid-cols-3">
      {PRICE_TYPES.map((code) => (
        <div key={code} className="border-t border-line pt-3">
          <dt className="text-16 font-bold">
            {code} <span className="font-medium text-soft">{PRICE_TYPE_NAMES[code]}</span>
          </dt>
          <dd className="mt-1 text-14 text-soft">{PRICE_TERMS[code]}</dd>
        </div>
      ))}
    </dl>
  )
}
