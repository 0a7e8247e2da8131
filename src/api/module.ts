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

/** A link in the back office navigation, shown to users who may read the module. */
export type AdminLink = { href: string; title: string; module: ModuleKey; topRoleOnly?: true }

/** A page of the customer's own area; `place` sets its position in its group, lowest first. */
export type CustomerPage = { group: 'dashboard' | 'settings'; href: string; label: string; place: number }

/** A storefront link, in the header menu or in a footer column; the lowest `place` comes first. */
export type SiteLink = {
  in: 'menu' | 'buying' | 'company' | 'rules'
  href: string
  label: string
  place: number
}

/** A card on an index page of the back office. */
export type Section = {
  /** The index page the card is on. */
  index: 'inventory' | 'variables' | 'settings'
  title: string
  href: string
  /** What the card leads to, in a few words; if absent, the number of entries is shown. */
  about?: string
  /**
   * The entries visible to a user with this showroom scope, as a query returning one row each; counted up to
   * a limit.
   */
  entries?: (showrooms: ShowroomScope) => SQL
  topRoleOnly?: true
}

/** What the module stores about a person, for the file of their own data that everyone can request. */
export type OwnData = {
  /** Its name in the file. */
  key: string
  /** The data as stored. */
  shape: ZodType
  read: (db: Db, userId: number) => Promise<unknown>
}

/** How the audit log refers to a feature's records. */
export type AuditWords = {
  /** Columns whose raw names say too little, or expose too much of the database. */
  columns?: ColumnWords['labels']
  /** Columns whose numbers are more than plain counts. */
  numbers?: ColumnWords['numbers']
  /** By table: the currency of a record's amounts. `t` is the record. */
  currencies?: Readonly<Record<string, SQL>>
  /** By table: a record's name, if it is more than one column. `t` is the record. */
  names?: Readonly<Record<string, SQL>>
  /** By table: the name of a deleted record; if absent, the label stored in the log is used. */
  gone?: Readonly<Record<string, GoneName>>
}

/**
 * The name of a deleted record, or the other record that it is named after; null if neither is known.
 * @param was its columns as last logged
 * @param label its label in the log at that time
 */
export type GoneName = (
  was: Readonly<Record<string, unknown>>,
  label: string | null,
) => string | NamedAfter | null

/** A record named after another one, which may itself be deleted. */
export type NamedAfter = { table: string; id: unknown; words: (name: string) => string }

/** Everything that a module or a plugin may bring. All parts are optional. */
export type Module = {
  /** Its folder name in `modules` or `plugins`, such as 'inspections'. */
  name: string
  /**
   * Lists of the back office; their collections, calls, screens, cards and audit words are derived from these
   * declarations.
   */
  records?: readonly RecordList[]
  collections?: readonly CollectionConfig[]
  /** Its hooks on other modules' collections, by slug; they run after the collection's own. */
  hooks?: Readonly<Record<string, CollectionConfig['hooks']>>
  /**
   * Fields that it adds to vehicles. The collection, form, calls, import, search, page, comparison and audit
   * log pick them up; the columns need a migration in the module. It sets its own values with
   * `setVehicleFields`.
   */
  vehicleFields?: AddedFields
  /** Settings of which there is only one. */
  globals?: readonly GlobalConfig[]
  /** Calls under /api/v1. */
  routes?: readonly Route[]
  /** Calls under Payload's own /api, for its admin. */
  endpoints?: readonly Endpoint[]
  jobs?: readonly Job[]
  mails?: readonly MailEvent[]
  /** Screens of the back office, by key; each checks permissions itself. */
  screens?: Readonly<Record<string, AdminViewConfig>>
  links?: readonly AdminLink[]
  customerPages?: readonly CustomerPage[]
  siteLinks?: readonly SiteLink[]
  sections?: readonly Section[]
  /**
   * The address under /admin of the product's own list for a collection, by slug. With `alone`, records have
   * no screens of their own: their addresses lead to the list.
   */
  lists?: Readonly<Record<string, string | { alone: string }>>
  /**
   * Its columns that point at records of any module; those records cannot be deleted while rows refer to
   * them.
   */
  uses?: readonly RecordUse[]
  ownData?: readonly OwnData[]
  /** Removes what is stored about erased people, in the transaction that erases them. */
  erase?: (db: Db, userIds: readonly number[]) => Promise<void>
  /** Events it follows, in the transaction in which they happen. */
  on?: Listeners
  /** Runs each time a process has opened the database, before the first request is answered. */
  begin?: (payload: Payload) => Promise<void>
  /** Handlers for notices that any process sends through the database. */
  notices?: Notices
  /** Registers its answers at the ports of lower modules; called while the configuration is assembled. */
  answerPorts?: () => void
  auditWords?: readonly AuditWords[]
}

/** A custom screen under /admin: its address and the component that checks access and renders it. */
export const screen = (path: `/${string}`, Component: string): AdminViewConfig => ({
  path,
  Component,
  exact: true,
})

// Bundles in one process are built separately and share nothing but globals.
const NAME = Symbol.for('kaido.modules')
const place = globalThis as typeof globalThis & { [NAME]?: readonly Module[] }

/**
 * Makes the modules available to all code that needs what they bring; called while the configuration is
 * assembled.
 */
export function registerModules(modules: readonly Module[]): void {
  place[NAME] = modules
  registerAddedFields(modules.flatMap(({ vehicleFields = [] }) => vehicleFields))
  for (const { answerPorts, name, on = {}, uses = [] } of modules) {
    listen(name, on)
    recordUses.register(name, uses)
    answerPorts?.()
  }
}

/** The registered modules, in order; throws if the configuration was never loaded. */
export function modules(): readonly Module[] {
  const known = place[NAME]
  if (!known) throw new Error('No modules are registered: load payload.config first')
  return known
}
