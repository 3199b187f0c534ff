import { useCallback, useEffect, useState } from 'react'
import type { WaitingChange } from '#contracts/office-releases.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { useRecords } from '../records/records-context.ts'

/** What waits in releases for a record; null until it is known. */
export function useWaiting({ path, kind }: RecordDefinition, id: number | null) {
  const { calls } = useRecords()
  const isNone = id === null || kind === 'release'
  const [waiting, setWaiting] = useState<readonly WaitingChange[] | null>(isNone ? [] : null)
  const reload = useCallback(async (): Promise<readonly WaitingChange[]> => {
    // Without them, the form still works.
    const found = isNone
      ? []
      : await calls.get('{record}/{id}/waiting', { params: { record: path, id } }).catch(() => [])
    setWaiting(found)
    return found
  }, [calls, id, isNone, path])
  useEffect(() => {
    void reload()
    // Once: a document shows one record only.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [calls])
  return { waiting, reload }
}
