import { screen } from '@/api/screen'

/** The screens of lists and of their records. */
export const listScreens = {
  variableRecord: screen(
    '/inventory/variables/:list([\\w-]+)/:verb(create|edit)/:id(\\d+)?',
    '/modules/inventory/lists/admin/list-record-view#ListRecordView',
  ),
  variable: screen(
    '/inventory/variables/:list([\\w-]+)',
    '/modules/inventory/lists/admin/list-view#ListView',
  ),
  inventoryRecord: screen(
    '/inventory/:list(manufacturers|models|model-codes|service-plans|tags)/:verb(create|edit)/:id(\\d+)?',
    '/modules/inventory/lists/admin/list-record-view#ListRecordView',
  ),
  inventoryList: screen(
    '/inventory/:list(manufacturers|models|model-codes|service-plans|tags)',
    '/modules/inventory/lists/admin/list-view#ListView',
  ),
}
