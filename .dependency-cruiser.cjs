/**
 * Directions of imports. Layers: kernel → rules, schemas → operations, queries → routes, jobs, admin, ui → app.
 * Modules: accounts ← settings ← inventory ← sales ← support, content, careers ← reports.
 */
const MODULES = ['accounts', 'settings', 'inventory', 'sales', 'support', 'content', 'careers', 'reports']
/** Which modules each may import from, besides itself. */
const BELOW = {
  accounts: [],
  settings: ['accounts'],
  inventory: ['accounts', 'settings'],
  sales: ['accounts', 'settings', 'inventory'],
  support: ['accounts', 'settings', 'inventory', 'sales'],
  content: ['accounts', 'settings', 'inventory', 'sales'],
  careers: ['accounts', 'settings', 'inventory', 'sales'],
  reports: ['accounts', 'settings', 'inventory', 'sales', 'support', 'content', 'careers'],
}
const PURE = '^src/modules/[^/]+/(rules|schemas)/'
const TESTS = '\\.test\\.tsx?$'

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const moduleOrder = MODULES.map((module) =>
  forbid(
    `module-order-${module}`,
    `${module} may import only ${BELOW[module].join(', ') || 'itself'} among the modules`,
    { path: `^src/modules/${module}/` },
    { path: '^src/modules/', pathNot: `^src/modules/(${[module, ...BELOW[module]].join('|')})/` },
  ),
)

module.exports = {
  forbidden: [
    forbid(
      'no-circular',
      'Files that need each other are one thing',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'kernel-is-alone',
      'The kernel knows nothing of the product',
      { path: '^src/kernel/', pathNot: TESTS },
      { pathNot: '^src/kernel/' },
    ),
    forbid(
      'rules-are-pure',
      'Rules import the kernel and other rules, nothing else, not even types of Payload',
      { path: '^src/modules/[^/]+/rules/', pathNot: TESTS },
      // Phone numbers and post codes of the world are tables that others keep.
      {
        pathNot: '^src/(kernel/|modules/[^/]+/rules/)|^node_modules/(libphonenumber-js|postcode-validator)/',
      },
    ),
    forbid(
      'schemas-know-no-server',
      'Schemas are shared by form, API, hook, import and job',
      { path: '^src/modules/[^/]+/schemas/', pathNot: TESTS },
      { pathNot: `^src/kernel/|${PURE}|^node_modules/(zod|@hono/zod-openapi)/` },
    ),
    forbid(
      'reading-and-writing-know-no-address',
      'Operations and queries are below routes, jobs, screens and pages',
      { path: '^src/modules/[^/]+/(operations|queries)/', pathNot: TESTS },
      { path: '^src/(app|api|ui)/|^src/modules/[^/]+/(routes|jobs|admin|ui)/' },
    ),
    forbid(
      'other-modules-through-the-front-door',
      'Of another module only rules, schemas, queries and operations may be used',
      { path: '^src/modules/([^/]+)/' },
      {
        path: '^src/modules/[^/]+/',
        pathNot: '^src/modules/($1/|[^/]+/(rules|schemas|queries|operations)/)',
      },
    ),
    forbid(
      'design-system-knows-no-product',
      'src/ui may use the kernel, never a module or the server',
      { path: '^src/ui/' },
      { path: '^(src/(modules|api|app|server)|collections|plugins)/' },
    ),
    forbid(
      'collections-are-shape',
      'Collections import rules, schemas and the server, never reading, writing or screens',
      { path: '^collections/' },
      { path: '^src/(app|api|ui)/|^src/modules/[^/]+/(operations|queries|routes|admin|ui)/' },
    ),
    forbid(
      'server-knows-only-rules',
      'The server layer serves all modules; of them it knows rules and schemas at most',
      { path: '^src/server/', pathNot: TESTS },
      { path: '^src/(app|api|ui)/|^src/modules/[^/]+/(operations|queries|routes|jobs|admin|ui)/' },
    ),
    forbid(
      'addresses-are-the-top',
      'Nothing imports src/app',
      { pathNot: '^src/app/' },
      { path: '^src/app/', pathNot: 'importMap\\.js$' },
    ),
    forbid(
      'no-tests-in-the-product',
      'What is shipped does not import tests',
      { path: '^(src|collections|plugins)/', pathNot: TESTS },
      { path: `${TESTS}|^tests/` },
    ),
    ...moduleOrder,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|node_modules/\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
