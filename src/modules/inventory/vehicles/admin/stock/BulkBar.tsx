import type { ReactNode } from 'react'
import { SelectedCount } from '@/ui/back-office/list/SelectedCount'
import type { Selection } from '@/ui/back-office/list/use-selection'
import * as words from '../../words'
import stock from './stock.module.css'

type Props = {
  selection: Selection
  /** Selects all that match, or says that they are; in place of the count of what is ticked. */
  all?: ReactNode
  isAll?: boolean
  children: ReactNode
}

/** What can be done to the selected vehicles; nothing while there are none. The key b leads here. */
export function BulkBar({ all, children, isAll = false, selection }: Props) {
  if (selection.selected.size === 0 && !isAll) return null
  return (
    <div aria-label={words.selectedVehicles} className={stock.bulk} role="toolbar">
      {!isAll && <SelectedCount selection={selection} />}
      {all}
      <span className={stock.acts} data-bulk="">
        {children}
      </span>
    </div>
  )
}
