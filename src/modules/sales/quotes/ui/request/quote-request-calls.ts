import { IN_FORCE } from '@/modules/inventory/reservations/rules/reservation-states'
import { callApi } from '@/ui/client/call-from-storefront'
import { forgetIdempotencyKey, idempotencyKey } from '@/ui/client/idempotency-key'
import type { AddressType } from '../../rules/quote-choices'
import { blocksRequest, requestFailure } from '../../rules/request/may-request-quote'
import { addRequested, quotesOnPage, setQuotes } from './quotes-on-page-store'

/** Fetches which vehicles the customer has a live quote for: one call for all buttons. */
export async function fetchRequested(): Promise<void> {
  const answer = await callApi('get', '/api/v1/quotes/my-quotes', { params: { query: { limit: '100' } } })
  const live = answer.ok ? answer.body.data.filter(({ status }) => blocksRequest(status)) : []
  // A request made during the call is newer.
  const before = quotesOnPage().requested ?? []
  setQuotes({ requested: new Set([...live.flatMap(({ vehicleId }) => vehicleId ?? []), ...before]) })
}

/** Whether a reserved vehicle is reserved for this customer, who may then request a quote. */
export async function isReservedForMe(vehicleId: number): Promise<boolean> {
  const params = { query: { open: 'true', limit: '100' } }
  const answer = await callApi('get', '/api/v1/reservations/mine', { params })
  return (
    answer.ok &&
    answer.body.data.some(({ status, vehicle }) => status === IN_FORCE && vehicle.id === vehicleId)
  )
}

/** The addresses of a profile, and the version of the profile that they are from. */
export type Addresses = {
  address: string | null
  deliveryAddress1: string | null
  deliveryAddress2: string | null
  deliveryAddress3: string | null
  country: string | null
  updatedAt: string
}

/** Reads the addresses of one's own profile; null if that fails. */
export async function readAddresses(): Promise<Addresses | null> {
  const answer = await callApi('get', '/api/v1/users/profile')
  return answer.ok ? answer.body.data : null
}

const FIELDS = ['address', 'deliveryAddress1', 'deliveryAddress2', 'deliveryAddress3'] as const
type Given = { [Field in (typeof FIELDS)[number]]?: string | null }

/** Saves the addresses that were changed; a returned message is why they could not be. */
export async function saveAddresses(known: Addresses, given: Given): Promise<string | null> {
  const changes = FIELDS.filter((field) => (given[field] ?? '').trim() !== (known[field] ?? ''))
  if (changes.length === 0) return null
  const body = Object.fromEntries(changes.map((field) => [field, (given[field] ?? '').trim()]))
  const answer = await callApi('patch', '/api/v1/users/my-profile', { body })
  return answer.ok ? null : answer.message
}

export type Port = { id: number; name: string; country: string }

/** The ports that vehicles can be shipped to; none if they cannot be read. */
export async function readPorts(): Promise<Port[]> {
  const answer = await callApi('get', '/api/v1/vehicles/public/destinations', {})
  return answer.ok ? answer.body.data : []
}

/** What came of a request. */
export type Outcome = { kind: 'sent' } | { kind: 'sign-in' } | { kind: 'refused'; message: string }

const SEND = 'quote-request'

/** Requests a quote of a vehicle to a port, if one is chosen; its button shows that from then on. */
export async function sendRequest(
  vehicleId: number,
  shipmentAddressType: AddressType,
  port: string,
): Promise<Outcome> {
  const body = { vehicleId, shipmentAddressType, ...(port && { portId: Number(port) }) }
  const headers = { 'idempotency-key': idempotencyKey(SEND, body) }
  const answer = await callApi('post', '/api/v1/quotes/request', { body, headers })
  if (!answer.ok) return requestFailure(answer)
  forgetIdempotencyKey(SEND)
  addRequested(vehicleId)
  return { kind: 'sent' }
}
