import { BLOG } from '@/modules/content/publishing/rules/public-urls'
import { Button, buttonStyle } from '@/ui/button'
import { Field, Input, Select } from '@/ui/field'
import { Icon } from '@/ui/icon'
import { PlainLink } from '@/ui/link'
import type { BlogTag } from '../queries/list-tags'
import type { BlogChoice } from '../rules/blog-urls'
import * as words from './words'

type Props = { choice: BlogChoice; tags: readonly BlogTag[] }

/** Words, tag and days by which posts are chosen. A plain form: it needs no script. */
export function BlogFilters({ choice, tags }: Props) {
  const { dateFrom, dateTo, tag, title, view } = choice
  const isFiltered = [dateFrom, dateTo, tag, title].some(Boolean)
  return (
    <search>
      <form
        action={BLOG}
        method="get"
        aria-label={words.filterPosts}
        className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto] lg:items-end"
      >
        <Field label={words.titleContains} htmlFor="blog-title">
          <Input
            id="blog-title"
            name="title"
            type="search"
            defaultValue={title}
            maxLength={150}
            autoComplete="off"
          />
        </Field>
        <TagChoice tag={tag} tags={tags} />
        <Field label={words.publishedFrom} htmlFor="blog-from">
          <Input id="blog-from" name="dateFrom" type="date" defaultValue={dateFrom} />
        </Field>
        <Field label={words.publishedTo} htmlFor="blog-to">
          <Input id="blog-to" name="dateTo" type="date" defaultValue={dateTo} />
        </Field>
        {view === 'list' && <input type="hidden" name="view" value="list" />}
        <div className="flex gap-2 sm:col-span-2 lg:col-span-1">
          <Button type="submit" variant="primary">
            <Icon name="search" size={18} />
            {words.showPosts}
          </Button>
          {isFiltered && (
            <PlainLink href={BLOG} className={buttonStyle('quiet')}>
              {words.showAllPosts}
            </PlainLink>
          )}
        </div>
      </form>
    </search>
  )
}

function TagChoice({ tag, tags }: { tag?: string; tags: readonly BlogTag[] }) {
  return (
    <Field label={words.tag} htmlFor="blog-tag">
      <Select id="blog-tag" name="tag" defaultValue={tag ?? ''}>
        <option value="">{words.anyTag}</option>
        {tags
          .filter(({ posts, route }) => posts > 0 || route === tag)
          .map(({ id, name, route }) => (
            <option key={id} value={route}>
              {name}
            </option>
          ))}
      </Select>
    </Field>
  )
}
