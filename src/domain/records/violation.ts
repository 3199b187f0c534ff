import { isRecord } from '#json/is-record.ts'

/** The violated constraint of an error of the database, with its code: `23505` a unique key, `23503` a foreign key. */
export function violationOf(error: unknown): { code: unknown; constraint: string } | null {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return isRecord(cause) && typeof cause['constraint'] === 'string'
    ? { code: cause['code'], constraint: cause['constraint'] }
    : null
}
