import { modules, type Section } from '@/api/module'

/** The cards of an index page of the back office, those of all modules. */
export const sectionsOf = (index: Section['index']): Section[] =>
  modules()
    .flatMap(({ sections = [] }) => sections)
    .filter((section) => section.index === index)
