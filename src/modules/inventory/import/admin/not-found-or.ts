import { notFound } from 'next/navigation'
import { AppError } from '@/kernel/errors'

/** What a query gives; a record that is not there, or not for this viewer, is a page that is not there. */
export async function notFoundOr<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound()
    throw error
  }
}
