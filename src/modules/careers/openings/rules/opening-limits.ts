/** Characters of an opening's texts, and how many questions it may ask. */
export const OPENING_LIMITS = {
  title: 150,
  experience: 200,
  questions: 30,
  question: 500,
  options: 20,
  option: 200,
  tags: 300,
} as const

/** Characters of all options of a question, one on each line. */
export const OPTIONS_TEXT_MAX = OPENING_LIMITS.options * (OPENING_LIMITS.option + 1)
