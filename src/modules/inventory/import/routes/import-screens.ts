import { screen } from '@/api/module'

/** The screens of imports. */
export const importScreens = {
  imports: screen('/inventory/import', '/modules/inventory/import/admin/ImportsView#ImportsView'),
  importFile: screen(
    '/inventory/import/files/:id(\\d+)',
    '/modules/inventory/import/admin/ImportFileView#ImportFileView',
  ),
  import: screen('/inventory/import/:id(\\d+)', '/modules/inventory/import/admin/ImportView#ImportView'),
}
