import { type Actor, TOP_ROLE_ID } from '@/kernel/permissions'
import { ADMINISTRATORS_SETTINGS, APPROVER_ACTIVE_DAYS, COMPANY_FIELDS } from './company-settings-fields'

type Values = Partial<Record<(typeof ADMINISTRATORS_SETTINGS)[number], unknown>>

/** An empty setting is the product's default. */
const DEFAULTS = { approverActiveDays: APPROVER_ACTIVE_DAYS, scriptHosts: [] }

/** Lists are the same if their entries are. */
const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((entry, index) => entry === b[index])
    : a === b

/** Why somebody cannot change settings to these; null if they can. Those not given stay as they are. */
export function checkAdministratorsSettings(actor: Actor, before: Values, given: Values): string | null {
  if (actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID) return null
  const changed = ADMINISTRATORS_SETTINGS.find(
    (name) =>
      given[name] !== undefined && !isSame(given[name] ?? DEFAULTS[name], before[name] ?? DEFAULTS[name]),
  )
  if (changed === undefined) return null
  const label = COMPANY_FIELDS.find(([name]) => name === changed)?.[1].label ?? changed
  return `Only an administrator can change ‘${label}’.`
}
