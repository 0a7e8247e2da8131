import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AdminViewConfig, CollectionConfig, Endpoint, GlobalConfig, Payload } from 'payload'
import type { ZodType } from 'zod'
import type { AddedFields } from '@/kernel/added-fields'
import type { ColumnWords } from '@/kernel/audit-words'
import type { ModuleKey, ShowroomScope } from '@/kernel/permissions'
import type { RecordList } from '@/kernel/record-list'
import type { Notices } from '@/server/database/notices'
import { type RecordUse, recordUses } from '@/server/database/record-uses'
import { type Listeners, listen } from '@/server/events'
import type { Job } from '@/server/jobs/job'
import type { MailEvent } from '@/server/mail/define'
import { registerAddedFields } from '@/server/rows/added-fields'
import type { Db } from '@/server/transaction'
import type { Route } from './types'

/** A link in the navigation of the back office, shown to those who may read the module. */
export type AdminLink = { href: string; title: string; module: ModuleKey; topRoleOnly?: true }

/** A page of the customer's own area; `place` says where it stands in its group, the smallest first. */
export type CustomerPage = { group: 'dashboard' | 'settings'; href: string; label: string; place: number }

/** A link of the storefront, in the menu at its head or in a column at its foot; the smallest `place` comes first. */
export type SiteLink = {
  in: 'menu' | 'buying' | 'company' | 'rules'
  href: string
  label: string
  place: number
}

/** A card on an index page of the back office. */
export type Section = {
  /** The index page that it stands on. */
  index: 'inventory' | 'variables' | 'settings'
  title: string
  href: string
  /** What is behind it, in a few words; without, the number of entries is shown. */
  about?: string
  /** The entries that whoever sees these showrooms can see, as a query of one row each; counted up to a limit. */
  entries?: (showrooms: ShowroomScope) => SQL
  topRoleOnly?: true
}

/** What the module stores about a person, for the file that everybody may have of their own data. */
export type OwnData = {
  /** Its name in the file. */
  key: string
  /** As is there. */
  shape: ZodType
  read: (db: Db, userId: number) => Promise<unknown>
}

/** How the audit log speaks of a feature's records. */
export type AuditWords = {
  /** Columns whose own names say too little, or too much of the database. */
  columns?: ColumnWords['labels']
  /** Columns whose numbers are more than a count. */
  numbers?: ColumnWords['numbers']
  /** By table: the currency of a record's amounts. `t` is the record. */
  currencies?: Readonly<Record<string, SQL>>
  /** By table: what a record is called, where that is more than one column. `t` is the record. */
  names?: Readonly<Record<string, SQL>>
  /** By table: what a record is called that is gone; without, it goes by what the log called it. */
  gone?: Readonly<Record<string, GoneName>>
}

/**
 * The name of a record that is gone, or the other record whose name it goes by; null where neither is known.
 *
 * @param was its columns when it was last written down
 * @param label what the log called it then
 */
export type GoneName = (
  was: Readonly<Record<string, unknown>>,
  label: string | null,
) => string | NamedAfter | null

/** A record that is called after another one, which may be gone itself. */
export type NamedAfter = { table: string; id: unknown; words: (name: string) => string }

/** Everything that a module or a plugin may bring. What it leaves out it does not have. */
export type Module = {
  /** The name of its folder in `modules` or `plugins`, such as 'inspections'. */
  name: string
  /** Lists of the back office; their collections, calls, screens, cards and words follow from what is said here. */
  records?: readonly RecordList[]
  collections?: readonly CollectionConfig[]
  /** Hooks of its own on collections of others, by slug; they run after the collection's own. */
  hooks?: Readonly<Record<string, CollectionConfig['hooks']>>
  /**
   * Fields of its own on vehicles, which the collection, form, calls, import, search, page, comparison and audit log then
   * have; columns come with a migration of the module. What it sets itself it sets by `setVehicleFields`.
   */
  vehicleFields?: AddedFields
  /** Settings that there is one of. */
  globals?: readonly GlobalConfig[]
  /** Calls below /api/v1. */
  routes?: readonly Route[]
  /** Calls below Payload's own /api, for its admin. */
  endpoints?: readonly Endpoint[]
  jobs?: readonly Job[]
  mails?: readonly MailEvent[]
  /** Screens of the back office, by a key of their own; each checks its permission itself. */
  screens?: Readonly<Record<string, AdminViewConfig>>
  links?: readonly AdminLink[]
  customerPages?: readonly CustomerPage[]
  siteLinks?: readonly SiteLink[]
  sections?: readonly Section[]
  /**
   * Where the product's own list of a collection stands below /admin, by the collection's slug. Of one that stands
   * alone the records have no screens of their own: their addresses lead to the list.
   */
  lists?: Readonly<Record<string, string | { alone: string }>>
  /** Columns of its own that point at records of any module, which cannot be deleted while rows do. */
  uses?: readonly RecordUse[]
  ownData?: readonly OwnData[]
  /** Takes what is stored about erased people, in the transaction that erases them. */
  erase?: (db: Db, userIds: readonly number[]) => Promise<void>
  /** What it follows, in the transaction in which it happens. */
  on?: Listeners
  /** Done each time a process has opened the database, before anything is answered. */
  begin?: (payload: Payload) => Promise<void>
  /** What it does when any process announces something through the database. */
  notices?: Notices
  /** Registers what it answers at the ports of lower modules; done where the configuration is put together. */
  answerPorts?: () => void
  auditWords?: readonly AuditWords[]
}

/** A screen of our own below /admin: its address and the component that checks and draws it. */
export const screen = (path: `/${string}`, Component: string): AdminViewConfig => ({
  path,
  Component,
  exact: true,
})

// Bundles of one process are built apart and share nothing but globals.
const NAME = Symbol.for('kaido.modules')
const place = globalThis as typeof globalThis & { [NAME]?: readonly Module[] }

/** Makes the modules known to whatever asks for what they bring; done where the configuration is put together. */
export function registerModules(modules: readonly Module[]): void {
  place[NAME] = modules
  registerAddedFields(modules.flatMap(({ vehicleFields = [] }) => vehicleFields))
  for (const { answerPorts, name, on = {}, uses = [] } of modules) {
    listen(name, on)
    recordUses.register(name, uses)
    answerPorts?.()
  }
}

/** What is registered, in order; throws where the configuration was never loaded. */
export function modules(): readonly Module[] {
  const known = place[NAME]
  if (!known) throw new Error('No modules are registered: load payload.config first')
  return known
}
