'use client'
import { ListLink, useList } from '@/ui/back-office/list/list'
import type { StockLook } from '../../schemas/stock-list'
import * as words from '../../words'
import grid from './stock-grid.module.css'

const LOOKS: readonly (readonly [StockLook, string])[] = [
  ['list', words.listView],
  ['grid', words.gridView],
]

/** Shows the vehicles as a list or as a grid; the page and the filters stay. */
export function ViewToggle({ view }: { view: StockLook }) {
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
