/**
 * The house, from the ground up. A room imports only rooms listed before it; .dependency-cruiser.cjs and the
 * tests in this folder enforce what is declared here.
 */

/** Rooms that know no module. */
const GROUND = ['kernel', 'input', 'server', 'api', 'ui', 'drawing']

/** Modules and their features; each may use what comes before it. */
const MODULES = {
  accounts: ['access', 'credentials', 'people', 'saved-views', 'sign-in', 'own-account'],
  settings: ['places', 'company', 'exchange-rates', 'tariffs', 'mail', 'jobs', 'audit-log', 'translation'],
  inventory: [
    'media',
    'lists',
    'vehicles',
    'landed-price',
    'destination-choice',
    'visits',
    'cards',
    'search',
    'reviews',
    'reservations',
    'wishlist',
    'saved-searches',
    'availability-alerts',
    'import',
    'catalogue',
  ],
  sales: ['search', 'saved-views', 'inquiries', 'quotes', 'invoices', 'orders', 'test-drives', 'auctions'],
  support: ['departments', 'canned-replies', 'mail-threads', 'tickets', 'inbound-mail'],
  content: ['rich-text', 'pages', 'blocks', 'publishing', 'topics', 'blog', 'sliders', 'seo', 'campaigns'],
  careers: ['openings', 'applications'],
  reports: ['frame'],
}

/** Modules on the same level know nothing of each other; careers stand above content, whose texts they use. */
const BESIDE = [
  ['support', 'content'],
  ['support', 'careers'],
]

/** Everything built on all modules. */
const ROOF = ['shell', 'wiring', 'app']

/**
 * Plugins that wrap Payload's configuration (`plugins/index.ts`). Every other folder of `plugins` is a module
 * from outside the core (`plugins/modules.ts`), with the layers of a feature, that may use all modules;
 * nothing may use it.
 */
const WRAPPERS = ['audit-log', 'jobs', 'search-index', 'session-calls', 'storage']

/**
 * The feature whose folders are blocks of texts instead of layers: each holds its `config.ts`, its component
 * `<name>-block.tsx`, and `content.ts`, which is what it means without the storefront. Beside them are layers.
 */
const BLOCKS = 'content/blocks'

/** The layers of a feature; each may use those of earlier steps, and its own. */
const LAYERS = [
  ['rules'],
  ['schemas', 'data'],
  ['queries', 'operations', 'engine', 'mail', 'texts', 'documents'],
  ['routes', 'jobs', 'admin', 'ui'],
]

/**
 * What one feature may use of another; calls and screens may also use their counterparts within their module.
 */
const OPEN = ['rules', 'schemas', 'queries', 'operations']

module.exports = { GROUND, MODULES, BESIDE, ROOF, WRAPPERS, LAYERS, OPEN, BLOCKS }
