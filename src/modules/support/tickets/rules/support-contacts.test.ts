import { expect, test } from 'vitest'
import { contactWays } from './support-contacts'

test('only what there is leads anywhere', () => {
  expect(contactWays({ phone: null, whatsapp: '', email: null })).toEqual([])
  const ways = contactWays({
    phone: '+81 (45) 123-4567',
    whatsapp: '+81 90 1234 5678',
    email: 'help@kaido.example',
  })
  expect(ways.map(({ href }) => href)).toEqual([
    'tel:+81451234567',
    'https://wa.me/819012345678',
    'mailto:help@kaido.example',
  ])
})

test.each(['045 123 4567', 'Ask Mr 81 Sato', 'https://chat.example/12'])('%s opens no chat', (whatsapp) => {
  expect(contactWays({ phone: null, whatsapp, email: null })).toEqual([])
})
