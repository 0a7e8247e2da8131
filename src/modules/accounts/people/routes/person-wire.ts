import { z } from 'zod'
import { timestamp } from '@/api/answer-schemas'

const text = z.string().nullable()

/** A person as sent to staff, and to the person. */
export const personRecord = z
  .object({
    id: z.int(),
    email: z.string(),
    firstName: z.string(),
    middleName: text,
    lastName: z.string(),
    phoneNumber: text,
    address: text,
    city: text,
    state: text,
    zip: text,
    country: text,
    gender: z.enum(['MALE', 'FEMALE', 'OTHER']).nullable(),
    dob: text,
    deliveryAddress1: text,
    deliveryAddress2: text,
    deliveryAddress3: text,
    companyName: text,
    companyAddress: text,
    profilePictureUrl: text,
    status: z.string(),
    userType: z.enum(['CUSTOMER', 'DEALER']).nullable(),
    roleId: z.int().nullable(),
    roleName: text,
    assignedShowrooms: z.union([z.literal('all'), z.array(z.int())]),
    emailVerifiedAt: text,
    lastSignInAt: text,
    hasSecondFactor: z.boolean(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'User' })
