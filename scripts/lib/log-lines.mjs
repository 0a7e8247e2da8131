/** @type {Record<number, string>} */
const LEVELS = { 10: 'trace', 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' }

/**
 * Formats one line of the server's log for people. Other lines pass unchanged.
 *
 * @param {string} line
 */
export function readable(line) {
  if (!line.startsWith('{')) return line
  try {
    const { level, time, msg, err, ...rest } = JSON.parse(line)
    if (!LEVELS[level]) return line
    const at = new Date(time).toTimeString().slice(0, 8)
    const facts = Object.entries(rest).filter(([key]) => !['pid', 'hostname', 'v'].includes(key))
    const shown = facts.map(
      ([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
    )
    const head = [at, LEVELS[level].padEnd(5), msg ?? '', ...shown].join(' ').trimEnd()
    return err?.stack ? `${head}\n${err.stack}` : head
  } catch {
    return line // it only looked like one
  }
}

/**
 * Passes a stream on line by line in readable form.
 *
 * @param {import('node:stream').Readable} from
 * @param {NodeJS.WritableStream} to
 */
export function relay(from, to) {
  let rest = ''
  from.setEncoding('utf8')
  from.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) to.write(`${readable(line)}\n`)
  })
  from.on('end', () => rest && to.write(`${readable(rest)}\n`))
}
