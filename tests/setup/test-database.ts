import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, inject } from 'vitest'
import { cloneTemplate, closeDatabase, testEnv } from '../../scripts/lib/test-database.mjs'
import { closeTestPayload } from './payload'

// Runs before each integration test file, and so before any of its code reads the environment.
const adminUrl = inject('adminUrl')
const database = await cloneTemplate(adminUrl, inject('template'), 'test', inject('run'))
const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'kaido-test-'))
Object.assign(process.env, testEnv(inject('productUrl') + database, dataDir))

afterAll(async () => {
  await closeTestPayload()
  await closeDatabase(adminUrl, database)
  // Picture sizes still being made in the background may arrive in between.
  await fs.rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})
