/** How a record stands: whether readers see it, and whether something newer than what they see has been saved. */
export type ContentState = { isLive: boolean; hasNewerDraft: boolean }

/** How a change is saved: for readers, or as a draft next to what they see. */
export type ContentSave = { status: 'published' | 'draft'; besideLive: boolean }

/**
 * How a change by a call is saved. It goes where the newest version is: to readers if that is what they see, else
 * to the draft, so that a call about a title never publishes somebody's unfinished text. `published` decides it where
 * the call sends it.
 */
export function publishOrDraft(
  { hasNewerDraft, isLive }: ContentState,
  published: boolean | null | undefined,
): ContentSave {
  if (published != null) return { status: published ? 'published' : 'draft', besideLive: false }
  if (isLive && hasNewerDraft) return { status: 'draft', besideLive: true }
  return { status: isLive ? 'published' : 'draft', besideLive: false }
}
