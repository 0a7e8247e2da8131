import { type MapWithQuestions, openQuestions, type QuestionKey } from '../../rules/map-questions'
import { headerUnit, unitsOf } from './file-units'

/** The questions about a file that its map leaves open. */
export const questionsIn = (map: MapWithQuestions): QuestionKey[] =>
  openQuestions(map, (column) => headerUnit(column, unitsOf('distance')) !== null)
