import type { PayloadRequest } from 'payload'
import { updateRecord } from '@/server/records'
import type { InquiryStatus } from '../rules/inquiry-choices'

/**
 * Marks an inquiry as answered without a reply in writing, such as after a phone call, or opens it again. The
 * customer gets no e-mail.
 *
 * @throws AppError 404 if there is none
 */
export const setInquiryStatus = (req: PayloadRequest, id: number, status: InquiryStatus): Promise<void> =>
  updateRecord(req, 'vehicle-inquiries', id, { status })
