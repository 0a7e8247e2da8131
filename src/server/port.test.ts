import { expect, it } from 'vitest'
import { definePort } from './port'

type Greeter = { greet: () => string }
const greeter = (text: string): Greeter => ({ greet: () => text })

it('asks all registered sources, in the order of their keys', () => {
  const port = definePort<Greeter>('test.greeters')
  port.register('first', greeter('hello'))
  port.register('second', greeter('hi'))
  port.register('first', greeter('good day'))
  expect(port.all().map(({ greet }) => greet())).toEqual(['good day', 'hi'])
})

it('shares its sources with a port of the same name in another bundle, and with no other', () => {
  definePort<Greeter>('test.shared').register('one', greeter('hello'))
  expect(definePort<Greeter>('test.shared').all()).toHaveLength(1)
  expect(() => definePort<Greeter>('test.other').all()).toThrow(
    'Nobody has registered at the port test.other',
  )
})

it('forgets a source that is removed, but not the one that has replaced it', () => {
  const port = definePort<Greeter>('test.forgotten')
  const stays = port.register('stays', greeter('here'))
  const takeAway = port.register('goes', greeter('old'))
  port.register('goes', greeter('new'))
  takeAway()
  expect(port.all().map(({ greet }) => greet())).toEqual(['here', 'new'])
  stays()
  expect(port.all().map(({ greet }) => greet())).toEqual(['new'])
})
