import { StatusLabel } from '@/ui/back-office/list/status-label'
import css from './application.module.css'
import type { ApplicationData } from './read-application-screen'
import * as words from './words'

/** What was answered, with the questions as they were asked; answers that disqualify are marked. */
export const AnswersPanel = ({ answers }: Pick<ApplicationData, 'answers'>) => (
  <section className={css.panel}>
    <h2>{words.answers}</h2>
    {answers.length === 0 && <p className={css.under}>{words.noAnswers}</p>}
    <dl className={css.answers}>
      {answers.map(({ answer, disqualifies, question, questionId }) => (
        <div data-marked={disqualifies || undefined} key={questionId}>
          <dt>{question}</dt>
          <dd>
            {answer || <span className={css.under}>{words.notAnswered}</span>}
            {disqualifies && <StatusLabel tone="red">{words.disqualifies}</StatusLabel>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)
