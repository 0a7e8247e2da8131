import Link from 'next/link'
import { dayInWords } from '@/kernel/time/day-in-words'
import { PERIODS } from '@/kernel/time/periods'
import { QUOTE_CURRENCIES } from '@/modules/sales/quotes/rules/quote-choices'
import { type RatesSnapshot, rateMissingText } from '@/modules/settings/exchange-rates/rules/exchange-rates'
import styles from '@/ui/back-office/admin.module.css'
import { AdminTabs } from '@/ui/back-office/admin-tabs'
import board from './dashboard.module.css'
import { type FigureLine, figureTable } from './figure-lines'
import { type FigureList, figureLists } from './figure-lists'
import { type Figures, figuresHref } from './read-figures'
import * as words from './words'

type Props = {
  /** Null if they could not be read. */
  figures: Figures | null
  /** What the viewer may do about what the figures show: enter a missing rate, see the drafts. */
  may: { enterRates: boolean; seeDrafts: boolean }
}

/** The figures of a period against the one before, in a currency of the viewer's choice. */
export function FiguresSection({ figures, may }: Props) {
  return (
    <section aria-labelledby="figures" className={styles.section}>
      <h2 id="figures">{words.figures}</h2>
      {figures === null ? (
        <p className={styles.alert} data-tone="red" role="alert">
          {words.figuresNotRead}
        </p>
      ) : (
        <Shown figures={figures} may={may} />
      )}
    </section>
  )
}

function Shown({ figures, may }: Props & { figures: Figures }) {
  const { currency, days, period, sales } = figures
  const { converted, isEmpty, lines, missing } = figureTable(figures)
  const lists = figureLists(days.now, may.seeDrafts)
  return (
    <>
      <AdminTabs
        current={period}
        label={words.period}
        tabs={PERIODS.map((one) => ({
          key: one,
          href: figuresHref(one, currency),
          title: words.periods[one],
        }))}
      />
      <p className={styles.quiet}>
        {words.against(daysText(days.now), daysText(days.before))} {sales && words.ordersCounted}
      </p>
      {isEmpty && (
        <p>
          {words.nothingToCount}{' '}
          {may.seeDrafts && <Link href="/admin/inventory/vehicles?status=DRAFT">{words.seeDrafts}</Link>}
        </p>
      )}
      <dl className={board.figures}>
        {lines.map((line) => (
          <Line key={line.label} line={line} lists={lists[line.label] ?? []} />
        ))}
      </dl>
      {sales && <Amounts converted={converted} figures={figures} may={may} missing={missing} />}
    </>
  )
}

type AmountsProps = Props & { figures: Figures; converted: string[]; missing: string[] }

/** What the sums are in, and what they were converted at or why they were not. */
function Amounts({ converted, figures, may, missing }: AmountsProps) {
  const { currency, rates } = figures
  return (
    <>
      <Currencies figures={figures} />
      {missing.length > 0 && (
        <p className={styles.quiet}>
          {rateMissingText({ on: dayInWords(rates.on), currencies: missing })} {words.inTheirOwn}{' '}
          {may.enterRates && <Link href="/admin/settings/exchange-rates">{words.enterRate}</Link>}
        </p>
      )}
      {missing.length === 0 && converted.length > 0 && (
        <p className={styles.quiet}>
          {words.convertedAt(dayInWords(rates.on), ratesText(rates, [...converted, currency]))}
        </p>
      )}
    </>
  )
}

const daysText = ({ first, last }: { first: string; last: string }): string =>
  first === last ? dayInWords(first) : words.periodFromTo(dayInWords(first), dayInWords(last))

/** '¥150.25 since 19 November 2026', for each currency that has a rate. */
const ratesText = ({ rates }: RatesSnapshot, currencies: readonly string[]): string[] =>
  currencies.flatMap((code) => {
    const rate = rates[code]
    return rate ? [words.rateSince(rate.perUsd, code, dayInWords(rate.day))] : []
  })

type LineProps = { line: FigureLine; lists: readonly FigureList[] }

/** A figure, what it was before, and the way to what makes it up. */
function Line({ line: { change, label, parts, value, was }, lists }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={board.figure}>{value}</dd>
      {parts && <dd className={styles.quiet}>{parts}</dd>}
      <dd className={styles.quiet}>
        {words.before(was)}
        {change && (
          <>
            {' · '}
            <strong>{change}</strong>
          </>
        )}
      </dd>
      {lists.length > 0 && (
        <dd className={board.lists}>
          {lists.map((list) => (
            <Link href={list.href} key={list.href}>
              {list.label}
              <span className={board.hidden}>: {label}</span>
            </Link>
          ))}
        </dd>
      )}
    </div>
  )
}

/** The currencies in which the sums can be shown, each at its own URL. */
function Currencies({ figures: { currency, period } }: { figures: Figures }) {
  return (
    <nav aria-label={words.currency} className={board.currencies}>
      <span className={styles.quiet}>{words.sumsIn}</span>
      {QUOTE_CURRENCIES.map((code) => (
        <Link
          aria-current={code === currency ? 'true' : undefined}
          href={figuresHref(period, code)}
          key={code}
        >
          {code}
        </Link>
      ))}
    </nav>
  )
}
