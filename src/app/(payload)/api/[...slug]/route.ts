import config from '@payload-config'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { inItsTurn } from '@/server/native/turn'
import { staffOnly } from '@/wiring/native-rest'

export const GET = staffOnly(REST_GET(config))
export const POST = staffOnly(inItsTurn(REST_POST(config)))
export const DELETE = staffOnly(inItsTurn(REST_DELETE(config)))
export const PATCH = staffOnly(inItsTurn(REST_PATCH(config)))
export const PUT = staffOnly(inItsTurn(REST_PUT(config)))
export const OPTIONS = REST_OPTIONS(config)
