/** Import directions: tests/structure/rooms.cjs as rules. Each is proved by a planted violation. */
const {
  BESIDE,
  BLOCKS,
  GROUND,
  LAYERS,
  MODULES,
  OPEN,
  ROOF,
  WRAPPERS,
} = require('./tests/structure/rooms.cjs')

const TESTS = '\\.(test|fixture)\\.tsx?$'
const names = Object.keys(MODULES)
const anyOf = (list) => `(${list.join('|')})`

/** A feature of a module, or a plugin, which is structured like one. */
const FEATURE = '^(?:src/modules/[^/]+/[^/]+|plugins/[^/]+)'
/** A block's folder, its component, and what it means without one. */
const BLOCK = `^src/modules/${BLOCKS}/[^/]+/`
const BLOCK_COMPONENT = `${BLOCK}[^/]+\\.tsx$`
const BLOCK_SHAPE = `${BLOCK}(config|content)\\.ts$`
const PLUGIN = `^plugins/(?!${anyOf(WRAPPERS)}/)([^/]+)/`
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Which modules each may import from, in addition to itself. */
const below = (module) =>
  names
    .slice(0, names.indexOf(module))
    .filter((other) => !BESIDE.some((pair) => pair.includes(module) && pair.includes(other)))

const moduleOrder = names.map((module) =>
  forbid(
    `module-order-${module}`,
    `${module} may import only ${below(module).join(', ') || 'itself'} among the modules`,
    { path: `^src/modules/${module}/` },
    { path: '^src/modules/', pathNot: `^src/modules/${anyOf([module, ...below(module)])}/` },
  ),
)

const featureOrder = names.flatMap((module) =>
  MODULES[module]
    .slice(0, -1)
    .map((feature, index) =>
      forbid(
        `feature-order-${module}-${feature}`,
        `${feature} stands below the later features of ${module}`,
        { path: `^src/modules/${module}/${feature}/` },
        { path: `^src/modules/${module}/${anyOf(MODULES[module].slice(index + 1))}/` },
      ),
    ),
)

const layers = LAYERS.slice(0, -1).map((step, index) =>
  forbid(
    `layer-order-${step[0]}`,
    `${step.join(', ')} stand below ${LAYERS.slice(index + 1)
      .flat()
      .join(', ')}`,
    { path: `${FEATURE}/${anyOf(step)}/`, pathNot: TESTS },
    { path: `${FEATURE}/${anyOf(LAYERS.slice(index + 1).flat())}/` },
  ),
)

