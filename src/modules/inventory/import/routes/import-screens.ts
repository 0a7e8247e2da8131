import { screen } from '@/api/screen'

/** The screens of imports. */
export const importScreens = {
  imports: screen('/inventory/import', '/modules/inventory/import/admin/imports-view#ImportsView'),
  importFile: screen(
    '/inventory/import/files/:id(\\d+)',
    '/modules/inventory/import/admin/import-file-view#ImportFileView',
  ),
  import: screen('/inventory/import/:id(\\d+)', '/modules/inventory/import/admin/import-view#ImportView'),
}
