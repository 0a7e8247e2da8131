import { expect, it } from 'vitest'
import { definePort, defineSinglePort } from './port'

type Greeter = { greet: () => string }
const greeter = (text: string): Greeter => ({ greet: () => text })

it('queries all registered sources, in the order of their keys', () => {
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

it('queries the only source of a single port, whose key may register again', () => {
  const port = defineSinglePort<Greeter>('test.single')
  port.register('one', greeter('hello'))
  port.register('one', greeter('good day'))
  expect(port.get().greet()).toBe('good day')
})

it('refuses a second source of a single port, and to answer without one', () => {
  const port = defineSinglePort<Greeter>('test.refusing')
  expect(() => port.get()).toThrow('Nobody has registered at the port test.refusing')
  const remove = port.register('one', greeter('hello'))
  expect(() => port.register('two', greeter('hi'))).toThrow(
    'two cannot register at the port test.refusing: one has',
  )
  remove()
  port.register('two', greeter('hi'))
  expect(port.get().greet()).toBe('hi')
})
