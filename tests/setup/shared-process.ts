import './quick-passwords'
import path from 'node:path'
import { afterAll, vi } from 'vitest'
import { forgetEnv } from '@/server/env'
import { answerAtOnce } from '@/server/even-response-time'
import { forgetStorage } from '@/server/storage'

// Runs before each file of the project `int`, after ./test-database. Its files share processes: what one of
// them leaves behind in the process, the next must not see. Each has its own database, Payload and data
// folder, so anything that the product caches by Payload or connection (WeakMap<Payload, …>) goes with them.
// The rest is listed here.

/** What the product stores on globalThis about the current database. */
const ABOUT_THE_DATABASE = [
  '__kaidoRoles',
  '__kaidoReferences',
  '__kaidoViews',
  '__kaidoEngines',
  'kaido.followed.besidePosts',
  'kaido.followed.destinations',
  'kaido.followed.places',
  'kaido.followed.postTexts',
  'kaido.followed.seoSettings',
  'kaido.followed.slides',
  'kaido.followed.tariffs',
  'kaido.followed.taggedPosts',
  'kaido.followed.topicPages',
  'kaido.followed.topicTexts',
  'kaido.payload',
  'kaido.scriptPolicy',
  'kaido.site',
  'kaido.unavailable',
]
/** What stays: it is about the code, or empty once nothing is in progress. */
const ABOUT_THE_PROCESS = [
  '__kaidoRoleChanges',
  'kaido.answers',
  'kaido.browser',
  'kaido.handOver',
  'kaido.lines',
  'kaido.listeners',
  'kaido.modules',
  'kaido.ports',
  'kaido.refusedSignIns',
  'kaido.transactions',
  'kaido.contentBlocks',
  'kaido.postFields',
  'kaido.vehicleFields',
]

const place = globalThis as unknown as Record<string | symbol, unknown>

function forgetGlobals(): void {
  for (const key of Reflect.ownKeys(globalThis)) {
    const name = typeof key === 'symbol' ? (Symbol.keyFor(key) ?? '') : key
    if (!/^(__kaido|kaido\.)/.test(name)) continue
    if (ABOUT_THE_DATABASE.includes(name)) delete place[key]
    else if (!ABOUT_THE_PROCESS.includes(name))
      throw new Error(`Say in tests/setup/shared-process.ts whether ${name} outlives a database.`)
  }
}

type Modules = {
  idToModuleMap: Map<string, object>
  invalidateModule: (module: object) => void
}
const KITS = path.resolve(import.meta.dirname, '../int')

/** Kits count and cache what they created: each file gets its own, as it would in a process of its own. */
function forgetKits(): void {
  const { evaluatedModules } = place.__vitest_worker__ as { evaluatedModules: Modules }
  for (const [id, module] of evaluatedModules.idToModuleMap)
    if (id.startsWith(KITS)) evaluatedModules.invalidateModule(module)
}

answerAtOnce()
forgetGlobals()
forgetEnv()
forgetStorage()
forgetKits()

/** Set by sharp when it is loaded. */
const OF_LIBRARIES = ['VIPSHOME']
const before = { ...process.env }

afterAll(() => {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(process.env)])].filter(
    (name) => before[name] !== process.env[name] && !OF_LIBRARIES.includes(name),
  )
  if (changed.length === 0 && !vi.isFakeTimers()) return
  vi.useRealTimers()
  throw new Error(`This file changes ${changed.join(', ') || 'the clock'}: call it *.alone.test.ts.`)
})
