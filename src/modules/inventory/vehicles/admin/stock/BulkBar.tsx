import type { ReactNode } from 'react'
import { SelectedCount } from '@/ui/back-office/list/SelectedCount'
import type { Selection } from '@/ui/back-office/list/use-selection'
import * as words from '../../words'
import stock from './stock.module.css'

type Props = { selection: Selection; children: ReactNode }

/** What can be done to the selected vehicles; nothing while there are none. The key b leads here. */
export function BulkBar({ children, selection }: Props) {
  if (selection.selected.size === 0) return null
  return (
    <div aria-label={words.selectedVehicles} className={stock.bulk} role="toolbar">
      <SelectedCount selection={selection} />
      <span className={stock.acts} data-bulk="">
        {children}
      </span>
    </div>
  )
}
