import { useCallback, useEffect, useRef, useState } from 'react'
import type { Finding } from '#contracts/office-guard.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { useRecords } from '../records/records-context.ts'

/**
 * What the rules have found of a record; null until it is known. They are run for it again when `stored` has changed, which
 * is what is saved of it.
 */
export function useFindings({ kind }: RecordDefinition, id: number | null, stored: unknown) {
  const { calls } = useRecords()
  const [findings, setFindings] = useState<readonly Finding[] | null>(id === null ? [] : null)
  const load = useCallback(async () => {
    if (id === null) return
    const query = new URLSearchParams({ kind, id: String(id), state: 'open' })
    // Without them, the form still works.
    const found = await calls.get('guard/findings', { query: query.toString() }).catch(() => null)
    setFindings(found?.results ?? [])
  }, [calls, kind, id])
  useEffect(() => {
    void load()
    // Once: a document shows one record only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [calls])
  const known = useRef<string | null>(null)
  const values = stored === null || typeof stored !== 'object' ? null : JSON.stringify(stored)
  useEffect(() => {
    if (values === null || id === null) return
    const isSaved = known.current !== null && known.current !== values
    known.current = values
    // What was known stays when this fails.
    if (isSaved) calls.post('guard/checks', { json: { kind, id } }).then(setFindings, () => {})
  }, [calls, kind, id, values])
  return { findings, load }
}
