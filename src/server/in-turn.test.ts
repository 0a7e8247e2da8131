import { expect, test } from 'vitest'
import { inTurn } from './in-turn'

test('work on one thing runs one after the other in the order it came, also past a failure; other things do not wait', async () => {
  const seen: string[] = []
  let release = () => {}
  const gate = new Promise<void>((open) => {
    release = open
  })
  const work = (name: string, before?: Promise<void>) => async () => {
    seen.push(`${name} begins`)
    await before
    seen.push(`${name} ends`)
    if (name === 'second') throw new Error('on purpose')
    return name
  }
  const line = [
    inTurn('a', work('first', gate)),
    inTurn('a', work('second')),
    inTurn('a', work('third')),
  ].map((one) => one.catch(() => 'failed'))
  expect(await inTurn('b', work('other'))).toBe('other')
  release()
  expect(await Promise.all(line)).toEqual(['first', 'failed', 'third'])
  expect(seen).toEqual([
    'first begins',
    'other begins',
    'other ends',
    'first ends',
    'second begins',
    'second ends',
    'third begins',
    'third ends',
  ])
})
