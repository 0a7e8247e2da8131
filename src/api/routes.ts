import { accountRoutes } from '@/modules/accounts/routes/account'
import { authRoutes } from '@/modules/accounts/routes/auth'
import { countryRoutes } from '@/modules/accounts/routes/countries'
import { ownDataRoutes } from '@/modules/accounts/routes/own-data'
import { pictureRoutes } from '@/modules/accounts/routes/pictures'
import { roleRoutes } from '@/modules/accounts/routes/roles'
import { secondFactorRoutes } from '@/modules/accounts/routes/second-factor'
import { userRoutes } from '@/modules/accounts/routes/users'
import { importRoutes } from '@/modules/inventory/routes/imports'
import { manufacturerRoutes } from '@/modules/inventory/routes/manufacturers'
import { modelCodeRoutes } from '@/modules/inventory/routes/model-codes'
import { modelRoutes } from '@/modules/inventory/routes/models'
import { publicVehicleRoutes } from '@/modules/inventory/routes/public-vehicles'
import { referenceRoutes } from '@/modules/inventory/routes/reference'
import { reservationRoutes } from '@/modules/inventory/routes/reservations'
import { reviewRoutes } from '@/modules/inventory/routes/reviews'
import { savedSearchRoutes } from '@/modules/inventory/routes/saved-searches'
import { servicePlanRoutes } from '@/modules/inventory/routes/service-plans'
import { tagRoutes } from '@/modules/inventory/routes/tags'
import { uploadRoutes } from '@/modules/inventory/routes/uploads'
import { vehicleRoutes } from '@/modules/inventory/routes/vehicles'
import { wishlistRoutes } from '@/modules/inventory/routes/wishlist'
import { jobRoutes } from '@/modules/settings/routes/jobs'
import { mailRoutes } from '@/modules/settings/routes/mail'
import { portRoutes } from '@/modules/settings/routes/ports'
import { showroomRoutes } from '@/modules/settings/routes/showroom-offices'
import type { Route } from './types'

/** Every call of the contract. What is not in this list does not exist outside. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...secondFactorRoutes,
  ...accountRoutes,
  ...ownDataRoutes,
  ...userRoutes,
  ...pictureRoutes,
  ...roleRoutes,
  ...countryRoutes,
  ...publicVehicleRoutes,
  ...vehicleRoutes,
  ...reservationRoutes,
  ...reviewRoutes,
  ...wishlistRoutes,
  ...referenceRoutes,
  ...manufacturerRoutes,
  ...modelRoutes,
  ...modelCodeRoutes,
  ...tagRoutes,
  ...uploadRoutes,
  ...servicePlanRoutes,
  ...portRoutes,
  ...showroomRoutes,
  ...savedSearchRoutes,
  ...importRoutes,
  ...jobRoutes,
  ...mailRoutes,
]
