import type { Pool as Database } from 'pg'
import type { Answer, Client } from './client'

/** Where the text of a field ends up. */
export type Field = {
  /** Its column; none for names that are looked up or values made by the server. */
  column?: string
  /** Surrounding spaces are trimmed, as for all names and numbers on papers. */
  trims?: boolean
  /** Accepted and never stored: the server makes its own, which looks like this. */
  made?: RegExp
  /** A name that is looked up: the query that finds it by the record's id and the text. */
  lookUp?: string
  /** Sent as a list of one. */
  list?: boolean
  /** Stored in a normalized form, of which all spellings mean the same. */
  normal?: (text: string) => string
}

/** A record whose fields accept texts. */
export type Target = {
  kind: string
  table: string
  id: number
  method: 'PATCH' | 'POST'
  path: string
  fields: Readonly<Record<string, Field>>
  /** Sent with every text. */
  base?: Record<string, unknown>
  /** Sent with it, in place of the drill's own. */
  headers?: Record<string, string>
  /** The new record's id in the response to a POST. */
  idOf?: (answer: Answer) => number | Promise<number>
}

/** No response may reveal internals. */
const LEAK = /\bat \S+ \(|node_modules|syntax error at|SELECT .* FROM|Failed query|ECONN|violates/

const fieldOf = (path: string): string => path.split('.')[0] ?? ''

/**
 * Sends one text in all fields of a target. Fields that the response rejects by name are left out and the
 * rest is sent again, until it is stored; then every stored field is compared with what was given.
 *
 * @returns the names of the fields that accepted the text, and the id of the record
 */
export async function offer(
  client: Client,
  database: Database,
  target: Target,
  text: string,
): Promise<{ taken: string[]; id: number | null }> {
  const { tally } = client
  let left = Object.keys(target.fields)
  while (left.length > 0) {
    const body = {
      ...target.base,
      ...Object.fromEntries(left.map((name) => [name, target.fields[name]?.list ? [text] : text])),
    }
    const answer = await client.send(target.kind, target.method, target.path, body, target.headers)
    if (answer.status < 300) {
      const id = target.idOf ? await target.idOf(answer) : target.id
      await compare(client, database, { ...target, id }, left, text)
      return { taken: left, id }
    }
    if (answer.status >= 500) break
    const named = left.filter((name) => answer.errors.some(({ path }) => fieldOf(path) === name))
    const about = `${JSON.stringify(text).slice(0, 80)} in ${left.join(', ')}: ${answer.status} ${answer.message.slice(0, 200)}`
    if (LEAK.test(answer.message)) tally.add(target.kind, 'unclear', about)
    if (named.length === 0) {
      tally.add(target.kind, 'unclear', about)
      break
    }
    for (const _ of named) tally.add(target.kind, 'refused')
    left = left.filter((name) => !named.includes(name))
  }
  return { taken: [], id: null }
}

async function compare(
  { tally }: Client,
  database: Database,
  { kind, table, id, fields }: Target,
  names: readonly string[],
  text: string,
): Promise<void> {
  const { rows } = await database.query(`SELECT * FROM ${table} WHERE id = $1`, [id])
  for (const name of names) {
    const { column, lookUp, made, normal, trims } = fields[name] ?? {}
    const value = column ? rows[0]?.[column] : undefined
    const about = `${table} ${id} ${name}: given ${JSON.stringify(text).slice(0, 120)}, found ${JSON.stringify(value)?.slice(0, 120)}`
    if (made) tally.add(kind, made.test(String(value)) ? 'fixed' : 'changed', about)
    else if (!column) {
      const isNamed = lookUp && (await database.query(lookUp, [id, text])).rows.length > 0
      const outcome = text.trim() === '' ? 'blank' : isNamed ? 'stored' : 'changed'
      tally.add(kind, outcome, `${about}: accepted for nothing`)
    } else if (value === text) tally.add(kind, 'stored')
    else if (text.trim() === '') tally.add(kind, 'blank')
    else if ((trims && value === text.trim()) || (normal && value === normal(text)))
      tally.add(kind, 'trimmed')
    else tally.add(kind, 'changed', about)
  }
}
