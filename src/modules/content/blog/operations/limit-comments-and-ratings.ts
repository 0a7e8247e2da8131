import type { Payload } from 'payload'
import { AppError } from '@/kernel/errors'
import { countTry, forgiveTry, type Limit } from '@/server/rate-limit'

/**
 * Counts what a person writes about posts. What is refused with 409, because they have done so already, does not count.
 *
 * @throws AppError 429 after too many attempts
 */
export async function limitCommentsAndRatings<T>(
  payload: Payload,
  limit: Limit,
  userId: number,
  write: () => Promise<T>,
): Promise<T> {
  await countTry(payload, limit, String(userId))
  try {
    return await write()
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict')
      await forgiveTry(payload, limit, String(userId))
    throw error
  }
}
