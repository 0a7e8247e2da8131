import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { queueWritesByRecord } from '@/server/native/queue-writes-by-record'
import { staffOnly } from '@/wiring/staff-only-native-rest'

export const GET = staffOnly(REST_GET(config))
export const POST = staffOnly(queueWritesByRecord(REST_POST(config)))
export const DELETE = staffOnly(queueWritesByRecord(REST_DELETE(config)))
export const PATCH = staffOnly(queueWritesByRecord(REST_PATCH(config)))
export const PUT = staffOnly(queueWritesByRecord(REST_PUT(config)))
export const OPTIONS = REST_OPTIONS(config)
