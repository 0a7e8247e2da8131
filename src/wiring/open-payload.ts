import config from '@payload-config'
import { getPayload, type Payload } from 'payload'

/** Payload, connected once per process. */
export const openPayload = (): Promise<Payload> => getPayload({ config })

/** Where Payload stores what is open, and whether its configuration must be loaded again. */
type Opened = { _payload?: Map<string, { payload: Payload | null; reload: boolean | Promise<void> }> }

// A development build evaluates this file again when the configuration has changed. Payload itself notices
// that only while a page is open that has the configuration in its bundle, as those of the back office.
if (process.env.NODE_ENV === 'development') {
  const opened = (globalThis as Opened)._payload?.get('default')
  if (opened?.payload) opened.reload = true
}
