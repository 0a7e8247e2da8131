import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Module, NavigationEntry } from '@/api/module'
import { recordRoutes } from '@/api/record-routes'
import { screen } from '@/api/screen'
import { recordCollection } from '@/collections/shared/recordCollection'
import { columnIn, columnOf, linksOf, type RecordList } from '@/kernel/record-list'
import type { RecordUse } from '@/server/database/record-uses'
import { tableOf } from '@/server/records'

const VIEWS = '/shell/back-office/records'

const screensOf = ({ address, slug }: RecordList): [string, ReturnType<typeof screen>][] => [
  [`${slug}-record`, screen(`/${address}/:verb(create|edit)/:id(\\d+)?`, `${VIEWS}/record-view#RecordView`)],
  [slug, screen(`/${address}`, `${VIEWS}/records-view#RecordsView`)],
]

const entryOf = ({ address, card, module, plural }: RecordList): NavigationEntry => ({
  title: plural,
  href: `/admin/${address}`,
  needs: { module },
  card,
})

/** The form of a new record: a command of the search. */
const newEntryOf = ({ address, module, singular }: RecordList): NavigationEntry => ({
  title: `Create ${singular.toLowerCase()}`,
  href: `/admin/${address}/create`,
  needs: { module, action: 'create' },
  under: `/admin/${address}`,
})

/** The references from a list's links that prevent their targets from being deleted. */
const usesIn = (list: RecordList): RecordUse[] =>
  linksOf(list).map(([name, to]) => ({
    of: to.slug,
    table: tableOf(list.slug),
    column: columnIn(list, name),
    what: list.singular.toLowerCase(),
  }))

/** A record's name in SQL, for a row `t`. */
const nameOf = ({ title }: RecordList): SQL =>
  sql`concat_ws(', ', ${sql.join(
    title.map((field) => sql`nullif(t.${sql.identifier(columnOf(field))}, '')`),
    sql`, `,
  )})`

/** The module with everything derived from the lists it declares, before its own parts. */
export function withRecords(module: Module): Module {
  const { records = [] } = module
  if (records.length === 0) return module
  const { auditWords, collections = [], lists, navigation = [], routes = [], screens, uses = [] } = module
  const byTable = records.map((list) => [tableOf(list.slug), nameOf(list)])
  return {
    ...module,
    collections: [...records.map(recordCollection), ...collections],
    routes: [...records.flatMap(recordRoutes), ...routes],
    screens: { ...Object.fromEntries(records.flatMap(screensOf)), ...screens },
    navigation: [...records.map(entryOf), ...navigation, ...records.map(newEntryOf)],
    lists: { ...Object.fromEntries(records.map(({ address, slug }) => [slug, address])), ...lists },
    uses: [...records.flatMap(usesIn), ...uses],
    auditWords: [{ names: Object.fromEntries(byTable) }, ...(auditWords ?? [])],
  }
}
