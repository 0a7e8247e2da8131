import { LISTING } from '@/modules/inventory/search/rules/listing-url-path'
import { DueDay } from '@/modules/sales/orders/ui/due-day'
import { buttonStyle } from '@/ui/button'
import { EmptyState } from '@/ui/empty-and-error-states'
import { PlainLink } from '@/ui/link'
import { AvailabilityAlertNews, SearchNewsList, WishChanges } from './dashboard-news'
import { Deadline } from './deadline'
import type { NextStep } from './next-steps'
import { OpenPurchases, OpenReservations } from './open-purchases'
import type { OwnDashboard as Shown } from './read-own-dashboard'
import * as words from './words'

type Props = { dashboard: Shown; now: Date }

/** What a customer comes for: what to do next, how their deals stand, and what is new. A server component. */
export function OwnDashboard({ dashboard, now }: Props) {
  const { awaited, changes, news, purchases, reservations, since, steps, zone } = dashboard
  const isEmpty = [purchases, reservations, awaited, changes, news].every((part) => part.length === 0)
  return (
    <div className="mb-8 grid gap-8">
      {steps.length > 0 && <Steps now={now} steps={steps} zone={zone} />}
      {purchases.length > 0 && <OpenPurchases purchases={purchases} />}
      {reservations.length > 0 && <OpenReservations now={now} reservations={reservations} zone={zone} />}
      {awaited.length > 0 && <AvailabilityAlertNews awaited={awaited} />}
      {changes.length > 0 && <WishChanges changes={changes} since={since} zone={zone} />}
      {news.length > 0 && <SearchNewsList news={news} since={since} zone={zone} />}
      {isEmpty && (
        <EmptyState
          title={words.nothingYet}
          actions={
            <PlainLink href={LISTING} className={buttonStyle(steps.length > 0 ? 'secondary' : 'primary')}>
              {words.browseVehicles}
            </PlainLink>
          }
        >
          <p>{words.whatAppearsHere}</p>
        </EmptyState>
      )}
    </div>
  )
}

/** One sentence and one button each, the most urgent first; only that one is the page's main action. */
function Steps({ now, steps, zone }: { now: Date; steps: readonly NextStep[]; zone: string }) {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="mb-3 text-20">
        {words.nextSteps}
      </h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {steps.map(({ by, href, isLate, key, label, sentence, until }, place) => (
          <li key={key} className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between">
            <div className="min-w-0">
              <p className="text-16 wrap-anywhere">{sentence}</p>
              <p className="text-14 empty:hidden">
                <DueDay turn={{ by, isLate }} />
                {until && <Deadline now={now} until={until} zone={zone} />}
              </p>
            </div>
            <PlainLink href={href} className={buttonStyle(place === 0 ? 'primary' : 'secondary', 'shrink-0')}>
              {label}
              <span className="sr-only">: {sentence}</span>
            </PlainLink>
          </li>
        ))}
      </ol>
    </section>
  )
}
