import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FiguresSection } from './figures-section'
import type { Figures } from './read-figures'
import type { WorkGroup } from './read-work'
import { WorkQueue } from './work-queue'

const NOW = new Date('2026-11-23T10:00:00Z')

const group = (given: Partial<WorkGroup> = {}): WorkGroup => ({
  title: 'Quotes to answer',
  href: '/admin/quotes/standard-quotes?turn=staff',
  counted: { count: 2, capped: false },
  items: [
    {
      id: 1,
      title: 'QT-2026-1, Toyota Vitz',
      who: 'Jane Doe',
      what: 'Round 2 of the negotiation',
      since: '2026-11-20T10:00:00.000Z',
      href: '/admin/quotes/standard-quotes/1',
    },
    {
      id: 2,
      title: 'QT-2026-2, Toyota Vitz',
      who: null,
      what: null,
      since: '2026-11-23T09:30:00.000Z',
      href: '/admin/quotes/standard-quotes/2',
    },
  ],
  ...given,
})
const queue = (groups: WorkGroup[] | null) => renderToStaticMarkup(<WorkQueue groups={groups} now={NOW} />)

describe('the queue of work', () => {
  test('shows of each record who waits, for what and since when, and links to it', () => {
    const html = queue([group()])
    expect(html).toContain('<a href="/admin/quotes/standard-quotes/1">QT-2026-1, Toyota Vitz</a>')
    expect(html).toContain('Jane Doe · Round 2 of the negotiation')
    expect(html).toContain('<time dateTime="2026-11-20T10:00:00.000Z"')
    expect(html).toContain('(3 days)')
    expect(html).toContain('(less than an hour)')
    expect(html).not.toContain('See all')
  })

  test('links to all of a kind that has more', () => {
    const html = queue([group({ counted: { count: 1_000, capped: true } })])
    expect(html).toMatch(
      /<a [^>]*href="\/admin\/quotes\/standard-quotes\?turn=staff"[^>]*>See all, more than 1,000/,
    )
  })

  test('shows what could not be read, of one kind or of all', () => {
    expect(queue([group({ items: null })])).toContain('These could not be read.')
    expect(queue(null)).toContain('role="alert"')
  })

  test('that is empty shows what will appear there', () => {
    expect(queue([])).toContain('Nothing is waiting.')
  })
})

const both = <T,>(now: T, before: T) => ({ now, before })
const NONE = { count: 0, capped: false }
const figures = (given: Partial<Figures> = {}): Figures => ({
  period: 'quarter',
  currency: 'KES',
  days: {
    now: { first: '2026-10-01', last: '2026-11-23' },
    before: { first: '2026-07-01', last: '2026-08-23' },
  },
  rates: { on: '2026-11-23', rates: { KES: { perUsd: '129.35', day: '2026-11-20' } } },
  sales: {
    orders: both({ count: 1, totals: [{ amount: 100_00, currency: 'USD' }] }, { count: 0, totals: [] }),
    received: both({ count: 0, totals: [] }, { count: 0, totals: [] }),
    refunded: both({ count: 0, totals: [] }, { count: 0, totals: [] }),
    quotes: both(NONE, NONE),
  },
  inquiries: null,
  vehicles: both(NONE, NONE),
  ...given,
})
const part = (given: Figures | null, may = true) =>
  renderToStaticMarkup(<FiguresSection figures={given} may={{ enterRates: may, seeDrafts: may }} />)

describe('the figures', () => {
  test('show what is compared, and the days of the rates', () => {
    const html = part(figures())
    expect(html).toContain('1 October 2026 to 23 November 2026, compared with 1 July 2026 to 23 August 2026.')
    expect(html).toMatch(/KES\s12,935/)
    expect(html).toContain(
      'Converted at the rates of 23 November 2026, both periods alike. For 1 USD: 129.35 KES (20 November 2026).',
    )
  })

  test('change period and currency by links that keep the other', () => {
    const html = part(figures())
    expect(html).toContain('href="/admin?period=year&amp;currency=KES#figures"')
    expect(html).toContain('href="/admin?period=quarter&amp;currency=JPY#figures"')
    expect(html).toMatch(/<a aria-current="page"[^>]*>This quarter/)
  })

  test('name a missing rate, and link to where it is entered for whoever may', () => {
    const missing = figures({ rates: { on: '2026-11-23', rates: {} } })
    expect(part(missing)).toContain('There is no exchange rate for KES on 23 November 2026 or before.')
    expect(part(missing)).toContain('href="/admin/settings/exchange-rates"')
    expect(part(missing, false)).not.toContain('exchange-rates')
  })

  test('without sales need no currency', () => {
    expect(part(figures({ sales: null }))).not.toContain('Sums in')
  })

  test('that are all empty show what fills them', () => {
    expect(part(figures({ sales: null }))).toContain('Nothing happened in either period')
    expect(part(figures({ sales: null }))).toContain('href="/admin/inventory/vehicles?status=DRAFT"')
    expect(part(figures({ sales: null }), false)).not.toContain('/admin/inventory')
  })

  test('that could not be read show it', () => {
    expect(part(null)).toContain('role="alert"')
  })
})
