import { z } from 'zod'

// Also read by the launcher, before anything is built: so no path aliases here and nothing that needs
// compiling.

const text = z.string().trim()
const onOff = z.enum(['on', 'off'], { error: 'is "on" or "off"' })

/** Comma-separated values. */
const list = text.transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
)

const databaseUrl = text.refine((value) => /^postgres(ql)?:\/\/[^/]+\/.+/.test(value), {
  error: 'is not a Postgres address: write postgres://user:password@host:5432/database',
})

const trustProxy = text
  .transform((value) => ({ off: 0, on: 1 })[value.toLowerCase()] ?? Number(value))
  .pipe(z.int().min(0).max(10))

const shape = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'is development, test or production' })
    .default('development'),
  PORT: z.coerce.number({ error: 'is a port number' }).int().min(1).max(65_535).default(3000),
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: text.min(32, {
    error: 'signs the sessions and has to hold at least 32 characters: make one with "openssl rand -hex 32"',
  }),
  SERVER_URL: z
    .url({ protocol: /^https?$/, error: 'is the public address, such as https://cars.example.com' })
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  HOST: text.default('127.0.0.1'),
  OTHER_HOSTS: list.default([]),
  SECURITY_CONTACT: list
    .refine((given) => given.every((one) => /^(mailto:|https:\/\/)\S+$/.test(one)), {
      error: 'is one or more addresses such as mailto:security@example.com, with commas between',
    })
    .default([]),
  DATA_DIR: text.default('.data'),
  STORAGE: z.enum(['local', 's3'], { error: 'is "local" or "s3"' }).default('local'),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: z.url({ error: 'is an address such as http://storage:3900; leave it out for AWS' }).optional(),
  S3_PUBLIC_ENDPOINT: z.url({ error: 'is the address under which browsers reach the storage' }).optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'is an address such as smtp://user:password@host:587' })
    .optional(),
  RESEND_API_KEY: text.optional(),
  MAIL_FROM: text.default('Kaido <no-reply@kaido.example>'),
  INBOUND_MAIL_ADDRESS: text
    .toLowerCase()
    .regex(/^[a-z0-9._-]{1,30}@[a-z0-9.-]+\.[a-z0-9-]+$/, {
      error: 'is an address such as support@example.com, with at most 30 characters before the @',
    })
    .optional(),
  INBOUND_MAIL_SECRET: text
    .regex(/^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/, {
      error: 'is a secret in base64: make one with "openssl rand -base64 32"',
    })
    .optional(),
  INBOUND_MAIL_IMAP_URL: z
    .url({
      protocol: /^imaps?$/,
      error: 'is an address such as imaps://user:password@mail.example.com/INBOX',
    })
    .optional(),
  INBOUND_MAIL_TRUSTED_HOST: text.toLowerCase().optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  FACEBOOK_CLIENT_ID: text.optional(),
  FACEBOOK_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  FACEBOOK_URL: z.url().default('https://www.facebook.com/v23.0'),
  FACEBOOK_GRAPH_URL: z.url().default('https://graph.facebook.com/v23.0'),
  JOBS: z
    .enum(['in-process', 'external', 'off'], { error: 'is "in-process", "external" or "off"' })
    .default('in-process'),
  DEMO: onOff.default('off'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'is trace, debug, info, warn, error, fatal or silent',
    })
    .default('info'),
  SEARCH_INDEX: onOff.default('on'),
  OFFLINE_COPIES: onOff.default('on'),
  DEBUG_TOOLS: onOff.default('off'),
  TRUST_PROXY: trustProxy.default(0),
})

type Shape = z.infer<typeof shape>

/** The checked environment. `TRUST_PROXY` is the number of proxies in front whose forwarded address counts. */
export type Env = Omit<Shape, 'SERVER_URL'> & { SERVER_URL: string }

type Source = Readonly<Record<string, string | undefined>>

/** What is wrong with the environment, one line per variable, written for the person who sets it. */
export class EnvError extends Error {
  override name = 'EnvError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(
      `The environment is not complete:\n${problems.map((line) => `  - ${line}`).join('\n')}\nSee .env.example.`,
    )
    this.problems = problems
  }
}

const MISSING: Partial<Record<string, string>> = {
  DATABASE_URL: 'is missing: set it to a Postgres 16 or newer, or use "npm start", which brings its own',
  PAYLOAD_SECRET:
    'is missing: make one with "openssl rand -hex 32" and keep it, or use "npm start", which does',
}

/** Credentials of sign-in providers: half a pair is a mistake. */
const PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
] as const

