type Boxed = { getBoundingClientRect(): Pick<DOMRect, 'left' | 'top' | 'width' | 'bottom'> }
type Labelled = Boxed & { labels: ArrayLike<Boxed> | null }

/**
 * A field and its label as one place to open a list at. Below, the list stands under the field; where it has to open
 * upwards it stands above the label instead of covering it.
 */
export const withLabel = (field: { readonly current: Labelled | null }) => ({
  // What scrolls around it is followed.
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
