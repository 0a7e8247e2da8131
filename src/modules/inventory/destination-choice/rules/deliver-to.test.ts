import { describe, expect, it } from 'vitest'
import { withoutPort } from './deliver-to'
import { portsByCountry } from './ports-by-country'
import { portsMatching } from './ports-matching'
import { readPortId } from './read-port-id'

const PORTS = [
  { id: 1, name: 'Mombasa', country: 'Kenya' },
  { id: 2, name: 'Dar es Salaam', country: 'Tanzania' },
  { id: 3, name: 'Tanga', country: 'Tanzania' },
  { id: 4, name: 'Conceição', country: 'Brazil' },
]

it.each([
  ['12', 12],
  ['', null],
  [undefined, null],
  ['0', null],
  ['-3', null],
  ['1e3', null],
  ['7; Path=/', null],
  ['99999999999', null],
])('reads %j as the port %j', (given, expected) => {
  expect(readPortId(given)).toBe(expected)
})

it.each([
  ['/vehicles?to=3&make=1,2&sort=total-asc', '/vehicles?make=1,2&sort=total-asc'],
  ['/vehicles?to=3', '/vehicles'],
  ['/vehicles/7', '/vehicles/7'],
])('drops the port from %s', (back, expected) => {
  expect(withoutPort(back)).toBe(expected)
})

describe('typing', () => {
  const groups = portsByCountry(PORTS)
  const matches = (typed: string) =>
    portsMatching(groups, typed).flatMap(({ ports }) => ports.map(({ name }) => name))

  it.each([
    ['', ['Mombasa', 'Dar es Salaam', 'Tanga', 'Conceição']],
    ['ken', ['Mombasa']],
    ['tan', ['Dar es Salaam', 'Tanga']],
    ['Salaam ', ['Dar es Salaam']],
    ['conceicao', ['Conceição']],
    ['anga', []],
  ])('%j finds %j', (typed, names) => {
    expect(matches(typed)).toEqual(names)
  })
})
