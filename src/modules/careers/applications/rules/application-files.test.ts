import { expect, test } from 'vitest'
import { fileProblem } from './application-files'

const MEGABYTE = 1024 * 1024

test.each([
  ['resume', 'cv.pdf', 10 * MEGABYTE, null],
  ['resume', 'CV.DOCX', 1, null],
  ['resume', 'cv.pdf', 10 * MEGABYTE + 1, 'File size must be less than 10MB'],
  ['coverLetter', 'letter.doc', 5 * MEGABYTE + 1, 'File size must be less than 5MB'],
  ['resume', 'cv.pdf.exe', 1, 'Please select a valid file type: PDF, DOC, DOCX'],
  ['resume', 'cv', 1, 'Please select a valid file type: PDF, DOC, DOCX'],
] as const)('%s %s of %i bytes: %s', (file, name, size, problem) => {
  expect(fileProblem(file, { name, size })).toBe(problem)
})
