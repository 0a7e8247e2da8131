import { PRICE_TERMS, PRICE_TYPE_NAMES, PRICE_TYPES } from '@/modules/inventory/vehicles/rules/price-type'

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
