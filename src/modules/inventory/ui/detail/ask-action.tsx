import { buttonStyle } from '@/ui/button'
import { Icon } from '@/ui/icon'
import type { VehicleDetail } from '../../queries/types'
import { mailHref, phoneHref, type ShowroomContact } from './showroom-contact'

type AskProps = { vehicle: VehicleDetail; showroom: ShowroomContact | null; address: string }

/** The main action of the page: a letter to the showroom, or a call where it has no address for letters. */
export function AskAction({ vehicle, showroom, address }: AskProps) {
  if (showroom?.email)
    return (
      <a
        href={mailHref(showroom.email, vehicle, address)}
        className={buttonStyle('primary', 'whitespace-nowrap')}
      >
        <Icon name="mail" size={18} />
        E-mail the showroom
      </a>
    )
  if (showroom?.phone)
    return (
      <a href={phoneHref(showroom.phone)} className={buttonStyle('primary', 'whitespace-nowrap')}>
        <Icon name="phone" size={18} />
        Call the showroom
      </a>
    )
  return null
}
