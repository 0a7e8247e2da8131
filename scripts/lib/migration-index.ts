const STAMP = /^(\d{8})_(\d{6})_/

/** As the formatter breaks lines. */
const LINE_WIDTH = 110

/** A moment as migrations are named by it: '20261127_120000'. */
const stampAt = (moment: Date): string => {
  const digits = moment.toISOString().replaceAll(/\D/g, '')
  return `${digits.slice(0, 8)}_${digits.slice(8, 14)}`
}

/**
 * The name of a new migration: it sorts after all that exist, whatever the clocks of their authors showed.
 *
 * @param names those that exist
 * @param what what it does, in any form
 */
export function nextName(names: readonly string[], what: string, now: Date): string {
  const last = names.toSorted().at(-1)
  const [, day, time] = (last && STAMP.exec(last)) || []
  let stamp = stampAt(now)
  if (day && time && stamp <= `${day}_${time}`) {
    const [y, m, d, h, min, s] = [
      day.slice(0, 4),
      day.slice(4, 6),
      day.slice(6),
      time.slice(0, 2),
      time.slice(2, 4),
      time.slice(4),
    ]
    stamp = stampAt(new Date(Date.parse(`${y}-${m}-${d}T${h}:${min}:${s}Z`) + 1000))
  }
  return `${stamp}_${what.replaceAll(/\W+/g, '_')}`
}

/** The name under which an index imports a migration: 'freightLegs' of '20261127_080100_freight_legs'. */
const aliasOf = (name: string, taken: readonly string[]): string => {
  const alias = name.replace(STAMP, '').replaceAll(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())
  const free = /^[a-z_$]/i.test(alias) ? alias : `m${alias}`
  return taken.includes(free) ? `${free}${name.slice(0, 8)}` : free
}

/**
 * The text of an index with one more migration, at its end.
 *
 * @throws Error if it does not end with a list of migrations
 */
export function withMigration(index: string, name: string): string {
  const taken = [...index.matchAll(/^import \* as ([\w$]+) /gm)].map(([, alias]) => alias as string)
  const alias = aliasOf(name, taken)
  const line = `  { up: ${alias}.up, down: ${alias}.down, name: '${name}' },`
  const entry =
    line.length <= LINE_WIDTH
      ? line
      : `  {\n    up: ${alias}.up,\n    down: ${alias}.down,\n    name: '${name}',\n  },`
  const [, imports, before] = /^(.*?)\n*export const migrations = \[(.*)\]\n$/s.exec(index) ?? []
  if (imports === undefined || before === undefined)
    throw new Error('The index does not end with its migrations')
  const others = before.trim() && `  ${before.trim().replace(/,$/, '')},\n`
  return `${imports && `${imports}\n`}import * as ${alias} from './${name}'\n\nexport const migrations = [\n${others}${entry}\n]\n`
}
