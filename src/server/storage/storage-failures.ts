import { unavailable } from '@/kernel/errors'
import { logger } from '../logger'

/** The message when files can be neither written nor read. */
const NOT_REACHED = 'The file storage cannot be reached. Please try again.'

/**
 * The storage's result, or an error with what is wrong and that a retry may help.
 *
 * @throws AppError 503
 */
export async function orUnavailable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    logger.error({ err: error }, 'the file storage failed')
    throw unavailable(NOT_REACHED)
  }
}
