import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AdminViewConfig, CollectionConfig, Endpoint, Field, GlobalConfig, Payload } from 'payload'
import type { ZodType } from 'zod'
import type { AddedFields } from '@/kernel/added-fields'
import type { ColumnWords } from '@/kernel/audit-words'
import type { IndexPage, NavigationGroup, Needs } from '@/kernel/navigation'
import type { RecordList } from '@/kernel/record-list'
import type { ShowroomScope } from '@/kernel/showroom-scope'
import { type ContentBlock, registerContentBlocks } from '@/server/content/content-blocks'
import { registerPostFields } from '@/server/content/post-fields'
import type { Notices } from '@/server/database/listen-to-notices'
import { type RecordUse, recordUses } from '@/server/database/record-uses'
import type { Db } from '@/server/db-of'
import { type Listeners, listen } from '@/server/events'
import type { Job } from '@/server/jobs/define-job'
import type { MailEvent } from '@/server/mail/define-mail'
import { registerAddedFields } from '@/server/rows/added-vehicle-fields'
import type { Route } from './route-type'

/** Whose navigation it is: what they see depends on these. */
export type Viewer = { id: number; showrooms: ShowroomScope }

/** A card on an index page of the back office. */
export type Card = {
  /** The index page the card is on. */
  index: IndexPage
  /** Another index page with the same card, for those who may not open the first. */
  also?: IndexPage
  /** What the card opens, in a few words; if absent, the number of entries is shown. */
  about?: string
  /**
   * The entries visible to a user with this showroom scope, as a query returning one row each; counted up to
   * a limit.
   */
  entries?: (showrooms: ShowroomScope) => SQL
}

/** Work that waits for staff behind an entry of the navigation. */
export type Waiting = {
  /**
   * What waits for this viewer, as a query returning one row each. It runs with every page of the back office
   * and is stopped at 100 rows, so an index should cover it: a partial index, usually.
   */
  of: (viewer: Viewer) => SQL
  /** What waits, with its number: '3', '99+'. Read out with the badge. */
  text: (count: string) => string
  /** The URL that lists just what waits; by default the entry's own. */
  href?: string
  /** Whom it waits for, where others may open the entry too; by default everybody who may. */
  needs?: Needs
}

/**
 * A screen of the back office, as its navigation knows it. Entries with a `group` are lines of the navigation;
 * those without are reached through a `card` on an index page or, if `under` an entry, from there. All of them
 * are found by searching.
 */
export type NavigationEntry = {
  title: string
  /** Its URL. Pages below it belong to it, unless another entry's URL is longer. */
  href: string
  /** Who may open it; must be the same as what the screen checks. Nobody else is shown the entry. */
  needs: Needs
  /** Other words by which people search for it, such as what is on the screen. */
  also?: readonly string[]
  /** Sets its position in its group or on its index page, lowest first; 0 by default. */
  place?: number
  /** Added to the badge of the line that it is reached through; a card shows it, too. */
  waiting?: Waiting
} & ({ group: NavigationGroup; card?: Card } | { card: Card } | { under: string })

/** Something found by searching the back office. */
export type Found = { id: number; title: string; detail: string; href: string }

/** Finds records by a few letters, for the search across the back office. */
export type Finder = {
  /** Its name in the call, such as 'vehicles'. */
  key: string
  /** The heading above what it finds. */
  title: string
  needs: Needs
  /**
   * At most `limit` records that match all words of `text` (2 to 60 characters), best first, limited to what the
   * viewer may see. It runs while someone types, so it must be served by an index.
   */
  find: (payload: Payload, text: string, viewer: Viewer, limit: number) => Promise<Found[]>
}

/** Whose queue of work it is. */
export type WorkViewer = Viewer & {
  /** Whether they are shown who customers are. */
  seesCustomers: boolean
}

/** A record that waits for staff. */
export type WorkItem = {
  id: number | string
  /** What it is: 'QT-2026-417, Toyota Vitz'. */
  title: string
  /** Who waits: a person's id, or as it is written. Null for nobody, and for a customer whom the viewer is not shown. */
  who: number | string | null
  /** What is to be done or what is missing; null if the heading contains it already. */
  what: string | null
  /** Since when it waits, ISO in UTC. */
  since: string
  /** The screen of the record itself. */
  href: string
}

/** A kind of work in the queue on the dashboard. */
export type Work = {
  /** The heading above it: 'Quotes to answer'. */
  title: string
  /** Where all of it is listed. */
  href: string
  needs: Needs
  /** Sets its position in the queue, lowest first: customers who wait before records that lack something. */
  place: number
  /** What waits, counted in the same way as behind an entry of the navigation. */
  waiting: Waiting['of']
  /** At most `limit` of what waits, the longest waiting first; only called if something does. */
  oldest: (payload: Payload, viewer: WorkViewer, limit: number) => Promise<WorkItem[]>
}

