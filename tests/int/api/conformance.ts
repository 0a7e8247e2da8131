import type { ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020'

type Json = ReturnType<typeof JSON.parse>

/** A response may not contain anything that the document does not name. */
function closed(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(closed)
  if (schema === null || typeof schema !== 'object') return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]))
  const isObject = copy.type === 'object' && copy.properties && copy.additionalProperties === undefined
  return isObject ? { ...copy, additionalProperties: false } : copy
}

let prepared: { document: Json; ajv: Ajv2020 } | undefined
const validators = new Map<string, ValidateFunction>()

async function prepare() {
  if (prepared) return prepared
  const { app } = await import('@/wiring/create-api')
  const { OPENAPI_INFO } = await import('@/api/openapi')
  const document = app.getOpenAPI31Document(OPENAPI_INFO) as Json
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { date: /^\d{4}-\d\d-\d\d$/ } })
  ajv.addSchema({ $id: 'api', components: closed(document.components) })
  prepared = { document, ajv }
  return prepared
}

/** The documented path of an address: fixed segments before parameters. */
function templateOf(document: Json, path: string): string | undefined {
  const given = path.split('/')
  const fits = Object.keys(document.paths).filter((template) => {
    const parts = template.split('/')
    return (
      parts.length === given.length && parts.every((part, i) => part.startsWith('{') || part === given[i])
    )
  })
  const parameters = (template: string) => template.split('{').length
  return fits.sort((a, b) => parameters(a) - parameters(b))[0]
}

const pointed = (schema: Json): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/'))

/** How a response deviates from the API document; null if it does not, or if it is not documented. */
export async function nonConformity(
  method: string,
  path: string,
  status: number,
  body: unknown,
): Promise<string | null> {
  const { ajv, document } = await prepare()
  const template = templateOf(document, path)
  const verb = template && document.paths[template][method.toLowerCase()]
  // The document does not list what does not exist: no address, or no such verb.
  if (!verb) return status === 404 || status === 405 ? null : `${method} ${path} is not described`
  const described = verb.responses[status]
  if (!described) return `${method} ${template} may answer ${status} but does not say so`
  const response = described.$ref
    ? document.components.responses[described.$ref.split('/').at(-1)]
    : described
  // A file is described only by its type.
  if (!response.content?.['application/json']) return null
  const key = `${method} ${template} ${status}`
  const validate =
    validators.get(key) ?? ajv.compile(closed(pointed(response.content['application/json'].schema)))
  validators.set(key, validate)
  return validate(body) ? null : `${key}: ${ajv.errorsText(validate.errors)}`
}