module.exports = {
  forbidden: [
    forbid(
      'no-circular',
      'Files that need each other are one thing, by their types too',
      {},
      { circular: true },
    ),
    forbid(
      'kernel-is-alone',
      'The kernel knows nothing of the product',
      { path: '^src/kernel/', pathNot: TESTS },
      // Time zones: the language's own, where it has it.
      { pathNot: '^src/kernel/|^node_modules/temporal-(polyfill|spec|utils)/' },
    ),
    forbid(
      'input-is-zod-on-the-kernel',
      'Pieces of inputs know the kernel and zod',
      { path: '^src/input/', pathNot: TESTS },
      { pathNot: '^src/(kernel|input)/|^node_modules/zod/' },
    ),
    forbid(
      'ground-knows-no-module',
      'What all modules stand on knows none of them',
      { path: `^src/${anyOf(GROUND)}/`, pathNot: TESTS },
      { path: `^src/(modules|${ROOF.join('|')})/|^(collections|globals|plugins)/` },
    ),
    forbid(
      'server-is-below-the-api',
      'The server layer knows no call and no screen',
      { path: '^src/server/', pathNot: TESTS },
      { path: '^src/(api|ui|drawing)/' },
    ),
    forbid(
      'config-is-the-top',
      'What is built into the configuration does not import it',
      { path: `^(src/(${GROUND.join('|')}|modules|shell)|collections|globals|plugins)/`, pathNot: TESTS },
      { path: '^payload\\.config\\.ts$' },
    ),
    forbid(
      'pages-use-the-running-product',
      'A page reads with runningPayload(); the configuration would bring the whole product into its bundle',
      { path: '^src/app/', pathNot: '^src/app/\\(payload\\)/' },
      { path: '^payload\\.config\\.ts$' },
    ),
    forbid(
      'design-system-knows-no-server',
      'The design system runs in browsers: it may use the kernel, and its client the types of the contract',
      { path: '^src/(ui|drawing)/', pathNot: TESTS },
      { path: '^src/(input|server|api)/', pathNot: '^src/api/client\\.gen\\.ts$' },
    ),
    forbid(
      'public-pages-are-light',
      'What is behind the sign-in reads through TanStack Query; a page that everybody opens does not carry it',
      { path: '^src/app/\\(storefront\\)/', pathNot: '/(dashboard|account-settings|support)/' },
      { path: '^src/ui/client/(client-provider|query-client|read|use-[a-z]+)\\.tsx?$', reachable: true },
    ),
    forbid(
      'rules-are-pure',
      'Rules import the kernel and other rules, nothing else, not even types of Payload',
      { path: `${FEATURE}/rules/`, pathNot: TESTS },
      // The world's phone numbers and post codes, and the words for numbers, are tables maintained by others; mutative
      // records what changed in a value.
      {
        pathNot: `^src/kernel/|${FEATURE}/rules/|^node_modules/(libphonenumber-js|postcode-validator|n2words|mutative)/`,
      },
    ),
    forbid(
      'schemas-know-no-server',
      'Schemas are shared by form, API, hook, import and job',
      { path: `${FEATURE}/schemas/`, pathNot: TESTS },
      {
        pathNot: `^src/(kernel|input)/|${FEATURE}/(rules|schemas)/|^node_modules/(zod|@hono/zod-openapi)/`,
      },
    ),
    forbid(
      'words-are-plain',
      'Words that people read know the kernel, rules and other words, and only types of all else',
      { path: '^(src|plugins)/.*[/-]words\\.ts$', pathNot: '^src/kernel/|/(rules|queries)/' },
      {
        pathNot: `^src/kernel/|${FEATURE}/rules/|[/-]words\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    ...layers,
    forbid(
      'reading-and-writing-know-no-address',
      'Operations and queries are below calls, screens and pages',
      { path: `${FEATURE}/(operations|queries|engine|mail|jobs)/`, pathNot: TESTS },
      // What a module brings is read by code that reports on all of them, such as the audit log.
      { path: '^src/(api|ui)/', pathNot: '^src/api/module\\.ts$' },
    ),
    forbid(
      'features-through-the-front-door',
      `Of another feature only ${OPEN.join(', ')} may be used, and by calls and screens their like`,
      { path: '^src/modules/([^/]+)/([^/]+)/', pathNot: BLOCK_COMPONENT },
      {
        path: '^src/modules/[^/]+/[^/]+/',
        pathNot: `${BLOCK}content\\.ts$|^src/modules/($1/$2/|[^/]+/[^/]+/${anyOf(OPEN)}/|$1/[^/]+/(engine|routes|admin|ui)/)`,
      },
    ),
    forbid(
      'blocks-use-what-is-open',
      `The component of a block may use ${OPEN.join(', ')} and ui of every feature, as a plugin may`,
      { path: BLOCK_COMPONENT },
      {
        path: '^src/modules/[^/]+/[^/]+/',
        pathNot: `^src/modules/(${BLOCKS}/|[^/]+/[^/]+/${anyOf([...OPEN, 'ui'])}/)`,
      },
    ),
    forbid(
      'blocks-are-shape',
      'What a block is and means knows no server and no component',
      { path: BLOCK_SHAPE },
      { path: `^src/(server|api|ui|drawing)/|${FEATURE}/(queries|operations|engine|ui)/|${BLOCK_COMPONENT}` },
    ),
    forbid(
      'block-components-are-screens',
      'The component of a block is a screen: only the map of blocks and tests know it',
      {
        path: '^(src|collections|globals|plugins)/',
        pathNot: `${TESTS}|${BLOCK}|block-components\\.gen\\.tsx$`,
      },
      { path: BLOCK_COMPONENT, pathNot: `^src/modules/${BLOCKS}/ui/` },
    ),
    forbid(
      'calls-are-no-screens',
      'Calls and jobs draw nothing, and screens answer no calls',
      { path: `${FEATURE}/(routes|jobs)/`, pathNot: TESTS },
      { path: `${FEATURE}/(admin|ui)/|^src/ui/` },
    ),
    forbid(
      'collections-are-shape',
      'Collections are shape and hooks: these may read and write by name, and know no call and no screen',
      { path: '^(collections|globals|plugins/[^/]+/collections)/' },
      { path: `^src/(api|ui|${ROOF.join('|')})/|${FEATURE}/(routes|jobs|admin|ui)/` },
    ),
    forbid(
      'modules-know-no-roof',
      'The frame, the wiring and the addresses stand on the modules',
      { path: '^(src/modules|collections|globals|plugins)/', pathNot: TESTS },
      { path: `^src/${anyOf(ROOF)}/` },
    ),
    forbid(
      'plugins-use-what-is-open',
      `A plugin may use the ground, ${OPEN.join(', ')} and ui of every feature, and pieces of collections`,
      { path: PLUGIN, pathNot: TESTS },
      {
        path: '^(src|collections|globals|plugins|migrations|scripts|[a-z]+\\.config\\.ts)',
        pathNot: `^plugins/$1/|^src/${anyOf(GROUND)}/|^src/modules/[^/]+/[^/]+/${anyOf([...OPEN, 'ui'])}/|^src/modules/[^/]+/tables\\.gen\\.ts$|^collections/shared/`,
      },
    ),
    forbid(
      'plugins-can-be-left-out',
      'Nothing but the list of plugins knows of one',
      {
        path: `^(src|collections|globals)/|^plugins/${anyOf(WRAPPERS)}/|^[a-z]+\\.config\\.ts`,
        pathNot: 'importMap\\.js$|block-components\\.gen\\.tsx$',
      },
      { path: PLUGIN },
    ),
    forbid(
      'plugins-by-their-face',
      'The list of plugins knows their faces alone',
      { path: '^plugins/[a-z]+\\.ts$' },
      { path: PLUGIN, pathNot: '^plugins/[^/]+/module\\.ts$' },
    ),
    forbid(
      'shell-knows-no-wiring',
      'Only addresses, scripts, tests and the configuration know what is wired together',
      { path: '^src/shell/', pathNot: TESTS },
      { path: '^src/(wiring|app)/' },
    ),
    forbid(
      'addresses-are-the-top',
      'Nothing imports src/app',
      { pathNot: '^src/app/' },
      { path: '^src/app/', pathNot: 'importMap\\.js$' },
    ),
    forbid(
      'no-tests-in-the-product',
      'What is shipped does not import tests or scripts',
      { path: '^(src|collections|globals|plugins)/', pathNot: TESTS },
      { path: `${TESTS}|^(tests|scripts)/` },
    ),
    ...moduleOrder,
    ...featureOrder,
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
