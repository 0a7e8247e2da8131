'use client'
import { useState } from 'react'
import { ACTIONS, type Action } from '@/kernel/permissions'
import { useUnsaved } from '@/ui/back-office/connection/unsaved-forms'
import type { Cell, Holder, ModuleRow } from './permission-grid'

const keyOf = ({ action, holder, module }: Cell): string => `${holder.id} ${module.id} ${action}`

/** One module's flags in the contract's format. */
export type PermissionEntry = { moduleId: number } & Record<Action, boolean>

/** Cells changed on the screen but not yet saved. */
export function usePermissionDraft(modules: readonly ModuleRow[]) {
  const [cells, setCells] = useState<ReadonlyMap<string, boolean>>(new Map())
  useUnsaved(() => cells.size > 0)
  const draft = (cell: Cell) => cells.get(keyOf(cell))
  const toggle = (cell: Cell, value: boolean) =>
    setCells((before) => {
      const after = new Map(before)
      const now = cell.holder.matrix[cell.module.key]?.[cell.action] === true
      if (value === now) after.delete(keyOf(cell))
      else after.set(keyOf(cell), value)
      return after
    })
  const entryOf = (holder: Holder, module: ModuleRow): PermissionEntry =>
    Object.fromEntries([
      ['moduleId', module.id],
      ...ACTIONS.map((action) => [
        action,
        draft({ action, holder, module }) ?? holder.matrix[module.key]?.[action] === true,
      ]),
    ])
  const isTouched = (holder: Holder, module: ModuleRow) =>
    ACTIONS.some((action) => draft({ action, holder, module }) !== undefined)
  const touched = (holder: Holder) => modules.filter((module) => isTouched(holder, module))
  return { count: cells.size, draft, toggle, entryOf, touched, clear: () => setCells(new Map()) }
}
