import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { serializeWrites } from '@/server/native/serialize-writes'
import { staffOnly } from '@/wiring/native-rest'

export const GET = staffOnly(REST_GET(config))
export const POST = staffOnly(serializeWrites(REST_POST(config)))
export const DELETE = staffOnly(serializeWrites(REST_DELETE(config)))
export const PATCH = staffOnly(serializeWrites(REST_PATCH(config)))
export const PUT = staffOnly(serializeWrites(REST_PUT(config)))
export const OPTIONS = REST_OPTIONS(config)
