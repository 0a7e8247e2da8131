import { z } from 'zod'
import { defineQueue } from '@/server/jobs/define-queue'

const id = z.int().min(1)

/** A change of many vehicles. A retry continues where the last attempt ended. */
export const changeVehiclesQueue = defineQueue({
  name: 'vehicles.change',
  title: 'Change many vehicles',
  input: z.strictObject({ changeId: id, userId: id }),
  about: { changeId: 'vehicle_changes' },
  retries: 5,
  retryDelayMax: 300,
  expireIn: 3600,
})
