import type { Route } from '@/api/types'
import { roleRoutes } from '@/modules/accounts/access/routes/roles'
import { accountRoutes } from '@/modules/accounts/own-account/routes/account'
import { ownDataRoutes } from '@/modules/accounts/own-account/routes/own-data'
import { countryRoutes } from '@/modules/accounts/people/routes/countries'
import { pictureRoutes } from '@/modules/accounts/people/routes/pictures'
import { userRoutes } from '@/modules/accounts/people/routes/users'
import { authRoutes } from '@/modules/accounts/sign-in/routes/auth'
import { newPasswordRoutes } from '@/modules/accounts/sign-in/routes/new-password'
import { secondFactorRoutes } from '@/modules/accounts/sign-in/routes/second-factor'
import { signUpRoutes } from '@/modules/accounts/sign-in/routes/sign-up'
import { listVehiclesRoute } from '@/modules/inventory/catalogue/routes/list-vehicles'
import { manufacturersLandingRoute } from '@/modules/inventory/catalogue/routes/manufacturers-landing'
import { publicVehicleRoutes } from '@/modules/inventory/catalogue/routes/public-vehicles'
import { vehicleFeatureRoutes } from '@/modules/inventory/catalogue/routes/vehicle-features'
import { importRoutes } from '@/modules/inventory/import/routes/imports'
import { manufacturerRoutes } from '@/modules/inventory/lists/routes/manufacturers'
import { modelCodeRoutes } from '@/modules/inventory/lists/routes/model-codes'
import { modelRoutes } from '@/modules/inventory/lists/routes/models'
import { referenceRoutes } from '@/modules/inventory/lists/routes/reference'
import { servicePlanRoutes } from '@/modules/inventory/lists/routes/service-plans'
import { tagRoutes } from '@/modules/inventory/lists/routes/tags'
import { uploadRoutes } from '@/modules/inventory/media/routes/uploads'
import { reservationRoutes } from '@/modules/inventory/reservations/routes/reservations'
import { reviewRoutes } from '@/modules/inventory/reviews/routes/reviews'
import { savedSearchRoutes } from '@/modules/inventory/saved-searches/routes/saved-searches'
import { fileLinkRoutes } from '@/modules/inventory/vehicles/routes/file-links'
import { vehicleRoutes } from '@/modules/inventory/vehicles/routes/vehicles'
import { wishlistRoutes } from '@/modules/inventory/wishlist/routes/wishlist'
import { jobRoutes } from '@/modules/settings/jobs/routes/jobs'
import { mailRoutes } from '@/modules/settings/mail/routes/mail'
import { portRoutes } from '@/modules/settings/places/routes/ports'
import { showroomRoutes } from '@/modules/settings/places/routes/showroom-offices'

/** Every call of the contract. What is not in this list does not exist outside. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...signUpRoutes,
  ...newPasswordRoutes,
  ...secondFactorRoutes,
  ...accountRoutes,
  ...ownDataRoutes,
  ...userRoutes,
  ...pictureRoutes,
  ...roleRoutes,
  ...countryRoutes,
  ...publicVehicleRoutes,
  listVehiclesRoute,
  ...vehicleFeatureRoutes,
  manufacturersLandingRoute,
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
  ...fileLinkRoutes,
  ...servicePlanRoutes,
  ...portRoutes,
  ...showroomRoutes,
  ...savedSearchRoutes,
  ...importRoutes,
  ...jobRoutes,
  ...mailRoutes,
]
