import type { Module } from '@/api/module'
import { inspections } from './inspections/module'

/**
 * Modules from outside the core, loaded in this order after our own: one line each, with an import from
 * `./<name>/module`. See docs/EXTENDING.md. Anything that wraps Payload's configuration is in `./index.ts`
 * instead.
 */
const all: readonly Module[] = [inspections]

/**
 * Which of them are enabled, as comma-separated names; all by default. Only for `npm run migrate:create` and
 * for tests.
 */
const enabled = process.env.KAIDO_PLUGINS?.split(',')

export const plugins = all.filter(({ name }) => enabled?.includes(name) ?? true)
