import { modules } from '@/api/module'
import type { ModuleKey } from '@/kernel/permissions'

/** The permission area of a list, by its collection: that of its screen; undefined for what has no list of its own. */
export function moduleOfList(collection: string): ModuleKey | undefined {
  const urls = modules().flatMap(({ lists = {} }) =>
    Object.hasOwn(lists, collection) ? [lists[collection]] : [],
  )
  const [url] = urls.map((one) => (typeof one === 'string' ? one : one && 'alone' in one ? one.alone : null))
  const screens = modules().flatMap(({ navigation = [] }) => navigation)
  const needs = url ? screens.find(({ href }) => href === `/admin/${url}`)?.needs : undefined
  return typeof needs === 'object' && 'module' in needs ? needs.module : undefined
}
