import { PRICE_TERMS, PRICE_TYPE_NAMES } from '@/modules/inventory/vehicles/rules/price-type'
import { TERM_FACTS, TERM_ORDER } from '../data/price-terms'

/** What each price term covers, with an anchor for each. */
export function PriceTermList() {
  return TERM_ORDER.map((code) => (
    <section key={code} aria-labelledby={`term-${code}`}>
      <h3 id={`term-${code}`}>
        {code}, {PRICE_TYPE_NAMES[code].toLowerCase()}
      </h3>
      <p>{PRICE_TERMS[code]}</p>
      <dl>
        <dt>In the price</dt>
        <dd>{TERM_FACTS[code].included}</dd>
        <dt>Paid by you on top</dt>
        <dd>{TERM_FACTS[code].yours}</dd>
        <dt>Risk</dt>
        <dd>{TERM_FACTS[code].risk}</dd>
      </dl>
    </section>
  ))
}
