// Writes all committed generated files: run it after a change of collections, modules or routes.
import { generate } from './lib/generated.mjs'

generate()
