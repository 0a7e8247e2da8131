import { answersTo } from '@/modules/careers/openings/rules/screening-question'
import { AREA, Field, Select } from '@/ui/field'
import { answerName } from '../rules/application-answers'
import { APPLICATION_LIMITS } from '../rules/application-limits'
import type { PublicQuestion } from './applied-job'
import * as words from './dialog-words'

type Props = { asked: PublicQuestion; error?: string | undefined }

const HINTS = { required: '', preferred: ` ${words.preferred}`, optional: ` ${words.optional}` } as const

/** A question of the job with its control: a choice, or a text. */
export function QuestionField({ asked, error }: Props) {
  const { question, requirement } = asked
  const name = answerName(asked.id)
  const answers = answersTo(asked)
  const control = {
    id: name,
    name,
    'aria-required': requirement === 'required' || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${name}-error` : undefined,
  } as const
  return (
    <Field label={`${question}${HINTS[requirement]}`} htmlFor={name} error={error} className="mt-4">
      {answers ? (
        <Select defaultValue="" {...control}>
          <option value="">{requirement === 'required' ? words.chooseAnswer : words.noAnswer}</option>
          {answers.map((answer) => (
            <option key={answer} value={answer}>
              {answer}
            </option>
          ))}
        </Select>
      ) : (
        <textarea rows={3} maxLength={APPLICATION_LIMITS.answer} className={AREA} {...control} />
      )}
    </Field>
  )
}
