import fs from 'node:fs'
import pg from 'pg'
import { type Sending, type SentAnswer, sendRaw } from './send'
import type { Part, SiegeTarget } from './target'

const MB = 1024 * 1024
/** The allowed memory growth of the process, however much it is sent. */
const MOST_MB = 150
/** No list is longer than this, whatever is requested. */
const MOST_ANSWER_BYTES = 10 * MB
const MOST_ROWS = 1_000
const LOOK_MS = 20

/** Where strangers may send something. */
const PLACES: [string, string, string][] = [
  ['POST', '/api/users/login', 'application/json'],
  ['POST', '/api/users/login', 'multipart/form-data; boundary=b'],
  ['POST', '/data-saver', 'application/x-www-form-urlencoded'],
  ['POST', '/distances', 'application/x-www-form-urlencoded'],
  ['POST', '/unsubscribe/one-click', 'application/x-www-form-urlencoded'],
  ['POST', '/', 'multipart/form-data; boundary=b'],
  ['POST', '/vehicles', 'text/plain'],
  ['POST', '/api/v1/auth/sign-in', 'application/json'],
  ['PUT', '/storage/vehicles/1_x.jpg', 'image/jpeg'],
]

/** The memory of a process, in MB; 0 if the system does not report it. */
function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** The peak growth of memory while something happens. */
async function growthDuring(pid: number, work: () => Promise<void>): Promise<number> {
  const before = memoryOf(pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid))
  }, LOOK_MS)
  try {
    await work()
  } finally {
    clearInterval(watch)
  }
  return Math.round(most - before)
}

function* megabytes(count: number): Generator<Uint8Array> {
  const piece = Buffer.alloc(64 * 1024, 'a')
  for (let sent = 0; sent < count * MB; sent += piece.length) yield piece
}

type World = { target: SiegeTarget; findings: string[]; token: string }

/** Endless bodies, with and without a declared length; each is refused before it has arrived. */
export async function sendEndless({
  address,
  pid,
  size,
}: Pick<SiegeTarget, 'address' | 'pid' | 'size'>): Promise<{
  endless: number
  endless_mb: number
  findings: string[]
}> {
  const findings: string[] = []
  let worst = 0
  let endless = 0
  for (const [method, path, type] of PLACES)
    for (const value of [true, false]) {
      const length = { 'content-length': String(size.megabytes * MB) }
      const headers = { 'content-type': type, 'next-action': 'x'.repeat(42), ...(value && length) }
      let answer: SentAnswer | undefined
      const grown = await growthDuring(pid, async () => {
        answer = await sendRaw(address, path, { method, headers, body: megabytes(size.megabytes) })
      })
      endless += 1
      worst = Math.max(worst, grown)
      const what = `${method} ${path} of ${size.megabytes} MB${value ? '' : ' of unknown length'}`
      if (grown > MOST_MB) findings.push(`${what}: the process grew by ${grown} MB`)
      const status = answer?.status ?? 0
      if (status >= 500 || (status > 0 && status < 400)) findings.push(`${what}: answered ${status}`)
    }
  return { endless, endless_mb: worst, findings }
}

/** Lists requested without a limit. */
async function requestEndless({
  findings,
  target,
  token,
}: World): Promise<{ lists: number; largest_kb: number }> {
  const { address, databaseUrl, pid } = target
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query(`INSERT INTO ports (name, country, updated_at, created_at)
    SELECT 'Siege port ' || n, 'Kenya', now(), now() FROM generate_series(1, 5000) n`)
  await database.end()
  const lists = [
    ...[
      '/api/vehicles?limit=0',
      '/api/vehicles?limit=100000&depth=9',
      '/api/ports?limit=0',
      '/api/ports?limit=-1',
    ],
    ...['/api/ports?pagination=false', '/api/ports?limit=99999', '/api/v1/ports?limit=100000&getAll=true'],
    ...['/api/v1/vehicles?limit=1000000', '/api/v1/vehicles/public/listing?limit=1000000'],
  ]
  let largest = 0
  for (const path of lists) {
    const headers = { authorization: `Bearer ${token}` }
    const grown = await growthDuring(pid, async () => {
      const { bytes, status, text } = await sendRaw(address, path, { headers, maxBytes: 30 * MB })
      largest = Math.max(largest, bytes)
      if (bytes > MOST_ANSWER_BYTES) findings.push(`${path}: ${Math.round(bytes / MB)} MB`)
      if (status >= 500) findings.push(`${path}: answered ${status}`)
      const rows = text.match(/"id":/g)?.length ?? 0
      if (path.includes('ports') && rows > MOST_ROWS) findings.push(`${path}: ${rows} rows`)
    })
    if (grown > MOST_MB) findings.push(`${path}: the process grew by ${grown} MB`)
  }
  return { lists: lists.length, largest_kb: Math.round(largest / 1024) }
}

const DEEP = `${'{"a":'.repeat(1_500)}1${'}'.repeat(1_500)}`

/** Unreadable bodies are the sender's mistake. */
async function sendBroken({ findings, target, token }: World): Promise<{ broken: number }> {
  const form = 'multipart/form-data; boundary=b'
  const part = '--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n'
  const broken: [string, string, string][] = [
    ...['/api/users/login', '/api/tags', '/api/v1/auth/sign-in', '/api/v1/tags'].flatMap(
      (path): [string, string, string][] => [
        [path, 'application/json', DEEP],
        [path, 'application/json', '{"email":'],
      ],
    ),
    ...['/api/users/login', '/api/media'].flatMap((path): [string, string, string][] => [
      [path, form, part],
      [path, form, `${part}{\r\n--b--\r\n`],
      [path, 'multipart/form-data', part],
    ]),
  ]
  for (const [path, type, text] of broken) {
    const headers = { 'content-type': type, authorization: `Bearer ${token}` }
    const sending: Sending = { method: 'POST', headers, body: [Buffer.from(text)] }
    const { status } = await sendRaw(target.address, path, sending)
    if (status !== 400) findings.push(`${path} with ${type} ${text.slice(0, 20)}…: answered ${status}`)
  }
  return { broken: broken.length }
}

async function signIn({ address, admin }: SiegeTarget): Promise<string> {
  const { status, text } = await sendRaw(address, '/api/v1/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: [Buffer.from(JSON.stringify(admin))],
  })
  if (status !== 200) throw new Error(`${admin.email} could not sign in: ${status}`)
  return String(JSON.parse(text).token)
}

/** Whether senders can control the memory of the process. */
export const siegeBodies: Part = async (target) => {
  const world: World = { target, findings: [], token: await signIn(target) }
  const read = { ...(await sendBroken(world)), ...(await requestEndless(world)) }
  const { findings, ...endless } = await sendEndless(target)
  const all = [...world.findings, ...findings]
  return { ok: all.length === 0, figures: { ...read, ...endless }, findings: all }
}
