type Boxed = { getBoundingClientRect(): Pick<DOMRect, 'left' | 'top' | 'width' | 'bottom'> }
type Labelled = Boxed & { labels: ArrayLike<Boxed> | null }

/**
 * A field with its label as the anchor of a list. Below, the list opens under the field; when it has to open
 * upwards it is above the label instead of covering it.
 */
export const anchorSuggestionList = (field: { readonly current: Labelled | null }) => ({
  // Ancestors that scroll are tracked.
  get contextElement() {
    return field.current ?? undefined
  },
  getBoundingClientRect(): DOMRect {
    const box = field.current?.getBoundingClientRect()
    if (!box) return new DOMRect()
    const label = field.current?.labels?.[0]?.getBoundingClientRect()
    const top = Math.min(box.top, label?.top ?? box.top)
    return new DOMRect(box.left, top, box.width, box.bottom - top)
  },
})
