import { pino } from 'pino'
import { expect, it } from 'vitest'
import { loggerOptions } from './logger'

it('never writes a secret, however deeply nested', () => {
  const lines: string[] = []
  const log = pino({ ...loggerOptions, level: 'info' }, { write: (line: string) => lines.push(line) })
  log.info({ password: 'hidden-1', body: { token: 'hidden-2' } })
  log.info({ req: { headers: { authorization: 'hidden-3', cookie: 'hidden-4' }, url: '/shown' } })
  expect(lines.join('')).toContain('/shown')
  expect(lines.join('')).not.toContain('hidden')
})
