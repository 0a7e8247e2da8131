import type { CollectionBeforeChangeHook } from 'payload'
import { forbidden } from '@/kernel/errors'
import { TOP_ROLE_ID } from '@/kernel/permissions'
import { SEO_MESSAGES } from '@/modules/content/seo/rules/seo-setting'
import { actorOf } from '@/server/actor-of'

/** Refuses a change of the custom code by anybody but an administrator, in whatever way it is made; the product itself may. */
export const limitCodeToAdministrators: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isSame =
    data.customCode === undefined || (data.customCode ?? null) === (originalDoc?.customCode ?? null)
  if (!req.user || isSame) return data
  const actor = await actorOf(req)
  if (actor.kind === 'staff' && actor.roleId === TOP_ROLE_ID) return data
  throw forbidden(SEO_MESSAGES.codeByAdministrators)
}
