import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { projectDir } from '#project/project-dir.ts'
import { withoutPersonalData, withoutTokens } from './without-personal-data.ts'

/** The parts of a reported error: the error, what was logged with it, and where it happened. */
export type Report = { error: unknown; message: string; path?: string | undefined; job?: string | undefined }

/** Causes have causes: the depth is limited because a chain may be circular. */
const deepest = 5
const maxFrames = 50

/** An error as an event of Sentry's protocol, without personal data. */
export function describeError({ error, message, path: at, job }: Report, now: Date) {
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: now.getTime() / 1000,
    platform: 'node',
    level: 'error',
    logger: 'server',
    logentry: { formatted: withoutPersonalData(message) },
    ...(at !== undefined && { transaction: withoutTokens(at) }),
    ...(job !== undefined && { tags: { job: withoutPersonalData(job) } }),
    // The service expects the cause first, and the error that it caused last.
    ...(error instanceof Error && { exception: { values: chainOf(error).map(describeOne).toReversed() } }),
  }
}

function chainOf(error: Error): Error[] {
  const chain: Error[] = []
  for (let one: unknown = error; one instanceof Error && chain.length < deepest; one = one.cause)
    chain.push(one)
  return chain
}

function describeOne(error: Error) {
  const frames = framesOf(error.stack ?? '')
  return {
    type: error.name,
    value: withoutPersonalData(error.message),
    ...(frames.length > 0 && { stacktrace: { frames } }),
  }
}

/** The calls of a stack, the outermost first; other lines are part of the message. */
function framesOf(stack: string) {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, row, column] =
        /^ {4}at (?:(.{1,200}) \()?([^\s()]+):(\d+):(\d+)\)?$/.exec(line) ?? []
      if (file === undefined) return []
      const filename = file.replace(/^file:\/\//, '').replace(`${projectDir}${path.sep}`, '')
      const position = { filename: withoutPersonalData(filename), lineno: Number(row), colno: Number(column) }
      return [{ ...position, function: name ?? '<anonymous>', in_app: !/node_modules|^node:/.test(filename) }]
    })
    .slice(0, maxFrames)
    .toReversed()
}
