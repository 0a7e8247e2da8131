'use client'
import grid from '@/ui/back-office/list/grid/grid.module.css'
import { ListCount } from '@/ui/back-office/list/list-count'
import { ListLink } from '@/ui/back-office/list-link'
import { APPLICATION_LOOKS, type ApplicationLook } from '../../schemas/applications-filter'
import * as words from './words'

const NAMES: Readonly<Record<ApplicationLook, string>> = { table: words.table, board: words.board }

/** How many there are, and the choice between table and board; the filters stay. */
export const LookToggle = ({ look, text }: { look: ApplicationLook; text: string }) => (
  <div className={grid.above}>
    <ListCount>{text}</ListCount>
    <nav aria-label={words.viewsOf} className={grid.views}>
      {APPLICATION_LOOKS.map((one) => (
        <ListLink change={{ view: one, page: '' }} isCurrent={one === look} key={one}>
          {NAMES[one]}
        </ListLink>
      ))}
    </nav>
  </div>
)
