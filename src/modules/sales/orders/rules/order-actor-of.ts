import { TOP_ROLE_ID } from '@/kernel/permissions'
import type { OrderActor } from './order-workflow'

/** How an actor's role counts in the table. */
export const orderActorOf = (roleId: number): OrderActor => (roleId === TOP_ROLE_ID ? 'admin' : 'staff')
