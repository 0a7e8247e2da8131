'use client'
import { type ReactNode, useId, useState } from 'react'
import {
  ACTION_WORDS,
  ACTIONS,
  type Action,
  type ModuleKey,
  type PermissionMatrix,
} from '@/kernel/permissions'
import styles from '@/ui/back-office/admin.module.css'
import { GRANT_MESSAGE } from '../rules/may-manage-people'
import * as words from '../words'
import access from './access.module.css'

export type ModuleRow = { id: number; key: ModuleKey; name: string }

/** A role or a person: four columns of the table. */
export type Holder = {
  id: number
  name: string
  matrix: PermissionMatrix
  /** Why nothing of it can be changed here, if so. */
  lock: string | null
  /** What cells are held against; one that differs is marked. */
  base?: PermissionMatrix
}

export type Cell = { holder: Holder; module: ModuleRow; action: Action }

type Props = {
  modules: readonly ModuleRow[]
  holders: readonly Holder[]
  /** What the viewer holds: nobody grants more. */
  held: PermissionMatrix
  /** The value that is wanted for a cell but not saved yet. */
  draft: (cell: Cell) => boolean | undefined
  onToggle: (cell: Cell, value: boolean) => void
  head: (holder: Holder) => ReactNode
  moduleHead: (module: ModuleRow) => ReactNode
}

/** Modules by actions, for every holder side by side. */
export function PermissionGrid({ draft, head, held, holders, moduleHead, modules, onToggle }: Props) {
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = holders.find(({ id }) => id === chosen)?.id ?? holders[0]?.id
  return (
    <div className={styles.scroll}>
      {holders.length > 1 && <HolderChoice holders={holders} onChoose={setChosen} shown={shown} />}
      <table className={`${styles.table} ${access.grid}`}>
        <Heads head={head} holders={holders} shown={shown} />
        <tbody>
          {modules.map((module) => (
            <tr key={module.id}>
              <th className={access.module} scope="row">
                {moduleHead(module)}
              </th>
              {holders.flatMap((holder) =>
                ACTIONS.map((action, index) => {
                  const cell = { holder, module, action }
                  return (
                    <GridCell
                      cell={cell}
                      isFirst={index === 0}
                      isHeld={held[module.key]?.[action] === true}
                      isShown={holder.id === shown}
                      key={`${holder.id} ${action}`}
                      onToggle={onToggle}
                      wanted={draft(cell)}
                    />
                  )
                }),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type ChoiceProps = Pick<Props, 'holders'> & { shown: number | undefined; onChoose: (id: number) => void }

/** On a phone one holder is shown at a time. */
function HolderChoice({ holders, onChoose, shown }: ChoiceProps) {
  const id = useId()
  return (
    <div className={`${styles.field} ${access.choice}`}>
      <label className={styles.label} htmlFor={id}>
        {words.roleShown}
      </label>
      <select
        className={styles.input}
        id={id}
        onChange={({ target }) => onChoose(Number(target.value))}
        value={shown}
      >
        {holders.map((holder) => (
          <option key={holder.id} value={holder.id}>
            {holder.name}
          </option>
        ))}
      </select>
    </div>
  )
}

type HeadsProps = Pick<Props, 'head' | 'holders'> & { shown: number | undefined }

/** Each holder over the four actions. */
function Heads({ head, holders, shown }: HeadsProps) {
  return (
    <thead>
      <tr>
        <th className={access.module} rowSpan={2} scope="col">
          {words.moduleTitle}
        </th>
        {holders.map((holder) => (
          <th
            className={access.first}
            colSpan={4}
            data-shown={holder.id === shown}
            key={holder.id}
            scope="colgroup"
          >
            {head(holder)}
          </th>
        ))}
      </tr>
      <tr>
        {holders.flatMap((holder) =>
          ACTIONS.map((action, index) => (
            <th
              className={index === 0 ? access.first : undefined}
              data-shown={holder.id === shown}
              key={`${holder.id} ${action}`}
              scope="col"
            >
              {ACTION_WORDS[action]}
            </th>
          )),
        )}
      </tr>
    </thead>
  )
}

type CellProps = {
  cell: Cell
  isFirst: boolean
  isHeld: boolean
  isShown: boolean
  wanted: boolean | undefined
  onToggle: Props['onToggle']
}

function GridCell({ cell, isFirst, isHeld, isShown, onToggle, wanted }: CellProps) {
  const { action, holder, module } = cell
  const now = holder.matrix[module.key]?.[action] === true
  const shown = wanted ?? now
  const reason = holder.lock ?? (isHeld ? null : GRANT_MESSAGE)
  const differs = holder.base !== undefined && shown !== (holder.base[module.key]?.[action] === true)
  const named = `${holder.name}: ${action} ${module.name}`
  return (
    <td
      className={isFirst ? access.first : undefined}
      data-changed={wanted !== undefined && wanted !== now}
      data-differs={differs}
      data-shown={isShown}
      title={reason ?? (differs ? words.differsFromRole : undefined)}
    >
      <input
        aria-label={[named, differs && 'differs from the role', reason].filter(Boolean).join(', ')}
        checked={shown}
        disabled={reason !== null}
        onChange={(event) => onToggle(cell, event.currentTarget.checked)}
        type="checkbox"
      />
    </td>
  )
}
