import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { guarded } from '@/collections/index'
import { DEFAULT_LOCALE, LANGUAGES } from '@/kernel/languages/languages'
import { plugins } from '@/plugins'
import { nameUniqueIndexes, withStrictTransactions } from '@/server/database/with-strict-transactions'
import { ownOrigins } from '@/server/env'
import { loggerOptions } from '@/server/logger'
import { noMail } from '@/server/mail/no-mail-adapter'
import { guardPayloadCollections } from '@/server/native/guard-payload-collections'
import { mapDatabaseError } from '@/server/native/map-database-error'
import { withSiteTitle } from '@/server/native/with-site-title'
import { collectionsOf } from '@/wiring/collections'
import { mailEvents } from '@/wiring/mail-events'
import { modules } from '@/wiring/modules'
import { adminComponents } from './admin.config'

const here = path.dirname(fileURLToPath(import.meta.url))
const serverURL = process.env.SERVER_URL ?? ''
const origins = ownOrigins(process.env)

const collections = guarded(collectionsOf(modules))

const config = buildConfig({
  secret: process.env.PAYLOAD_SECRET ?? '',
  serverURL,
  csrf: origins,
  cors: origins,
  telemetry: false,
  email: noMail,
  logger: { options: loggerOptions },
  hooks: { afterError: [mapDatabaseError] },
  sharp,
  editor: lexicalEditor(),
  collections,
  globals: modules.flatMap(({ globals = [] }) => globals),
  endpoints: modules.flatMap(({ endpoints = [] }) => endpoints),
  plugins,
  localization: {
    locales: LANGUAGES.map(({ code, label }) => ({ code, label })),
    defaultLocale: DEFAULT_LOCALE,
    fallback: true,
  },
  graphQL: { disable: true },
  defaultDepth: 0,
  maxDepth: 3,
  // Slightly above the accepted size, so that a file that is too large is rejected by name.
  upload: {
    limits: { fileSize: 20 * 1024 * 1024, files: 1 },
    abortOnLimit: true,
    responseOnLimit: 'The file is too large. Maximum size is 5MB',
  },
  i18n: {
    translations: {
      en: {
        general: {
          locale: 'Language',
          locales: 'Languages',
          // As the product's own lists say it.
          createNew: 'New',
          createNewLabel: 'New {{label}}',
          creating: 'New',
          creatingNewLabel: 'New {{label}}',
          noLabel: 'No {{label}}',
          perPage: 'Rows per page: {{limit}}',
          updatedAt: 'Updated',
          nothingFound: 'Page not found',
          sorryNotFound: 'Check the address, or go back to the dashboard.',
        },
      },
    },
  },
  typescript: {
    outputFile: path.resolve(here, 'payload-types.ts'),
    // Otherwise each process that opens Payload starts another process for it: in tests, for every file.
    autoGenerate: process.env.NODE_ENV === 'development',
  },
  admin: {
    user: 'users',
    // As dates are written in the product's own screens.
    dateFormat: 'd MMM yyyy, HH:mm',
    theme: 'all',
    avatar: 'default',
    // At the bottom it would cover the bar of a form that saves it.
    toast: { position: 'top-center' },
    // Where the picture in the header links to.
    routes: { account: '/profile' },
    components: adminComponents,
    importMap: {
      baseDir: path.resolve(here, 'src'),
      importMapFile: path.resolve(here, 'src/app/(payload)/admin/importMap.js'),
    },
  },
  db: withStrictTransactions(
    postgresAdapter({
      push: false,
      migrationDir: path.resolve(here, 'migrations'),
      extensions: ['pg_trgm', 'unaccent', 'pgcrypto', 'fuzzystrmatch', 'btree_gist'],
      pool: {
        // Read when the connections are opened: tests open one database after another.
        get connectionString() {
          return process.env.DATABASE_URL ?? ''
        },
        application_name: 'kaido',
        statement_timeout: 60_000,
        idle_in_transaction_session_timeout: 60_000,
        // Pages come from memory or flash, and every query is too short to be worth compiling.
        options: '-c random_page_cost=1.1 -c jit=off',
      },
    }),
  ),
  custom: { mails: mailEvents },
  onInit: async (payload) => {
    nameUniqueIndexes(payload.db)
    for (const { begin } of modules) await begin?.(payload)
  },
})

export default withSiteTitle(guardPayloadCollections(config, collections))
