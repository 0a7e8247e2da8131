import type { Module } from '@/api/module'
import { screen } from '@/api/screen'
import { CustomsValueLists } from '@/collections/inventory/CustomsValueLists'
import { ImageFolders } from '@/collections/inventory/ImageFolders'
import { Manufacturers } from '@/collections/inventory/Manufacturers'
import { Media } from '@/collections/inventory/Media'
import { ModelCodes } from '@/collections/inventory/ModelCodes'
import { Models } from '@/collections/inventory/Models'
import { Reservations } from '@/collections/inventory/Reservations'
import { ReferenceLists } from '@/collections/inventory/reference'
import { SavedSearches } from '@/collections/inventory/SavedSearches'
import { SavedViews } from '@/collections/inventory/SavedViews'
import { ServicePlans } from '@/collections/inventory/ServicePlans'
import { searchWordHooks } from '@/collections/inventory/searchWordHooks'
import { Tags } from '@/collections/inventory/Tags'
import { VehicleImages } from '@/collections/inventory/VehicleImages'
import { VehicleReviews } from '@/collections/inventory/VehicleReviews'
import { Vehicles } from '@/collections/inventory/Vehicles'
import type { Needs } from '@/kernel/navigation'
import { expireReservationsJob } from '@/modules/inventory/reservations/jobs/expire-reservations'
import * as reservationMails from '@/modules/inventory/reservations/mail/reservation-mails'
import * as noticeMails from './availability-alerts/mail/vehicle-free-mail'
import { eraseAvailabilityAlerts } from './availability-alerts/operations/erase-availability-alerts'
import { sendAvailabilityAlerts } from './availability-alerts/operations/send-availability-alerts'
import { ownAvailabilityAlertsData } from './availability-alerts/routes/own-availability-alerts-data'
import { listVehiclesRoute } from './catalogue/routes/list-vehicles'
import { manufacturersLandingRoute } from './catalogue/routes/manufacturers-landing'
import { publicVehicleRoutes } from './catalogue/routes/public-vehicles'
import { vehicleFeatureRoutes } from './catalogue/routes/vehicle-features'
import { eraseOwnPorts } from './destination-choice/operations/erase-own-ports'
import { savePortAtSignUp } from './destination-choice/operations/save-port-at-sign-up'
import { destinationPortsRoute } from './destination-choice/routes/destination-ports'
import { ownPortData } from './destination-choice/routes/own-port-data'
import { DESTINATIONS } from './destination-choice/rules/deliver-to'
import { checkImportJob } from './import/jobs/check-import'
import { pruneImportsJob, runImportJob, undoImportJob } from './import/jobs/run-undo-and-prune-imports'
import { importWords } from './import/queries/audit-words'
import { importWork } from './import/queries/list-import-work'
import { interruptedImports } from './import/queries/select-interrupted-imports'
import { importScreens } from './import/routes/import-screens'
import { importRoutes } from './import/routes/imports'
import { customsWords } from './landed-price/queries/audit-words'
import { customsImportRoutes } from './landed-price/routes/customs-imports'
import { customsListRoutes } from './landed-price/routes/customs-lists'
import { customsLists } from './landed-price/rules/customs-list'
import { listWords } from './lists/queries/audit-words'
import { navigationOfLists } from './lists/queries/declare-navigation-of-lists'
import { listScreens } from './lists/routes/list-screens'
import { manufacturerRoutes } from './lists/routes/manufacturers'
import { modelCodeRoutes } from './lists/routes/model-codes'
import { modelRoutes } from './lists/routes/models'
import { referenceListRoutes } from './lists/routes/reference-lists'
import { servicePlanRoutes } from './lists/routes/service-plans'
import { tagRoutes } from './lists/routes/tags'
import { listUses } from './lists/rules/list-uses'
import { REFERENCE_LISTS } from './lists/rules/reference-lists'
import { drawGalleriesJob } from './media/jobs/draw-galleries'
import { sweepUploadsJob } from './media/jobs/sweep-uploads'
import { mediaWords } from './media/queries/audit-words'
import { mediaRoutes } from './media/routes/images'
import { reservationClaims } from './reservations/operations/answer-reservation-claims'
import { reservationWords } from './reservations/queries/audit-words'
import { reservationWork } from './reservations/queries/list-reservation-work'
import { boughtAfterReserving } from './reservations/queries/match-reservation-states'
import { reservationsToAnswer } from './reservations/queries/select-reservations-to-answer'
import { ownReservationsData } from './reservations/routes/own-reservations-data'
import { reservationRoutes } from './reservations/routes/reservations'
import { reviewWords } from './reviews/queries/audit-words'
import { reviewWork } from './reviews/queries/list-review-work'
import { reviewsToModerate } from './reviews/queries/select-reviews-to-moderate'
import { ownReviewsData } from './reviews/routes/own-reviews-data'
import { reviewRoutes } from './reviews/routes/reviews'
import { pruneOffersJob, sendAlertsJob } from './saved-searches/jobs/send-alerts-and-prune-offers'
import * as alertMails from './saved-searches/mail/alert-mails'
import { eraseSavedSearches } from './saved-searches/operations/erase-saved-searches'
import { ownSearchesData } from './saved-searches/routes/own-searches-data'
import { savedSearchRoutes } from './saved-searches/routes/saved-searches'
import { checkSearchJob } from './search/jobs/check-search'
import { followVehicles } from './search/operations/follow-vehicles'
import { findVehiclesForJump } from './search/queries/find-vehicles-for-jump'
import { LISTING } from './search/rules/listing-url-path'
import { searchWords } from './search/rules/search-words'
import { changeVehiclesJob, pruneChangesJob } from './vehicles/jobs/change-vehicles'
import { prunePageViewCountsJob } from './vehicles/jobs/prune-page-view-counts'
import { vehicleClaims } from './vehicles/operations/declare-claims'
import { eraseSavedViews } from './vehicles/operations/views/erase-saved-views'
import { vehicleWords } from './vehicles/queries/audit-words'
import { vehicleWork } from './vehicles/queries/list-vehicle-work'
import { vehiclePurchases } from './vehicles/queries/match-vehicle-purchases'
import { listedVehicles, ofVehicles } from './vehicles/queries/select-rows-in-showrooms'
import { vehiclesToPhotograph } from './vehicles/queries/select-vehicles-to-photograph'
import { fileLinkRoutes } from './vehicles/routes/file-links'
import { ownSavedViewsData } from './vehicles/routes/own-saved-views-data'
import { savedViewRoutes } from './vehicles/routes/saved-views'
import { vehicleRoutes } from './vehicles/routes/vehicles'
import { STOCK_PATH as STOCK } from './vehicles/rules/stock/stock-path'
import { vehicleUses } from './vehicles/rules/vehicle-uses'
import { eraseVisits } from './visits/operations/erase-visits'
import { ownVisitsData } from './visits/routes/own-visits-data'
import { eraseWishes } from './wishlist/operations/erase-wishes'
import { ownWishesData } from './wishlist/routes/own-wishes-data'
import { wishlistRoutes } from './wishlist/routes/wishlist'

