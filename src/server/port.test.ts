import { expect, it } from 'vitest'
import { definePort } from './port'

type Greeter = { greet: () => string }
const saying = (text: string): Greeter => ({ greet: () => text })

it('asks all registered sources, in the order of their keys', () => {
  const port = definePort<Greeter>('test.greeters')
  port.register('first', saying('hello'))
  port.register('second', saying('hi'))
  port.register('first', saying('good day'))
  expect(port.all().map(({ greet }) => greet())).toEqual(['good day', 'hi'])
})

it('shares its sources with a port of the same name in another bundle, and with no other', () => {
  definePort<Greeter>('test.shared').register('one', saying('hello'))
  expect(definePort<Greeter>('test.shared').all()).toHaveLength(1)
  expect(() => definePort<Greeter>('test.other').all()).toThrow(
    'Nobody has registered at the port test.other',
  )
})

it('forgets a source that is removed, but not the one that has replaced it', () => {
  const port = definePort<Greeter>('test.forgotten')
  const stays = port.register('stays', saying('here'))
  const takeAway = port.register('goes', saying('old'))
  port.register('goes', saying('new'))
  takeAway()
  expect(port.all().map(({ greet }) => greet())).toEqual(['here', 'new'])
  stays()
  expect(port.all().map(({ greet }) => greet())).toEqual(['new'])
})
