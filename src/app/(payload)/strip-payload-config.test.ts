import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { stripPayloadConfig } from './strip-payload-config'

const config = { admin: { routes: { account: '/account', login: '/login' } } } as never
const Provider = ({ children }: { children?: ReactNode }) => children
const screen = createElement('main')
const page = createElement(Provider, null, false, screen)

test.each([
  [undefined],
  [['login']],
  [['account']],
  [['collections', 'vehicles', '7']],
  [['globals', 'company-settings']],
])("Payload's own screen at %j keeps the configuration", (segments) => {
  expect(stripPayloadConfig(config, segments, page)).toBe(page)
})

test.each([[['inventory', 'vehicles']], [['settings', 'collections']]])(
  'a screen of the product at %j comes alone',
  (segments) => {
    expect(stripPayloadConfig(config, segments, page)).toMatchObject([{ type: 'main' }])
  },
)
