'use client'
import type { ListLook } from '@/kernel/lists/paging-limits'
import { ListLink } from '../../list-link'
import { useList } from '../list-context'
import * as words from '../words'
import grid from './grid.module.css'

const LOOKS: readonly (readonly [ListLook, string])[] = [
  ['list', words.listView],
  ['grid', words.gridView],
]

/** Shows the records as a list or as a grid; the page and the filters stay. */
export function ViewToggle({ view }: { view: ListLook }) {
  const { given } = useList()
  return (
    <nav aria-label={words.view} className={grid.views}>
      {LOOKS.map(([look, title]) => (
        <ListLink change={{ view: look, page: given.page ?? '' }} isCurrent={look === view} key={look}>
          {title}
        </ListLink>
      ))}
    </nav>
  )
}
