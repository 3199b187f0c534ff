import { CallError } from '#fields/staff-calls/send-call.ts'

export type FieldErrors = Record<string, string>

/** Why the server has refused a call as a whole, in the language of the call; null when it gives no reason. */
export function readReason(error: unknown): string | null {
  const { detail }: { detail?: unknown } = error instanceof CallError ? Object(error.body) : {}
  return typeof detail === 'string' ? detail : null
}

/** The server's validation errors by field, in the language of the call; empty for other errors. */
export function readErrors(error: unknown): FieldErrors {
  if (!(error instanceof CallError) || error.status !== 400) return {}
  return Object.fromEntries(
    Object.entries(Object(error.body)).flatMap(([field, texts]): [string, string][] => {
      const [text]: unknown[] = Array.isArray(texts) ? texts : []
      return typeof text === 'string' ? [[field, text]] : []
    }),
  )
}
