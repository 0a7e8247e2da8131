import type { BlockProps } from '@/modules/content/blocks/ui/block-props'

type Fields = { title?: string; months?: number }

/** How long a warranty lasts. */
export function WarrantyBlock({ fields: { months, title } }: BlockProps<Fields>) {
  return (
    <p className="my-8 rounded-card border border-line p-5">
      {title}: {months} months
    </p>
  )
}
