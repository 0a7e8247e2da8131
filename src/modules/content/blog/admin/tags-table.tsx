'use client'
import { issuesOf } from '@/input/issues'
import { ListScreen } from '@/ui/back-office/list/list-screen'
import type { ListPage, ListShape } from '@/ui/back-office/list/list-type'
import type { FormRules } from '@/ui/back-office/record/form-rules-type'
import { blogTagInput } from '../schemas/blog-tags'
import { TAG_FILTERS } from './blog-tag-list-shape'
import * as words from './words'

const rules: FormRules = {
  check: (values) => {
    const read = blogTagInput.safeParse(values)
    return read.success ? [] : issuesOf(read.error)
  },
  confirmsDelete: (name) => words.cannotBeUndone(words.theTag(name)),
}

/** The table of tags; one is created and changed in a dialog. */
export const TagsTable = (props: { shape: ListShape; shown: ListPage }) => (
  <ListScreen {...props} filters={TAG_FILTERS} rules={rules} />
)
