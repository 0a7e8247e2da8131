import type { PayloadRequest } from 'payload'
import { visibleShowrooms } from '@/kernel/showroom-scope'
import { listRoles } from '@/modules/accounts/access/queries/list-roles'
import { listShowroomChoices } from '@/modules/accounts/access/queries/list-showroom-choices'
import { mayAssign } from '@/modules/accounts/access/rules/may-assign'
import { actorOf } from '@/server/actor-of'
import { COUNTRIES } from '../rules/countries'
import { countryOf } from '../rules/country-of'
import { COUNTRIES_ON_TOP } from '../rules/person-limits'

/** The options of a person's form for this viewer. */
export type FormChoices = {
  roles: { id: number; name: string; open: boolean }[]
  showrooms: { id: number; name: string }[]
  /** Whether the viewer sees every showroom and so may assign all of them. */
  mayGiveAll: boolean
  topCountries: string[]
  countries: string[]
}

/**
 * Reads the options: roles that the viewer may assign, showrooms visible to the viewer, countries by name.
 */
export async function personFormChoices(req: PayloadRequest): Promise<FormChoices> {
  const db = req.payload.db.drizzle
  const actor = await actorOf(req)
  const [roles, showrooms] = await Promise.all([listRoles(db), listShowroomChoices(db)])
  const reach = visibleShowrooms(actor)
  return {
    roles: roles.map(({ id, name, permissions }) => ({ id, name, open: mayAssign(actor, id, permissions) })),
    showrooms: showrooms.filter(({ id }) => reach === 'all' || reach.includes(id)),
    mayGiveAll: reach === 'all',
    topCountries: COUNTRIES_ON_TOP.map((code) => countryOf(code)?.name ?? code),
    countries: COUNTRIES.map(({ name }) => name),
  }
}
