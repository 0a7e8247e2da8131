import { screen } from '@/api/module'

/** The screens of the back office for the stock, besides those of lists that are declared. */
export const screens = {
  imports: screen('/inventory/import', '/modules/inventory/import/admin/ImportsView#ImportsView'),
  importFile: screen(
    '/inventory/import/files/:id(\\d+)',
    '/modules/inventory/import/admin/ImportFileView#ImportFileView',
  ),
  import: screen('/inventory/import/:id(\\d+)', '/modules/inventory/import/admin/ImportView#ImportView'),
  reservations: screen(
    '/inventory/reservations',
    '/modules/inventory/reservations/admin/ReservationsView#ReservationsView',
  ),
  reviews: screen('/inventory/reviews', '/modules/inventory/reviews/admin/ReviewsView#ReviewsView'),
  variableRecord: screen(
    '/inventory/variables/:list([\\w-]+)/:verb(create|edit)/:id(\\d+)?',
    '/modules/inventory/lists/admin/RecordView#RecordView',
  ),
  variable: screen('/inventory/variables/:list([\\w-]+)', '/modules/inventory/lists/admin/ListView#ListView'),
  inventoryRecord: screen(
    '/inventory/:list(manufacturers|models|model-codes|service-plans|tags)/:verb(create|edit)/:id(\\d+)?',
    '/modules/inventory/lists/admin/RecordView#RecordView',
  ),
  inventoryList: screen(
    '/inventory/:list(manufacturers|models|model-codes|service-plans|tags)',
    '/modules/inventory/lists/admin/ListView#ListView',
  ),
  customsLists: screen(
    '/settings/customs-values',
    '/modules/inventory/landed-price/admin/CustomsListsView#CustomsListsView',
  ),
  customsList: screen(
    '/settings/customs-values/:verb(create|edit)/:id(\\d+)?',
    '/modules/inventory/landed-price/admin/CustomsListView#CustomsListView',
  ),
  stock: screen('/inventory/vehicles', '/modules/inventory/vehicles/admin/stock/StockView#StockView'),
}
