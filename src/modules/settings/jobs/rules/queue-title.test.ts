import { expect, test } from 'vitest'
import { queueTitle } from './queue-title'

test.each([
  ['mail.deliver', 'Send an e-mail', 'Send an e-mail'],
  ['vehicles.oldDrawings-all', undefined, 'Vehicles old drawings all'],
])('the queue %s with the title %s is called %s', (name, title, shown) => {
  expect(queueTitle(name, title)).toBe(shown)
})
