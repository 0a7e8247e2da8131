import { STAFF_APPLICATIONS } from '@/modules/careers/openings/rules/admin-urls'
import { queuePlaces } from '@/ui/back-office/queue-place'

/** The applications of the list or the board that one was opened from. */
export const applicationQueue = queuePlaces('kaido:application-queue', STAFF_APPLICATIONS)
