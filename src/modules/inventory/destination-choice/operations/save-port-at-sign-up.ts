import { parseCookies } from 'payload'
import type { Listener } from '@/server/events'
import { DELIVER_TO_COOKIE } from '../rules/deliver-to'
import { readPortId } from '../rules/read-port-id'
import { saveGuestPort } from './save-own-port'

/** Whoever signs up takes the port along that they chose as a guest, also to the device where they go on. */
export const savePortAtSignUp: Listener<'personChanged'> = async ({ ids, how }, { req, db }) => {
  const [id] = ids
  if (how !== 'created' || id === undefined || req.user) return
  const port = readPortId(parseCookies(req.headers ?? new Headers()).get(DELIVER_TO_COOKIE))
  if (port !== null) await saveGuestPort(db, id, port)
}
