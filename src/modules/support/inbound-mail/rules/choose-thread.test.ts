import { describe, expect, test } from 'vitest'
import { chooseThread, type Evidence } from './choose-thread'

const known = new Map([
  [
    17,
    {
      ticketId: 17,
      customerAddresses: ['anna@customer.example', 'anna@work.example'],
      staff: [{ id: 4, address: 'ken@company.example' }],
    },
  ],
  // Became part of 17.
  [12, { ticketId: 17, customerAddresses: ['anna@customer.example'], staff: [] }],
  [18, { ticketId: 18, customerAddresses: ['boris@customer.example'], staff: [] }],
])
const forCustomer = { ticketId: 17, staffId: null }
const forStaff = { ticketId: 17, staffId: 4 }
const nothing: Evidence = { addressed: [], referred: [], sender: 'anna@customer.example', isTrusted: false }
const place = (evidence: Partial<Evidence>) => chooseThread({ ...nothing, ...evidence }, known)
const linked = { to: 'new-ticket', linkedTo: 17 }

describe('with a signed address', () => {
  test('the customer responds, also from the address that only the ticket has', () => {
    expect(place({ addressed: [forCustomer] })).toEqual({ to: 'customer-response', ticketId: 17 })
    expect(place({ addressed: [forCustomer], sender: 'anna@work.example' })).toMatchObject({
      to: 'customer-response',
    })
  })

  test('that is theirs, staff answer the customer', () => {
    expect(place({ addressed: [forStaff], sender: 'ken@company.example' })).toEqual({
      to: 'staff-answer',
      ticketId: 17,
      staffId: 4,
    })
  })

  test('of the customer, staff leave a note if it is certainly them', () => {
    const note = { addressed: [forCustomer], sender: 'ken@company.example' }
    expect(place({ ...note, isTrusted: true })).toEqual({ to: 'staff-note', ticketId: 17, staffId: 4 })
    expect(place(note)).toMatchObject(linked)
  })

  test('a stranger opens a ticket of their own, which is linked', () => {
    const stranger = { sender: 'eve@evil.example', isTrusted: true }
    expect(place({ ...stranger, addressed: [forCustomer] })).toMatchObject(linked)
    expect(place({ ...stranger, addressed: [forStaff] })).toMatchObject(linked)
  })

  test('of staff, a customer does not answer as staff', () => {
    expect(place({ addressed: [forStaff], isTrusted: true })).toMatchObject(linked)
  })

  test('of a ticket that became part of another, the customer responds there', () => {
    expect(place({ addressed: [{ ticketId: 12, staffId: null }] })).toEqual({
      to: 'customer-response',
      ticketId: 17,
    })
  })

  test('it counts before references', () => {
    const both = { addressed: [forCustomer], referred: [18], isTrusted: true }
    expect(place(both)).toEqual({ to: 'customer-response', ticketId: 17 })
  })

  test('of a ticket that is gone, it is a new one', () => {
    expect(place({ addressed: [{ ticketId: 99, staffId: null }] })).toEqual({
      to: 'new-ticket',
      linkedTo: null,
      why: null,
    })
  })
})

describe('with references alone', () => {
  test('a customer who certainly wrote it responds', () => {
    expect(place({ referred: [17], isTrusted: true })).toEqual({ to: 'customer-response', ticketId: 17 })
  })

  test('staff leave a note', () => {
    expect(place({ referred: [17], isTrusted: true, sender: 'ken@company.example' })).toEqual({
      to: 'staff-note',
      ticketId: 17,
      staffId: 4,
    })
  })

  test('anybody may claim to be the customer: without proof it is a ticket of its own', () => {
    expect(place({ referred: [17] })).toMatchObject(linked)
  })

  test('a stranger opens a ticket of their own', () => {
    expect(place({ referred: [17], isTrusted: true, sender: 'eve@evil.example' })).toMatchObject(linked)
  })

  test('the first in which the sender takes part counts', () => {
    const evidence = { referred: [17, 18], isTrusted: true, sender: 'boris@customer.example' }
    expect(place(evidence)).toEqual({ to: 'customer-response', ticketId: 18 })
  })
})

test('with neither it is a new ticket', () => {
  expect(place({ isTrusted: true })).toEqual({ to: 'new-ticket', linkedTo: null, why: null })
})
