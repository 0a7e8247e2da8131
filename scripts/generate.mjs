// Writes all committed generated files: run it after a change of collections, modules or routes.
import { GENERATED, generate } from './lib/generated.mjs'

for (const [, command, args] of GENERATED) {
  console.log(`${command} ${args.join(' ')}`)
  generate(command, args)
}
