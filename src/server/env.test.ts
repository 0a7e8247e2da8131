import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EnvError, ownHosts, ownOrigins, parseEnv } from './env'

const whole = { DATABASE_URL: 'postgres://kaido:pw@db:5432/kaido', PAYLOAD_SECRET: 'x'.repeat(32) }

function problemsOf(source: Record<string, string | undefined>): readonly string[] {
  try {
    parseEnv({ ...whole, ...source })
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.problems
    throw error
  }
}

describe('parseEnv', () => {
  it('needs only a database and a secret', () => {
    expect(parseEnv(whole)).toMatchObject({
      NODE_ENV: 'development',
      PORT: 3000,
      SERVER_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      STORAGE: 'local',
      JOBS: 'in-process',
      DEMO: 'off',
      LOG_LEVEL: 'info',
      SEARCH_INDEX: 'on',
      OFFLINE_COPIES: 'on',
      DEBUG_TOOLS: 'off',
      TRUST_PROXY: 0,
    })
  })

  it('names every missing variable at once and explains what to do', () => {
    const problems = problemsOf({ DATABASE_URL: undefined, PAYLOAD_SECRET: '' })
    expect(problems).toHaveLength(2)
    expect(problems[0]).toContain('DATABASE_URL is missing: set it')
    expect(problems[1]).toContain('openssl rand -hex 32')
  })

  it.each([
    [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL is not a Postgres address'],
    [{ DATABASE_URL: 'postgres://host' }, 'DATABASE_URL is not a Postgres address'],
    [{ PAYLOAD_SECRET: 'short' }, 'PAYLOAD_SECRET signs the sessions'],
    [{ PORT: 'http' }, 'PORT is a port number'],
    [{ PORT: '70000' }, 'PORT '],
    [{ SERVER_URL: 'cars.example.com' }, 'SERVER_URL is the public address'],
    [{ STORAGE: 'disk' }, 'STORAGE is "local" or "s3"'],
    [{ GOOGLE_CLIENT_ID: 'a' }, 'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID needs it'],
    [{ FACEBOOK_CLIENT_SECRET: 'b' }, 'FACEBOOK_CLIENT_ID is missing: FACEBOOK_CLIENT_SECRET needs it'],
    [{ STORAGE: 's3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, 'S3_SECRET_ACCESS_KEY is missing: STORAGE=s3'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL is an address'],
    [{ INBOUND_MAIL_ADDRESS: 'support+tickets@example.com' }, 'INBOUND_MAIL_ADDRESS is an address'],
    [
      { INBOUND_MAIL_SECRET: 'x'.repeat(44) },
      'INBOUND_MAIL_ADDRESS is missing: INBOUND_MAIL_SECRET needs it',
    ],
    [
      { INBOUND_MAIL_ADDRESS: 'support@example.com', INBOUND_MAIL_SECRET: 'short' },
      'INBOUND_MAIL_SECRET is a secret in base64',
    ],
    [
      { INBOUND_MAIL_ADDRESS: 'support@example.com', INBOUND_MAIL_IMAP_URL: 'pop3://a' },
      'INBOUND_MAIL_IMAP_URL is an address such as imaps://',
    ],
    [{ JOBS: 'yes' }, 'JOBS is "in-process"'],
    [{ DEMO: 'true' }, 'DEMO is "on" or "off"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is trace'],
    [{ TRUST_PROXY: 'many' }, 'TRUST_PROXY '],
  ])('refuses %o', (source, message) => {
    const problems = problemsOf(source)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(message)
  })

  it('takes the example file for what it is: its secrets count as missing', () => {
    expect(problemsOf({ PAYLOAD_SECRET: 'change-me' })[0]).toContain('PAYLOAD_SECRET is missing')
  })

  it.each([
    ['off', 0],
    ['on', 1],
    ['2', 2],
  ])('reads TRUST_PROXY=%s as %d proxies', (value, proxies) => {
    expect(parseEnv({ ...whole, TRUST_PROXY: value }).TRUST_PROXY).toBe(proxies)
  })

  it('strips the slash of the public address, which is compared with Origin headers', () => {
    expect(parseEnv({ ...whole, SERVER_URL: 'https://cars.example.com/' }).SERVER_URL).toBe(
      'https://cars.example.com',
    )
  })

  it('is documented: every variable is in .env.example', () => {
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const names = Object.keys(parseEnv({ ...whole, S3_BUCKET: 'b' }))
    expect(names.filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(example))).toEqual([])
  })
})

describe('ownOrigins', () => {
  const here = (port: string) => ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}${port}`)

  it.each([
    ['nothing', {}, here(':3000')],
    ['empty values, as compose files pass them on', { SERVER_URL: ' ', PORT: '' }, here(':3000')],
    ['a port', { PORT: '4100' }, here(':4100')],
    ['an address of this machine', { SERVER_URL: 'http://127.0.0.1:8080', PORT: '3000' }, here(':8080')],
    ['a public address', { SERVER_URL: 'https://cars.example.com' }, ['https://cars.example.com']],
    [
      'one with a slash at its end',
      { SERVER_URL: 'https://cars.example.com/' },
      ['https://cars.example.com'],
    ],
    ['one with a path', { SERVER_URL: 'http://shop.example:81/cars' }, ['http://shop.example:81']],
    ['what is no address', { SERVER_URL: 'cars' }, ['cars']],
    ['the address that it listens on', { HOST: '192.168.1.20', PORT: '80' }, ['http://192.168.1.20']],
    ['listening everywhere', { HOST: '0.0.0.0' }, here(':3000')],
    [
      'further names',
      { SERVER_URL: 'https://cars.example.com', OTHER_HOSTS: 'Cars.example.org, 10.0.0.1:8443,' },
      ['https://cars.example.com', 'https://cars.example.org', 'https://10.0.0.1:8443'],
    ],
  ])('follow from %s, and are never none', (_, source, origins) => {
    expect(ownOrigins(source)).toEqual(origins)
    const parsed = origins[0] === 'cars' ? undefined : parseEnv({ ...whole, ...source }).SERVER_URL
    if (parsed) expect(origins).toContain(new URL(parsed).origin)
  })
})

describe('ownHosts', () => {
  it.each([
    [{}, ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'], ['evil.example', 'localhost:4000']],
    [
      { SERVER_URL: 'https://cars.example.com', OTHER_HOSTS: 'cars.example.org', PORT: '3000' },
      ['cars.example.com', 'cars.example.org', '127.0.0.1:3000'],
      ['cars.example.com.evil.example', 'www.cars.example.com'],
    ],
  ])('of %j let in %j and not %j', (source, own, foreign) => {
    const hosts = ownHosts(source)
    expect(own.filter((host) => !hosts.has(host))).toEqual([])
    expect(foreign.filter((host) => hosts.has(host))).toEqual([])
  })
})
