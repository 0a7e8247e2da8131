import type { FormBlock as Fields } from '@/payload-types'
import { Card } from '@/ui/page-parts'
import type { BlockProps } from '../ui/block-props'
import { BlockSection } from '../ui/block-section'
import { InquiryForm } from './inquiry-form'

/** A form that readers fill in; it works without script. */
export const FormBlock = ({ fields: { text, title } }: BlockProps<Fields>) => (
  <BlockSection title={title}>
    <Card className="flex max-w-text flex-col gap-3 p-5">
      {text && <p className="whitespace-pre-line text-soft">{text}</p>}
      <InquiryForm />
    </Card>
  </BlockSection>
)
