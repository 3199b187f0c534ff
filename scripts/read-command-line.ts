import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Reads the arguments of a command, in the way of `parseArgs`. Ends the program with its usage: with code 0 for
 * `--help`, with code 2 for arguments that the command does not know.
 */
export function readCommandLine<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.includes('--help')) {
    process.stdout.write(`Usage: ${usage}\n`)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return refuseCommandLine(usage, error instanceof Error ? error.message : String(error))
  }
}

/** Ends the program with its usage, code 2 and a message, for errors that `parseArgs` cannot detect. */
export function refuseCommandLine(usage: string, error = ''): never {
  process.stderr.write(`${error && `${error}\n`}Usage: ${usage}\n`)
  process.exit(2)
}
