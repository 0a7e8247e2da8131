import { type Called, callApi } from '@/ui/admin/call'
import { countOf } from '@/ui/admin/list/words'

/** What came of publishing several vehicles: a sentence, and why some of them were left as they are. */
export type Published = Pick<Called, 'ok' | 'message'> & { refusals: string[] }

type Changed = { changed: number[]; refused: { name: string; message: string }[] }

/** Publishes vehicles, or takes them back to drafts; those that lack something stay, and say what. */
export async function publish(ids: number[], status: 'PUBLISHED' | 'DRAFT'): Promise<Published> {
  const called = await callApi('POST', '/vehicles/bulk/status', { ids, status })
  if (!called.ok) return { ok: false, message: called.message, refusals: [] }
  const { changed, refused } = called.data as Changed
  const verb = status === 'PUBLISHED' ? 'published' : 'unpublished'
  const message = `${countOf(changed.length, 'vehicle', 'vehicles')} ${verb}.`
  if (refused.length === 0) return { ok: true, message, refusals: [] }
  return {
    ok: false,
    message: `${message} ${refused.length} could not be:`,
    refusals: refused.map((one) => `${one.name}: ${one.message}`),
  }
}
