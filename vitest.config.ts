import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = path.dirname(fileURLToPath(import.meta.url))
const at = (place: string) => path.join(root, place)

// Compiled code is cached for the next process: most of them load the same product.
process.env.NODE_COMPILE_CACHE ??= at('.cache/compiled')

/** The same as `paths` in tsconfig.json; more specific ones first. */
const alias = [
  { find: '@payload-config', replacement: at('payload.config.ts') },
  { find: /^@\/(collections|globals|plugins)\/(.*)$/, replacement: at('$1/$2') },
  { find: /^@\/plugins$/, replacement: at('plugins/index.ts') },
  { find: /^@\/migrations$/, replacement: at('migrations/index.ts') },
  { find: /^@\/payload-types$/, replacement: at('payload-types.ts') },
  { find: /^@\/(.*)$/, replacement: at('src/$1') },
]

const ALONE = 'tests/int/**/*.alone.test.ts'

/** A real Postgres, and a database per file. */
const integration = {
  globalSetup: ['tests/setup/global.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  resolve: { alias },
  test: {
    maxWorkers: 2,
    pool: 'forks',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // A busy machine is not a failure; a hang still is.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: [
            '{src,collections,globals,plugins,scripts}/**/*.test.{ts,tsx}',
            'tests/{structure,bench}/**/*.test.ts',
          ],
        },
      },
      {
        // The launcher starts its own servers; it needs neither Payload nor the template.
        extends: true,
        test: {
          name: 'launcher',
          include: ['tests/launcher/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        // Files share a process, one after another: the product is loaded once for many.
        extends: true,
        test: {
          ...integration,
          name: 'int',
          include: ['tests/int/**/*.test.ts'],
          exclude: [ALONE],
          isolate: false,
          setupFiles: ['tests/setup/test-database.ts', 'tests/setup/shared-process.ts'],
          sequence: { setupFiles: 'list' },
        },
      },
      {
        // Each file in a process of its own: it changes the environment, mocks, or starts and stops what
        // others need.
        extends: true,
        test: {
          ...integration,
          name: 'int-alone',
          include: [ALONE],
          setupFiles: ['tests/setup/test-database.ts'],
        },
      },
    ],
  },
})
