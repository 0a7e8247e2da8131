'use client'

import { type ComponentType, createContext, type ReactNode, use } from 'react'

/** A vehicle as its action needs it, and where the action stands. */
export type VehicleActionProps = {
  id: number
  name: string
  isReserved: boolean
  /** 'Total to Mombasa $9,840', where the reader has chosen a port and no figure is missing. */
  cost?: string
  /** What has to be known before an inquiry: a failed inspection, an import that is refused. */
  warning?: string
  place: 'page' | 'bar' | 'card' | 'row' | 'tools' | 'state'
}

const FirstAction = createContext<ComponentType<VehicleActionProps> | null>(null)

/** Where a higher module provides the first action on a vehicle. */
export function VehicleActions({
  first,
  children,
}: {
  first: ComponentType<VehicleActionProps>
  children: ReactNode
}) {
  return <FirstAction value={first}>{children}</FirstAction>
}

/** The first action of a vehicle's page, card or phone bar; nothing where no module has one. */
export function VehicleAction(props: VehicleActionProps) {
  const Action = use(FirstAction)
  return Action && <Action {...props} />
}
