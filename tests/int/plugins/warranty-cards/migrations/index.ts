import * as m20261122_123145_warranty_cards from './20261122_123145_warranty_cards'

export const migrations = [
  {
    up: m20261122_123145_warranty_cards.up,
    down: m20261122_123145_warranty_cards.down,
    name: '20261122_123145_warranty_cards',
  },
]
