import type { QuestionsBlock as Fields } from '@/payload-types'
import { Disclosure } from '@/ui/disclosure'
import type { BlockProps } from '../ui/block-props'
import { BlockSection } from '../ui/block-section'
import { questionsIn } from './content'

/** Questions that open to show their answers. */
export function QuestionsBlock({ fields: { items, title } }: BlockProps<Fields>) {
  const questions = questionsIn(items)
  if (questions.length === 0) return null
  return (
    <BlockSection title={title}>
      <div className="max-w-text">
        {questions.map(({ answer, question }) => (
          <Disclosure key={question} title={question}>
            <p className="pb-4 whitespace-pre-line text-soft">{answer}</p>
          </Disclosure>
        ))}
      </div>
    </BlockSection>
  )
}
