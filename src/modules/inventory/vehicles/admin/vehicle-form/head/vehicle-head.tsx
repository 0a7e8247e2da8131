import Link from 'next/link'
import { recordHistoryHref } from '@/modules/settings/audit-log/schemas/audit-filter'
import styles from '@/ui/back-office/admin.module.css'
import { StatusLabel } from '@/ui/back-office/list/status-label'
import type { VehicleHead as Head } from '../../../queries/get-vehicle-head'
import { hasPublicPage } from '../../../rules/status/public-statuses'
import { VEHICLE_STATUS_LABELS, vehicleStatusTone } from '../../../rules/vehicle-status'
import * as words from '../../../words'
import { Picture } from '../../stock/stock-cells'
import * as own from '../words'
import { DeleteVehicle } from './delete-vehicle'
import css from './vehicle-head.module.css'

type Props = {
  head: Head
  may: { create: boolean; delete: boolean; readLog: boolean }
}

/** Which vehicle it is at a glance, and what can be done with it apart from editing. */
export function VehicleHead({ head, may }: Props) {
  const { id, isDrawn, name, picture, sku, status } = head
  return (
    <header className={styles.head}>
      <div className={css.head}>
        <span className={css.picture}>
          <Picture isDrawn={isDrawn} picture={picture} />
        </span>
        <div>
          <div className={css.title}>
            <h1 className={styles.title}>{words.editVehicle}</h1>
            {status && (
              <StatusLabel tone={vehicleStatusTone(status)}>{VEHICLE_STATUS_LABELS[status]}</StatusLabel>
            )}
          </div>
          <p className={css.name}>
            <strong>{name}</strong>
            <span>{sku}</span>
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        {status && hasPublicPage({ status }) && (
          <a className={styles.button} href={`/vehicles/${id}`}>
            {own.viewOnSite}
          </a>
        )}
        {may.create && (
          <Link className={styles.button} href={`/admin/inventory/vehicles/create?copy=${id}`}>
            {own.duplicate}
          </Link>
        )}
        {may.readLog && (
          <Link className={styles.button} href={recordHistoryHref('vehicles', id)}>
            {own.history}
          </Link>
        )}
        {may.delete && <DeleteVehicle id={id} name={`${name} (${sku})`} />}
      </div>
    </header>
  )
}
