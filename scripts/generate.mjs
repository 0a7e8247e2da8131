// Writes all committed generated files: run it after a change of collections, modules or routes.
import { generate, reasonIn } from './lib/generated.mjs'

try {
  generate()
} catch (error) {
  console.error(reasonIn(error))
  process.exit(1)
}
