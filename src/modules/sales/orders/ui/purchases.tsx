import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { sumText } from '@/modules/sales/quotes/rules/offer/offer-sum-texts'
import { Badge } from '@/ui/badge'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import type { Purchase } from '../queries/list-purchases'
import { DueDay } from './due-day'
import * as words from './words'

/** Everything that a customer is buying: what is their turn, with its day, then the rest. */
export function Purchases({ purchases }: { purchases: readonly Purchase[] }) {
  if (purchases.length === 0)
    return (
      <EmptyState title={words.noPurchases}>
        <p>
          {words.requestQuoteOnPage}{' '}
          <PlainLink href={LISTING} className="font-semibold text-link underline underline-offset-3">
            {words.browseVehicles}
          </PlainLink>
        </p>
      </EmptyState>
    )
  const parts = [
    { title: words.yourTurn, side: 'you' },
    { title: words.ourTurn, side: 'us' },
    { title: words.over, side: null },
  ] as const
  return (
    <>
      {parts.map(({ title, side }) => (
        <Part key={title} title={title} rows={purchases.filter(({ turn }) => turn.side === side)} />
      ))}
    </>
  )
}

function Part({ rows, title }: { rows: readonly Purchase[]; title: string }) {
  if (rows.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-20">{title}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map((row) => (
          <Line key={row.key} row={row} />
        ))}
      </ul>
    </section>
  )
}

function Line({ row }: { row: Purchase }) {
  const { href, number, picture, statusLabel, sum, title, tone, turn } = row
  return (
    <li className="relative flex gap-4 p-4">
      <span className="block h-[54px] w-[72px] shrink-0 overflow-hidden rounded-control bg-plate">
        {picture && <img src={picture} alt="" width={72} height={54} className="size-full object-cover" />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PlainLink
            href={href}
            className="text-16 font-semibold after:absolute after:inset-0 hover:text-link"
          >
            {title}
          </PlainLink>
          <Badge tone={tone}>{statusLabel}</Badge>
        </p>
        <p className="text-14">
          {turn.what} <DueDay turn={turn} />
        </p>
        <p className="text-13 text-faint tabular-nums">
          {[number, sum && sumText(sum)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </li>
  )
}
