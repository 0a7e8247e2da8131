import Link from 'next/link'
import type { AdminViewServerProps } from 'payload'
import { dayIn } from '@/kernel/time/day-in'
import { dayInWords } from '@/kernel/time/day-in-words'
import { readTradeSettings } from '@/modules/settings/company/queries/read-trade-settings'
import { mayDo } from '@/server/may-do'
import styles from '@/ui/back-office/admin.module.css'
import { ListFrame } from '@/ui/back-office/list/list-frame'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import { Table, type TableColumn } from '@/ui/back-office/list/table'
import { type ListedDestination, listDestinations } from '../queries/list-destinations'
import { DESTINATIONS_PATH } from '../rules/admin-urls'
import * as words from './destination-words'
import { EditDestination } from './edit-destination'

const COLUMNS: TableColumn<ListedDestination>[] = [
  {
    key: 'country',
    title: words.country,
    card: 'title',
    cell: ({ country, slug }) => <Link href={`${DESTINATIONS_PATH}/${slug}`}>{country}</Link>,
  },
  {
    key: 'state',
    title: words.state,
    card: 'status',
    cell: ({ active }) => (
      <StatusLabel tone={active ? 'green' : 'slate'}>{active ? words.on : words.off}</StatusLabel>
    ),
  },
  { key: 'inForce', title: words.rulesInForce, kind: 'number', cell: ({ inForce }) => inForce },
  {
    key: 'checkedOn',
    title: words.oldestCheck,
    cell: ({ checkedOn }) => (checkedOn ? dayInWords(checkedOn) : words.neverChecked),
  },
  {
    key: 'waiting',
    title: words.waiting,
    kind: 'number',
    cell: ({ waiting }) => (waiting > 0 ? <strong>{waiting}</strong> : waiting),
  },
]

/** Countries that buyers can choose, with how many rules each has and when they were last checked. */
export async function DestinationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const db = req.payload.db.drizzle
  const load = async () => listDestinations(db, dayIn(new Date(), (await readTradeSettings(db)).timezone))
  return (
    <ListFrame
      actions={(await mayDo(req, 'settings', 'create')) && <EditDestination destination={null} />}
      allowed={await mayDo(req, 'settings', 'read')}
      lead={words.destinationsAbout}
      load={load}
      title={words.destinations}
      view={view}
    >
      {(countries) =>
        countries.length === 0 ? (
          <section className={styles.empty}>
            <h2>{words.noneYet}</h2>
          </section>
        ) : (
          <Table columns={COLUMNS} label={words.destinations} rows={countries} />
        )
      }
    </ListFrame>
  )
}
