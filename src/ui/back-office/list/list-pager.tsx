'use client'
import styles from '../admin.module.css'
import { ListLink } from '../list-link'
import { useList } from './list-context'
import list from './list-context.module.css'
import type { Given } from './list-href'
import { rowsText } from './selection'
import type { Selection } from './use-selection'
import * as words from './words'

const SIZES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

/** A way to other rows; `change` is null where there are none. */
type Step = { label: string; text: string; change: Given | null }

/** Ways to other rows of a list, beside each other. */
export function PageSteps({ steps }: { steps: Step[] }) {
  return (
    <span className={styles.pages}>
      {steps.map(({ change, label, text }) =>
        change ? (
          <ListLink change={change} className={styles.button} key={label} label={label}>
            {text}
          </ListLink>
        ) : (
          <button aria-label={label} className={styles.button} disabled key={label} type="button">
            {text}
          </button>
        ),
      )}
    </span>
  )
}

type Props = {
  page: number
  pages: number
  /** Rows of a page; left out where that is not for the viewer to choose. */
  limit?: number
  /** What is selected; left out where nothing can be. */
  selection?: Selection | null
}

/** Rows per page; first, previous, 'Page X of Y', next, last; and how many rows are selected. */
export function ListPager({ limit, page, pages, selection }: Props) {
  const { go } = useList()
  const step = (label: string, text: string, target: number): Step => ({
    label,
    text,
    change: target === page || target < 1 || target > pages ? null : { page: String(target) },
  })
  return (
    <nav aria-label={words.pages} className={styles.pager}>
      <span aria-live="polite" className={styles.quiet}>
        {selection && selection.shown > 0 && rowsText(selection)}
      </span>
      <span className={list.pagerEnd}>
        {limit !== undefined && (
          <label className={list.perPage}>
            {words.rowsPerPage}
            <select
              className={styles.input}
              onChange={(event) => go({ limit: event.target.value })}
              value={limit}
            >
              {SIZES.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </select>
          </label>
        )}
        <span className={styles.quiet}>{words.pageOf(page, pages)}</span>
        <PageSteps
          steps={[
            step(words.firstPage, '«', 1),
            step(words.previousPage, '‹', page - 1),
            step(words.nextPage, '›', page + 1),
            step(words.lastPage, '»', pages),
          ]}
        />
      </span>
    </nav>
  )
}
