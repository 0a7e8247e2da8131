import { z } from 'zod'
import { choiceQuery, dayQuery, pageQuery, textQuery } from '@/input/list-query-fields'
import { BLOG_VIEWS, type BlogChoice } from '../rules/blog-urls'

/** Posts on a page: whole rows of one, two and three. */
export const BLOG_PAGE_SIZE = 12

const choice = z.object({
  tag: textQuery('tag'),
  title: textQuery('title'),
  dateFrom: dayQuery('dateFrom'),
  dateTo: dayQuery('dateTo'),
  page: pageQuery().shape.page,
  view: choiceQuery('view', BLOG_VIEWS),
})

/**
 * What a reader chose, from the query of a URL. Whatever cannot be read counts as absent, since links are typed and cut
 * off; days the wrong way round are swapped.
 */
export function parseBlogChoice(query: Readonly<Record<string, unknown>>): BlogChoice & { page: number } {
  const part = <Name extends keyof typeof choice.shape>(name: Name) => {
    const parsed = choice.shape[name].safeParse(query[name])
    return parsed.success ? parsed.data : undefined
  }
  const days = [part('dateFrom'), part('dateTo')] as (string | undefined)[]
  const [dateFrom, dateTo] = days[0] && days[1] && days[0] > days[1] ? days.toReversed() : days
  return {
    tag: part('tag') as string | undefined,
    title: part('title') as string | undefined,
    dateFrom,
    dateTo,
    page: (part('page') as number | undefined) ?? 1,
    view: part('view') as BlogChoice['view'],
  }
}