const halfPairs = (given: Source): string[] =>
  PAIRS.flatMap((pair) => {
    const [present, missing] = given[pair[0]] ? pair : [pair[1], pair[0]]
    return given[present] && !given[missing] ? [`${missing} is missing: ${present} needs it`] : []
  })

/** The ways for e-mail to arrive, which need the address that it is for. */
const INBOUND_WAYS = ['INBOUND_MAIL_SECRET', 'INBOUND_MAIL_IMAP_URL'] as const

const unaddressedWays = (given: Source): string[] =>
  given.INBOUND_MAIL_ADDRESS
    ? []
    : INBOUND_WAYS.filter((way) => given[way]).map(
        (way) => `INBOUND_MAIL_ADDRESS is missing: ${way} needs it`,
      )

const S3_NEEDS = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/**
 * Validates the environment. Empty values count as unset, since compose files pass those on, and so does
 * `change-me`, which .env.example contains wherever a secret belongs.
 * @param source usually `process.env`
 * @throws EnvError naming every problem at once
 */
export function parseEnv(source: Source): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => isSet(value)))
  const parsed = shape.safeParse(given)
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => explain(issue, given))
  if (given.STORAGE === 's3')
    for (const name of S3_NEEDS) if (!given[name]) problems.push(`${name} is missing: STORAGE=s3 needs it`)
  problems.push(...halfPairs(given), ...unaddressedWays(given))
  if (!parsed.success || problems.length > 0) throw new EnvError(problems)
  return { ...parsed.data, SERVER_URL: parsed.data.SERVER_URL ?? localUrl(parsed.data) }
}

/** The product's address if none is configured: the one it listens on. */
const localUrl = ({ HOST, PORT }: { HOST: string; PORT: number | string }): string => {
  const isAnywhere = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost'].includes(HOST)
  const name = HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${isAnywhere ? 'localhost' : name}:${PORT}`
}

/** The names by which a machine refers to itself. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** A variable, or its default. */
const setOr = (value: string | undefined, otherwise: string): string =>
  isSet(value) ? value.trim() : otherwise

/**
 * The origins of this product's own pages, for lists built before the environment is validated. On a
 * developer's machine all its names for itself count. A host that a request names never does.
 * @param source usually `process.env`
 * @returns never empty: Payload takes an empty list for "any page of any site"
 */
export function ownOrigins(source: Source): string[] {
  const port = setOr(source.PORT, '3000')
  const address = setOr(source.SERVER_URL, localUrl({ HOST: setOr(source.HOST, '127.0.0.1'), PORT: port }))
  if (!URL.canParse(address)) return [address]
  const { hostname, origin, port: ownPort, protocol } = new URL(address)
  const others = setOr(source.OTHER_HOSTS, '')
    .split(',')
    .map((host) => `${protocol}//${host.trim().toLowerCase()}`)
    .filter((one) => URL.canParse(one))
    .map((one) => new URL(one).origin)
  const own = LOOPBACK.includes(hostname)
    ? LOOPBACK.map((name) => `${protocol}//${name}${ownPort && `:${ownPort}`}`)
    : [origin]
  return [...own, ...others]
}

/**
 * The host names of this product, as browsers write them in the Host header: those of its own origins, and
 * those that its machine uses for itself.
 * @param source usually `process.env`
 */
export function ownHosts(source: Source): ReadonlySet<string> {
  const port = setOr(source.PORT, '3000')
  const origins = ownOrigins(source).filter((one) => URL.canParse(one))
  return new Set([
    ...origins.map((origin) => new URL(origin).host),
    ...LOOPBACK.flatMap((name) => [name, `${name}:${port}`]),
  ])
}

const isSet = (value: string | undefined): value is string =>
  Boolean(value?.trim()) && value?.trim() !== 'change-me'

function explain(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  return `${name} ${given[name] === undefined ? (MISSING[name] ?? 'is missing') : issue.message}`
}

let checked: Env | undefined

/**
 * The environment of this process, validated on the first call. A build has neither database nor secret and
 * gets placeholder values that nothing else may see.
 * @throws EnvError
 */
export function env(): Env {
  checked ??= parseEnv(isBuild() ? { ...BUILD_ONLY, ...process.env } : process.env)
  return checked
}

/** Has the environment read again; for tests, which work with several databases in turn. */
export function forgetEnv(): void {
  checked = undefined
}

const isBuild = () => process.env.NEXT_PHASE === 'phase-production-build'

const BUILD_ONLY = {
  DATABASE_URL: 'postgres://none@localhost:1/none',
  PAYLOAD_SECRET: 'only-for-a-build-and-never-for-a-running-server',
}
