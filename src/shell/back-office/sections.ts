import { modules, type Section } from '@/api/module'

/** The cards of a back office index page, from all modules. */
export const sectionsOf = (index: Section['index']): Section[] =>
  modules()
    .flatMap(({ sections = [] }) => sections)
    .filter((section) => section.index === index)
