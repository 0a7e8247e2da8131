// Prints the output of lib/describe-schema, for a process that has loaded the configuration with other
// plugins.
import { describeSchema } from './lib/describe-schema'

const { schema } = await describeSchema()
process.stdout.write(JSON.stringify(schema), () => process.exit(0))
