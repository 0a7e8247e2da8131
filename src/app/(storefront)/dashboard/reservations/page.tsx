import { PageHead } from '@/modules/accounts/ui/shell/account-shell'
import { listOwnReservations } from '@/modules/inventory/queries/reservations'
import { pageMetadata } from '@/modules/inventory/ui/found/page-metadata'
import { OWN_PAGE_SIZE, OwnReservations } from '@/modules/inventory/ui/hold/own-reservations'
import { dbOf } from '@/server/transaction'
import { needPerson } from '../person'

const path = '/dashboard/reservations'

export const metadata = pageMetadata({
  title: 'Reservations',
  description: 'Vehicles that you asked for, and how long they are held for you.',
  path,
  isIndexed: false,
})

type Props = { searchParams: Promise<{ page?: string | string[] }> }

export default async function ReservationsAddress({ searchParams }: Props) {
  const { account, req } = await needPerson(path)
  const asked = Number((await searchParams).page)
  const page = Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1
  const paging = { page, limit: OWN_PAGE_SIZE }
  const { rows, total } = await listOwnReservations(await dbOf(req), account.id, paging)
  return (
    <>
      <PageHead title="Reservations">
        A confirmed vehicle is held for you, and nobody else can buy it meanwhile.
      </PageHead>
      <OwnReservations page={page} path={path} rows={rows} total={total} />
    </>
  )
}
