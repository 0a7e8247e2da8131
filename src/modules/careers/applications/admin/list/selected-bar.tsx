import list from '@/ui/back-office/list/list-context.module.css'
import { SelectedCount } from '@/ui/back-office/list/selected-count'
import type { Selection } from '@/ui/back-office/list/use-selection'
import { StepButtons } from '../steps/step-buttons'
import type { RequestStep } from '../steps/use-steps'
import * as words from './words'

/** What can be done to the selected applications; nothing while there are none. The key b focuses this. */
export function SelectedBar({ ask, selection }: { ask: RequestStep; selection: Selection }) {
  if (selection.selected.size === 0) return null
  return (
    <div aria-label={words.selected} className={list.toolbar} role="toolbar">
      <SelectedCount selection={selection} />
      <span className={list.rowActions} data-bulk="">
        <StepButtons ask={ask} />
      </span>
    </div>
  )
}
