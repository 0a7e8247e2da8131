import type { ReactNode } from 'react'
import styles from '@/ui/back-office/admin.module.css'
import { SelectedCount } from '@/ui/back-office/list/selected-count'
import type { Selection } from '@/ui/back-office/list/use-selection'
import { Menu, MenuAct } from '@/ui/back-office/menu'
import * as words from '../../words'
import stock from './stock.module.css'
import * as said from './words'

type Props = {
  selection: Selection
  /** Selects all that match, or shows that they are; in place of the count of what is ticked. */
  all?: ReactNode
  isAll?: boolean
  children: ReactNode
}

/** What can be done to the selected vehicles; nothing while there are none. The key b focuses this. */
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

export type Act = { verb: string; act: () => void }

/** A button for each; a phone shows the first one, and the others in a menu. */
export const BulkActs = ({ acts, busy, hasMain }: { acts: Act[]; busy: boolean; hasMain: boolean }) => (
  <>
    {acts.map(({ act, verb }, place) => (
      <button
        className={hasMain && place === 0 ? styles.primary : styles.button}
        disabled={busy}
        key={verb}
        onClick={act}
        type="button"
      >
        {busy && place === 0 ? words.working : verb}
      </button>
    ))}
    {acts.length > 1 && (
      <span className={stock.more}>
        <Menu disabled={busy} title={said.moreActs}>
          {acts.slice(1).map(({ act, verb }) => (
            <MenuAct act={act} key={verb}>
              {verb}
            </MenuAct>
          ))}
        </Menu>
      </span>
    )}
  </>
)
