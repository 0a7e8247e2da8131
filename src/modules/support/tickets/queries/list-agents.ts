import { listPermittedStaff, type StaffMember } from '@/modules/accounts/people/queries/list-permitted-staff'
import type { Reader } from '@/server/rows/select'

/** The staff who may answer tickets, by name. */
export const listAgents = (on: Reader): Promise<StaffMember[]> => listPermittedStaff(on, 'support', 'update')
