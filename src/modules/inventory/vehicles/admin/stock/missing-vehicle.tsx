import styles from '@/ui/back-office/admin.module.css'
import * as words from '../../words'

const SHOWN = 40

/**
 * Shows that a link to a vehicle could not be opened. Whether it does not exist or belongs to another showroom is
 * not revealed.
 *
 * @param requested what the link named, from the address
 */
export function MissingVehicle({ requested }: { requested: string | string[] | undefined }) {
  const [id] = [requested].flat()
  if (!id) return null
  return (
    <div className={styles.alert} data-tone="red" role="alert">
      {words.vehicleNotFound(id.slice(0, SHOWN))}
    </div>
  )
}
