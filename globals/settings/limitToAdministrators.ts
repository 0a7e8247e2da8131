import type { GlobalBeforeChangeHook } from 'payload'
import { forbidden } from '@/kernel/errors'
import { checkAdministratorsSettings } from '@/modules/settings/company/rules/check-administrators-settings'
import { actorOf } from '@/server/actor-of'

/** Refuses changes of what only an administrator may change, in whatever way they are made; the product itself may. */
export const limitToAdministrators: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!req.user) return data
  const problem = checkAdministratorsSettings(await actorOf(req), originalDoc ?? {}, data)
  if (problem !== null) throw forbidden(problem)
  return data
}
