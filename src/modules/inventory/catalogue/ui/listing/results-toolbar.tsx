'use client'

import { TABLE_ROWS } from '@/kernel/lists/paging-limits'
import { STOREFRONT_PAGE_SIZES } from '@/modules/inventory/search/rules/search-limits'
import { buttonStyle } from '@/ui/button'
import { cx } from '@/ui/cx'
import { Label, Select } from '@/ui/field'
import { Icon } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import { SheetOpener } from '@/ui/sheet'
import * as words from './browser-words'
import { SORT_TITLES } from './facet-titles'
import { FILTER_FORM, FILTER_SHEET } from './listing-form-ids'
import type { ResultsData } from './results-data'

/** Whole rows of cards in the grid, tens in the table; and what is chosen, wherever it comes from. */
const pageSizes = (view: ResultsData['view'], chosen: number): number[] => {
  const sizes: readonly number[] = view === 'list' ? TABLE_ROWS : STOREFRONT_PAGE_SIZES
  return [...new Set([...sizes, chosen])].sort((a, b) => a - b)
}

/** Order and page size. The fields belong to the filter form, so one URL holds everything. */
export function ResultsToolbar({ data }: { data: ResultsData }) {
  const { sort: order, sorts, limit, view, chips } = data
  return (
    <div className="order-last flex w-full flex-wrap items-end gap-2 sm:gap-3 lg:order-none lg:ml-auto lg:w-auto">
      <SheetOpener sheet={FILTER_SHEET} icon="sliders-horizontal">
        Filters{chips.length > 0 ? ` (${chips.length})` : ''}
      </SheetOpener>
      <div className="min-w-28 flex-1 sm:flex-none">
        <span className="max-sm:sr-only">
          <Label htmlFor="sort">{words.sortBy}</Label>
        </span>
        <SortChoice order={order} sorts={sorts} />
      </div>
      <div className="hidden sm:block">
        <Label htmlFor="limit">{words.perPage}</Label>
        <SizeChoice limit={limit} view={view} />
      </div>
      <button type="submit" form={FILTER_FORM} className={buttonStyle('secondary', 'unscripted')}>
        {words.apply}
      </button>
    </div>
  )
}

function SortChoice({ order, sorts }: { order: ResultsData['sort']; sorts: ResultsData['sorts'] }) {
  return (
    <Select
      id="sort"
      name="sort"
      form={FILTER_FORM}
      defaultValue={order === 'newest' ? '' : order}
      key={order}
      data-apply=""
    >
      {sorts.map((sort) => (
        <option key={sort} value={sort === 'newest' ? '' : sort}>
          {SORT_TITLES[sort]}
        </option>
      ))}
    </Select>
  )
}

function SizeChoice({ limit, view }: Pick<ResultsData, 'limit' | 'view'>) {
  return (
    <Select
      id="limit"
      name="limit"
      form={FILTER_FORM}
      defaultValue={limit === STOREFRONT_PAGE_SIZES[0] ? '' : limit}
      key={limit}
      data-apply=""
    >
      {pageSizes(view, limit).map((size) => (
        <option key={size} value={size === STOREFRONT_PAGE_SIZES[0] ? '' : size}>
          {size}
        </option>
      ))}
    </Select>
  )
}

/** Cards or a table. Below 1,024 px it stands beside the heading, where it leaves the order its room. */
export function ViewToggle({ data: { view, grid, list } }: { data: ResultsData }) {
  return (
    <nav aria-label={words.view} className="flex rounded-control border border-control bg-surface">
      <ViewLink to={grid} icon="layout-grid" label={words.grid} current={view === 'grid'} />
      <ViewLink to={list} icon="list" label={words.list} current={view === 'list'} />
    </nav>
  )
}

type ViewLinkProps = { to: string; icon: 'layout-grid' | 'list'; label: string; current: boolean }

function ViewLink({ to, icon, label, current }: ViewLinkProps) {
  return (
    <PlainLink
      href={to}
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      className={cx(
        'inline-flex size-10.5 items-center justify-center first:rounded-l-control last:rounded-r-control',
        current ? 'bg-link-wash text-link' : 'text-faint hover:text-ink',
      )}
    >
      <Icon name={icon} size={18} />
    </PlainLink>
  )
}
