import type { Module } from '@/api/module'
import { inspections } from './inspections/module'

/**
 * Modules from outside the core, in the order in which they join, after our own: a line each, and its import from
 * `./<name>/module`. See docs/EXTENDING.md. What wraps Payload's configuration stands in `./index.ts` instead.
 */
const all: readonly Module[] = [inspections]

/** Which of them take part, by name and comma; all unless said. For `npm run migrate:create` and for tests alone. */
const wanted = process.env.KAIDO_PLUGINS?.split(',')

export const plugins = all.filter(({ name }) => wanted?.includes(name) ?? true)
