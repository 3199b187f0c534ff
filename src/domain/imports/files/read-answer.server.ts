import { describeRejection, type Rejection } from '../rejected-line.ts'

/**
 * Asks for an address that somebody has typed, without following a redirect. An error with the code `private` says that it
 * leads into a private network, where nobody is asked.
 */
export type AskSource = (
  url: URL,
  request: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<
  AsyncIterable<Uint8Array> & {
    statusCode?: number | undefined
    headers?: Readonly<Record<string, string | string[] | undefined>>
    destroy(): void
  }
>

/** The shop's feed or a planning system could not be read; the message is one readable line without any of its data. */
export class SourceError extends Error {
  readonly rejection: Rejection

  constructor(reason: string, { values, ...options }: ErrorOptions & Pick<Rejection, 'values'> = {}) {
    const rejection = { reason, ...(values && { values }) }
    super(describeRejection(rejection), options)
    this.name = 'SourceError'
    this.rejection = rejection
  }
}

/**
 * Reads the answer of a source, which is not trusted: a slow or too large one, a redirect, and any status but 200 end it with a
 * `SourceError`, whose reason begins with `of`. The budget is how many bytes may still be sent.
 */
export async function readAnswer(
  address: string,
  given: {
    of: 'feed' | 'system'
    ask: AskSource
    headers: Record<string, string>
    budget: { bytes: number }
    signal: AbortSignal
  },
): Promise<{ bytes: Buffer; type: string }> {
  const { of, ask, headers, budget, signal } = given
  try {
    const answer = await ask(new URL(address), {
      headers: { ...headers, 'accept-encoding': 'identity' },
      signal,
    })
    const { statusCode: status = 0 } = answer
    if (status !== 200) {
      answer.destroy()
      const isRedirect = status >= 300 && status < 400
      throw isRedirect
        ? new SourceError(`${of}_redirect`)
        : new SourceError(`${of}_status`, { values: { status } })
    }
    const chunks: Uint8Array[] = []
    for await (const chunk of answer) {
      budget.bytes -= chunk.length
      if (budget.bytes < 0) throw new SourceError(`${of}_large`)
      chunks.push(chunk)
    }
    return { bytes: Buffer.concat(chunks), type: String(answer.headers?.['content-type'] ?? '') }
  } catch (error) {
    if (error instanceof SourceError) throw error
    if (signal.aborted) throw new SourceError(`${of}_slow`, { cause: error })
    if (error instanceof Error && 'code' in error && error.code === 'private')
      throw new SourceError(`${of}_private`, { values: { host: new URL(address).host }, cause: error })
    throw new SourceError(`${of}_unreachable`, { cause: error })
  }
}