const READ: Needs = { module: 'inventory' }
const CREATE: Needs = { module: 'inventory', action: 'create' }

/** The stock: what there is, who views it, and who wants it. */
export const inventory: Module = {
  name: 'inventory',
  collections: [
    Vehicles,
    Manufacturers,
    Models,
    ModelCodes,
    Tags,
    ServicePlans,
    SavedSearches,
    SavedViews,
    VehicleReviews,
    Reservations,
    VehicleImages,
    Media,
    ImageFolders,
    CustomsValueLists,
    ...ReferenceLists,
  ],
  records: [searchWords],
  hooks: { [searchWords.slug]: searchWordHooks },
  routes: [
    ...publicVehicleRoutes,
    destinationPortsRoute,
    listVehiclesRoute,
    ...vehicleFeatureRoutes,
    manufacturersLandingRoute,
    ...vehicleRoutes,
    ...reservationRoutes,
    ...reviewRoutes,
    ...wishlistRoutes,
    ...referenceListRoutes,
    ...manufacturerRoutes,
    ...modelRoutes,
    ...modelCodeRoutes,
    ...tagRoutes,
    ...mediaRoutes,
    ...fileLinkRoutes,
    ...servicePlanRoutes,
    ...savedSearchRoutes,
    ...savedViewRoutes,
    ...importRoutes,
    ...customsListRoutes,
    ...customsImportRoutes,
  ],
  jobs: [
    checkImportJob,
    runImportJob,
    undoImportJob,
    pruneImportsJob,
    prunePageViewCountsJob,
    changeVehiclesJob,
    pruneChangesJob,
    sweepUploadsJob,
    checkSearchJob,
    drawGalleriesJob,
    expireReservationsJob,
    sendAlertsJob,
    pruneOffersJob,
  ],
  mails: [reservationMails, alertMails, noticeMails].flatMap((mails) => Object.values(mails)),
  screens: {
    ...importScreens,
    ...listScreens,
    reservations: screen(
      '/inventory/reservations',
      '/modules/inventory/reservations/admin/reservations-view#ReservationsView',
    ),
    reviews: screen('/inventory/reviews', '/modules/inventory/reviews/admin/reviews-view#ReviewsView'),
    customsLists: screen(
      '/settings/customs-values',
      '/modules/inventory/landed-price/admin/customs-lists-view#CustomsListsView',
    ),
    customsList: screen(
      '/settings/customs-values/:verb(create|edit)/:id(\\d+)?',
      '/modules/inventory/landed-price/admin/customs-list-view#CustomsListView',
    ),
    stock: screen('/inventory/vehicles', '/modules/inventory/vehicles/admin/stock/stock-view#StockView'),
  },
  customerPages: [
    { group: 'dashboard', href: '/dashboard/wishlist', label: 'Wishlist', place: 10 },
    { group: 'dashboard', href: '/dashboard/saved-searches', label: 'Saved searches', place: 20 },
    { group: 'dashboard', href: '/dashboard/reservations', label: 'Reservations', place: 30 },
  ],
  siteLinks: [
    { in: 'menu', href: LISTING, label: 'Vehicles', place: 0 },
    { in: 'buying', href: LISTING, label: 'All vehicles', place: 0 },
    { in: 'buying', href: DESTINATIONS, label: 'Delivery and import rules', place: 5 },
  ],
  navigation: [
    {
      group: 'stock',
      title: 'Vehicles',
      also: ['cars', 'stock'],
      href: STOCK,
      needs: READ,
      place: 10,
      card: { index: 'inventory', entries: listedVehicles },
      waiting: vehiclesToPhotograph,
    },
    { under: STOCK, title: 'Create vehicle', also: ['car'], href: `${STOCK}/create`, needs: CREATE },
    {
      under: STOCK,
      title: 'Import vehicles',
      also: ['upload', 'Excel', 'CSV', 'spreadsheet'],
      href: '/admin/inventory/import',
      needs: CREATE,
      place: 20,
      waiting: interruptedImports,
    },
    {
      group: 'sales',
      title: 'Reservations',
      href: '/admin/inventory/reservations',
      needs: READ,
      place: 30,
      card: { index: 'inventory', entries: ofVehicles('reservations') },
      waiting: reservationsToAnswer,
    },
    {
      title: 'Reviews',
      href: '/admin/inventory/reviews',
      needs: READ,
      place: 40,
      card: { index: 'inventory', entries: ofVehicles('vehicle_reviews') },
      waiting: reviewsToModerate,
    },
    ...navigationOfLists,
    {
      title: customsLists.plural,
      href: `/admin/${customsLists.address}`,
      needs: { module: 'settings' },
      card: customsLists.card,
    },
  ],
  finds: [{ key: 'vehicles', title: 'Vehicles', needs: READ, find: findVehiclesForJump }],
  work: [reservationWork, reviewWork, ...vehicleWork, importWork],
  lists: {
    manufacturers: 'inventory/manufacturers',
    models: 'inventory/models',
    'model-codes': 'inventory/model-codes',
    'service-plans': 'inventory/service-plans',
    tags: 'inventory/variables/tags',
    reservations: { alone: 'inventory/reservations' },
    'vehicle-reviews': { alone: 'inventory/reviews' },
    [customsLists.slug]: customsLists.address,
    ...Object.fromEntries(
      REFERENCE_LISTS.map(({ adminPath, slug }) => [slug, `inventory/variables/${adminPath}`]),
    ),
  },
  uses: [...vehicleUses, ...listUses],
  on: {
    vehicleChanged: [followVehicles, sendAvailabilityAlerts],
    personChanged: [savePortAtSignUp],
  },
  answerPorts: () => {
    vehicleClaims.register('reservations', reservationClaims)
    vehiclePurchases.register('reservations', boughtAfterReserving)
  },
  ownData: [
    ownSearchesData,
    ownWishesData,
    ownAvailabilityAlertsData,
    ownPortData,
    ownVisitsData,
    ownReservationsData,
    ownReviewsData,
    ownSavedViewsData,
  ],
  erase: async (db, userIds) => {
    await eraseSavedSearches(db, userIds)
    await eraseWishes(db, userIds)
    await eraseAvailabilityAlerts(db, userIds)
    await eraseOwnPorts(db, userIds)
    await eraseVisits(db, userIds)
    await eraseSavedViews(db, userIds)
  },
  auditWords: [mediaWords, listWords, vehicleWords, reviewWords, reservationWords, importWords, customsWords],
}
