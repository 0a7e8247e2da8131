import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { modules } from '@/api/module'
import { type Actor, can } from '@/kernel/permissions'
import type { RecordList } from '@/kernel/record-list'
import type { ListShape } from '@/ui/back-office/list/list-type'

/** The list named by a URL under /admin, and the record in it; 0 for a new one. */
export type RecordOfUrl = { list: RecordList; id: number }

/** Parses a screen's URL: a list, `…/create` below it, or `…/edit/<id>`. */
export function recordOfUrl({ params }: AdminViewServerProps): RecordOfUrl {
  const path = [params?.segments ?? []].flat().join('/')
  const [, address, id = '0'] = /^(.+?)(?:\/create|\/edit\/(\d+))?$/.exec(path) ?? []
  const list = modules()
    .flatMap(({ records = [] }) => records)
    .find((one) => one.address === address)
  if (!list) notFound()
  return { list, id: Number(id) }
}

/** What a viewer may do in a list. */
export const mayIn = ({ module }: RecordList, actor: Actor): ListShape['may'] => ({
  create: can(actor, module, 'create'),
  update: can(actor, module, 'update'),
  delete: can(actor, module, 'delete'),
})
