import Link from 'next/link'
import list from '@/ui/back-office/list/list-context.module.css'
import deals from '@/ui/back-office/requests.module.css'

/** The vehicle that something is about, by its name and stock number. */
export function VehicleCell({ id, name, sku }: { id: number; name: string; sku: string }) {
  return (
    <>
      <div className={deals.name}>
        <Link href={`/admin/inventory/vehicles/edit/${id}`} title={name}>
          {name}
        </Link>
      </div>
      <span className={list.under}>{sku}</span>
    </>
  )
}
