/**
 * The house, from the ground up. A room imports only rooms that stand before it; what is said here is what
 * .dependency-cruiser.cjs and the tests beside this file hold the code to.
 */

/** Rooms that know no module. */
const GROUND = ['kernel', 'input', 'server', 'api', 'ui', 'drawing']

/** Modules and their features; each may use what comes before it. */
const MODULES = {
  accounts: ['access', 'credentials', 'people', 'sign-in', 'own-account'],
  settings: ['places', 'company', 'tariffs', 'mail', 'jobs', 'audit-log', 'translation'],
  inventory: [
    'media',
    'lists',
    'vehicles',
    'landed-price',
    'cards',
    'search',
    'reviews',
    'reservations',
    'wishlist',
    'saved-searches',
    'import',
    'catalogue',
  ],
  sales: ['inquiries', 'quotes', 'invoices', 'orders', 'test-drives', 'auctions'],
  support: ['tickets'],
  content: ['pages', 'blog', 'sliders', 'seo', 'campaigns'],
  careers: ['openings', 'applications'],
  reports: ['frame'],
}

/** Modules that stand beside each other know nothing of each other. */
const BESIDE = ['support', 'content', 'careers']

/** What stands on all modules. */
const ROOF = ['shell', 'wiring', 'app']

/**
 * Plugins that wrap Payload's configuration (`plugins/index.ts`). Every other folder of `plugins` is a module from
 * outside the core (`plugins/modules.ts`), in the layers of a feature, that stands on all modules; nothing stands on it.
 */
const WRAPPERS = ['audit-log', 'jobs', 'search-index', 'session-calls', 'storage']

/** The layers of a feature; each may use those of the steps before it, and its own. */
const LAYERS = [
  ['rules'],
  ['schemas'],
  ['queries', 'operations', 'engine', 'mail', 'texts'],
  ['routes', 'jobs', 'admin', 'ui'],
]

/** What one feature may use of another; calls and screens may also use their like within their module. */
const OPEN = ['rules', 'schemas', 'queries', 'operations']

module.exports = { GROUND, MODULES, BESIDE, ROOF, WRAPPERS, LAYERS, OPEN }
