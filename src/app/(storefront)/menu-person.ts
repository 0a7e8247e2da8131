import { headers } from 'next/headers'
import type { MenuPerson } from '@/modules/accounts/own-account/ui/menu-person-type'
import { pageUser } from '@/server/page-user'
import { runningPayload } from '@/server/running-payload'

/** The signed-in person, for the page's header; null for a guest, without any query. */
export async function menuPerson(): Promise<MenuPerson | null> {
  const [payload, given] = await Promise.all([runningPayload(), headers()])
  const user = await pageUser(payload, given)
  if (user?.status !== 'ACTIVE' || user.deletedAt) return null
  const { email, firstName, lastName, profilePictureUrl, role, userType } = user
  const picture = profilePictureUrl ?? null
  return { email, firstName, lastName, picture, isStaff: Boolean(role), hasUserType: Boolean(userType) }
}
