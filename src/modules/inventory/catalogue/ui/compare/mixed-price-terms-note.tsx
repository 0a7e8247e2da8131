'use client'

import { ChoosePortLink } from '@/modules/inventory/destination-choice/ui/choose-port-link'
import { linkStyle } from '@/ui/link'
import type { TermsData } from './compare-data'
import * as words from './page-words'

/** Prices that do not cover the same: what each term means, and where the figures are that can be compared. */
export function MixedPriceTermsNote({ data: { terms, port, withoutTotal } }: { data: TermsData }) {
  return (
    <section
      aria-labelledby="terms"
      className="mb-4 rounded-control bg-amber-wash px-4 py-3 text-14 text-amber"
    >
      <h2 id="terms" className="text-14 font-semibold">
        {terms.length > 1 ? words.pricesDoNotCoverTheSame : words.pricesHoldForDifferentPorts}
      </h2>
      <dl className="mt-1 grid gap-x-8 gap-y-1 sm:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {terms.map(({ code, covers }) => (
          <div key={code}>
            <dt className="inline font-semibold">{code}:</dt> <dd className="inline">{covers}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1">
        {port === null ? (
          <>
            <ChoosePortLink className={linkStyle}>{words.chooseYourPort}</ChoosePortLink>{' '}
            {words.toCompareTotals}
          </>
        ) : (
          words.compareTotals(port, withoutTotal)
        )}
      </p>
    </section>
  )
}
