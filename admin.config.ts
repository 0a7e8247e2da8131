import type { Config } from 'payload'

type AdminComponents = NonNullable<NonNullable<Config['admin']>['components']>

/** A screen of our own below /admin: its address and the component that checks and draws it. */
const screen = (path: `/${string}`, Component: string) => ({ path, Component, exact: true })

/** What replaces or joins Payload's own admin screens. Each screen checks its permission itself. */
export const adminComponents: AdminComponents = {
  afterNavLinks: ['/modules/inventory/admin/AdminLinks#AdminLinks'],
  providers: ['/ui/admin/line/AdminLine#AdminLine'],
  graphics: {
    Logo: '/ui/admin/Brand#Logo',
    Icon: '/ui/admin/Brand#Icon',
  },
  views: {
    login: { Component: '/modules/accounts/admin/login/LoginView#LoginView' },
    dashboard: { Component: '/modules/inventory/admin/dashboard/DashboardView#DashboardView' },
    people: screen(
      '/contacts/:section(all|admin|customer|manager|operator|supervisor)?',
      '/modules/accounts/admin/people/PeopleView#PeopleView',
    ),
    deletedPeople: screen('/contacts/deleted', '/modules/accounts/admin/people/DeletedView#DeletedView'),
    staff: screen('/user-management', '/modules/accounts/admin/people/PeopleView#PeopleView'),
    newPerson: screen('/user-management/create', '/modules/accounts/admin/people/PersonView#PersonView'),
    person: screen('/user-management/edit/:id(\\d+)', '/modules/accounts/admin/people/PersonView#PersonView'),
    accessMap: screen(
      '/user-management/access-map',
      '/modules/accounts/admin/access/AccessMapView#AccessMapView',
    ),
    profile: screen('/profile', '/modules/accounts/admin/profile/ProfileView#ProfileView'),
    settings: screen('/settings', '/modules/settings/admin/sections/SettingsView#SettingsView'),
    mailTexts: screen(
      '/settings/email-templates',
      '/modules/settings/admin/mail/TemplatesView#TemplatesView',
    ),
    mailText: screen(
      '/settings/email-templates/:key([\\w-]+)',
      '/modules/settings/admin/mail/TemplateView#TemplateView',
    ),
    outbox: screen('/settings/outbox', '/modules/settings/admin/mail/OutboxView#OutboxView'),
    outboxMail: screen(
      '/settings/outbox/:id(\\d+)',
      '/modules/settings/admin/mail/OutboxMailView#OutboxMailView',
    ),
    inventory: screen('/inventory', '/modules/inventory/admin/sections/SectionsView#InventoryView'),
    variables: screen('/inventory/variables', '/modules/inventory/admin/sections/SectionsView#VariablesView'),
    imports: screen('/inventory/import', '/modules/inventory/admin/import/ImportsView#ImportsView'),
    importFile: screen(
      '/inventory/import/files/:id(\\d+)',
      '/modules/inventory/admin/import/ImportFileView#ImportFileView',
    ),
    import: screen('/inventory/import/:id(\\d+)', '/modules/inventory/admin/import/ImportView#ImportView'),
    reservations: screen('/inventory/reservations', '/modules/inventory/admin/deals/HoldsView#HoldsView'),
    reviews: screen('/inventory/reviews', '/modules/inventory/admin/deals/ReviewsView#ReviewsView'),
    variableRecord: screen(
      '/inventory/variables/:list([\\w-]+)/:verb(create|edit)/:id(\\d+)?',
      '/modules/inventory/admin/lists/RecordView#RecordView',
    ),
    variable: screen(
      '/inventory/variables/:list([\\w-]+)',
      '/modules/inventory/admin/lists/ListView#ListView',
    ),
    inventoryRecord: screen(
      '/inventory/:list(manufacturers|models|model-codes|service-plans|tags)/:verb(create|edit)/:id(\\d+)?',
      '/modules/inventory/admin/lists/RecordView#RecordView',
    ),
    inventoryList: screen(
      '/inventory/:list(manufacturers|models|model-codes|service-plans|tags)',
      '/modules/inventory/admin/lists/ListView#ListView',
    ),
    port: screen(
      '/settings/ports/:verb(create|edit)/:id(\\d+)?',
      '/modules/settings/admin/ports/PortView#PortView',
    ),
    ports: screen('/settings/ports', '/modules/settings/admin/ports/PortsView#PortsView'),
    showroom: screen(
      '/settings/showroom-office/:verb(create|edit)/:id(\\d+)?',
      '/modules/settings/admin/showrooms/ShowroomView#ShowroomView',
    ),
    showrooms: screen(
      '/settings/showroom-office',
      '/modules/settings/admin/showrooms/ShowroomsView#ShowroomsView',
    ),
    stock: screen('/inventory/vehicles', '/modules/inventory/admin/stock/StockView#StockView'),
  },
}
