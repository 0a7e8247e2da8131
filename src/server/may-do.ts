import type { PayloadRequest } from 'payload'
import { type Action, can, type ModuleKey } from '@/kernel/permissions'
import { actorOf } from './actor-of'

/**
 * Whether the caller may do `action` in `module`; for custom views and server functions, which Payload does
 * not guard.
 */
export async function mayDo(req: PayloadRequest, module: ModuleKey, action: Action): Promise<boolean> {
  return can(await actorOf(req), module, action)
}