/** A page of the customer's own area; `place` sets its position in its group, lowest first. */
export type CustomerPage = {
  group: 'dashboard' | 'settings'
  href: string
  label: string
  place: number
  /** Another address that is this page, with everything below it. */
  also?: string
}

/** A storefront link, in the header menu or in a footer column; the lowest `place` comes first. */
export type SiteLink = {
  in: 'menu' | 'buying' | 'company' | 'rules'
  href: string
  label: string
  place: number
  /** The route of the topic page that it opens; it is left out while that page is not published. */
  topic?: string
}

/**
 * The URLs under /admin of a collection, in place of Payload's own: with `alone`, records have no screens of their own, and
 * their URLs redirect to the list; with editor URLs, Payload's editor is at these.
 */
export type CollectionUrls = string | { alone: string } | EditorUrls

export type EditorUrls = {
  list: string
  create: string
  /** Of a record, which ends with its id. */
  edit: string
  /** Whether the screens in its editor, such as its versions, have URLs of their own, too. */
  hasInner?: boolean
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
  /** Columns whose raw names are unclear, or expose too much of the database. */
  columns?: ColumnWords['labels']
  /** Columns whose numbers are more than plain counts. */
  numbers?: ColumnWords['numbers']
  /** By column: the table of the records whose numbers it has, where the database does not link them. */
  links?: Readonly<Record<string, string>>
  /** By table: what people call a record that the database names by a key. */
  shown?: Readonly<Record<string, (name: string) => string>>
  /** By table: the currency of a record's amounts. `t` is the record. */
  currencies?: Readonly<Record<string, SQL>>
  /** By table: a record's name, if it is more than one column. `t` is the record. */
  names?: Readonly<Record<string, SQL>>
  /** By table: the name of a deleted record; if absent, the label stored in the log is used. */
  gone?: Readonly<Record<string, GoneName>>
}

/**
 * The name of a deleted record, or the other record that it is named after; null if neither is known. `was` are its
 * columns as last logged, `label` is its label in the log at that time.
 */
export type GoneName = (
  was: Readonly<Record<string, unknown>>,
  label: string | null,
) => string | NamedAfter | null

/** A record named after another one, which may itself be deleted. */
export type NamedAfter = { table: string; id: unknown; words: (name: string) => string }

/** Something that runs until it is stopped. */
export type Running = { stop: () => Promise<void> }

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
  /** Its hooks on collections of its lists or of other modules, by slug; they run after the collection's own. */
  hooks?: Readonly<Record<string, CollectionConfig['hooks']>>
  /**
   * Fields that it adds to vehicles. The collection, form, calls, import, search, page, comparison and audit
   * log pick them up; the columns need a migration in the module. It sets its own values with
   * `setVehicleFields`.
   */
  vehicleFields?: AddedFields
  /** Parts of texts that are more than text, for posts and topic pages alike. Then run `npm run generate`. */
  contentBlocks?: readonly ContentBlock[]
  /**
   * Fields that it adds to posts of the blog, localized or not; their names begin with the module's. Calls return and take
   * those that are texts, numbers, dates, choices or flags. The columns need a migration in the module.
   */
  postFields?: readonly Field[]
  /** Settings of which there is only one. */
  globals?: readonly GlobalConfig[]
  /** Calls under /api/v1. */
  routes?: readonly Route[]
  /** Calls under Payload's own /api, for its admin. */
  endpoints?: readonly Endpoint[]
  jobs?: readonly Job[]
  /** What it does all the time in processes that work on jobs, such as reading a mailbox. */
  background?: readonly ((payload: Payload) => Running)[]
  mails?: readonly MailEvent[]
  /** Screens of the back office, by key; each checks permissions itself. */
  screens?: Readonly<Record<string, AdminViewConfig>>
  /** Its screens in the back office's navigation, on its index pages and in its search. */
  navigation?: readonly NavigationEntry[]
  /** What the search across the back office finds, in addition to screens. */
  finds?: readonly Finder[]
  /** Its kinds of work in the queue on the dashboard. */
  work?: readonly Work[]
  customerPages?: readonly CustomerPage[]
  siteLinks?: readonly SiteLink[]
  /** The URL under /admin of the product's own list for a collection, by slug. */
  lists?: Readonly<Record<string, CollectionUrls>>
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
  registerPostFields(modules.flatMap(({ postFields = [] }) => postFields))
  registerContentBlocks(modules.flatMap(({ contentBlocks = [] }) => contentBlocks))
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
