import type { Config } from 'payload'

type AdminComponents = NonNullable<NonNullable<Config['admin']>['components']>

/** A screen of our own below /admin: its address and the component that checks and draws it. */
const screen = (path: `/${string}`, Component: string) => ({ path, Component, exact: true })

/** What replaces or joins Payload's own admin screens. Each screen checks its permission itself. */
export const adminComponents: AdminComponents = {
  afterNavLinks: ['/shell/back-office/AdminLinks#AdminLinks'],
  providers: ['/ui/back-office/line/AdminLine#AdminLine'],
  graphics: {
    Logo: '/ui/back-office/Brand#Logo',
    Icon: '/ui/back-office/Brand#Icon',
  },
  views: {
    login: { Component: '/modules/accounts/sign-in/admin/LoginView#LoginView' },
    dashboard: { Component: '/shell/back-office/DashboardView#DashboardView' },
    people: screen(
      '/contacts/:section(all|admin|customer|manager|operator|supervisor)?',
      '/modules/accounts/people/admin/PeopleView#PeopleView',
    ),
    deletedPeople: screen('/contacts/deleted', '/modules/accounts/people/admin/DeletedView#DeletedView'),
    staff: screen('/user-management', '/modules/accounts/people/admin/PeopleView#PeopleView'),
    newPerson: screen('/user-management/create', '/modules/accounts/people/admin/PersonView#PersonView'),
    person: screen('/user-management/edit/:id(\\d+)', '/modules/accounts/people/admin/PersonView#PersonView'),
    accessMap: screen(
      '/user-management/access-map',
      '/modules/accounts/people/admin/AccessMapView#AccessMapView',
    ),
    profile: screen('/profile', '/modules/accounts/own-account/admin/ProfileView#ProfileView'),
    settings: screen('/settings', '/shell/back-office/SettingsView#SettingsView'),
    mailTexts: screen(
      '/settings/email-templates',
      '/modules/settings/mail/admin/TemplatesView#TemplatesView',
    ),
    mailText: screen(
      '/settings/email-templates/:key([\\w-]+)',
      '/modules/settings/mail/admin/TemplateView#TemplateView',
    ),
    outbox: screen('/settings/outbox', '/modules/settings/mail/admin/OutboxView#OutboxView'),
    outboxMail: screen(
      '/settings/outbox/:id(\\d+)',
      '/modules/settings/mail/admin/OutboxMailView#OutboxMailView',
    ),
    inventory: screen('/inventory', '/shell/back-office/SectionsView#InventoryView'),
    variables: screen('/inventory/variables', '/shell/back-office/SectionsView#VariablesView'),
    imports: screen('/inventory/import', '/modules/inventory/import/admin/ImportsView#ImportsView'),
    importFile: screen(
      '/inventory/import/files/:id(\\d+)',
      '/modules/inventory/import/admin/ImportFileView#ImportFileView',
    ),
    import: screen('/inventory/import/:id(\\d+)', '/modules/inventory/import/admin/ImportView#ImportView'),
    reservations: screen(
      '/inventory/reservations',
      '/modules/inventory/reservations/admin/HoldsView#HoldsView',
    ),
    reviews: screen('/inventory/reviews', '/modules/inventory/reviews/admin/ReviewsView#ReviewsView'),
    variableRecord: screen(
      '/inventory/variables/:list([\\w-]+)/:verb(create|edit)/:id(\\d+)?',
      '/modules/inventory/lists/admin/RecordView#RecordView',
    ),
    variable: screen(
      '/inventory/variables/:list([\\w-]+)',
      '/modules/inventory/lists/admin/ListView#ListView',
    ),
    inventoryRecord: screen(
      '/inventory/:list(manufacturers|models|model-codes|service-plans|tags)/:verb(create|edit)/:id(\\d+)?',
      '/modules/inventory/lists/admin/RecordView#RecordView',
    ),
    inventoryList: screen(
      '/inventory/:list(manufacturers|models|model-codes|service-plans|tags)',
      '/modules/inventory/lists/admin/ListView#ListView',
    ),
    port: screen(
      '/settings/ports/:verb(create|edit)/:id(\\d+)?',
      '/modules/settings/places/admin/PortView#PortView',
    ),
    ports: screen('/settings/ports', '/modules/settings/places/admin/PortsView#PortsView'),
    showroom: screen(
      '/settings/showroom-office/:verb(create|edit)/:id(\\d+)?',
      '/modules/settings/places/admin/ShowroomView#ShowroomView',
    ),
    showrooms: screen(
      '/settings/showroom-office',
      '/modules/settings/places/admin/ShowroomsView#ShowroomsView',
    ),
    stock: screen('/inventory/vehicles', '/modules/inventory/vehicles/admin/stock/StockView#StockView'),
  },
}
