import { useEffect, useState } from 'react'
import type { FormEntry } from '../data/entries.ts'
import { resources } from '../data/resources.ts'
import { useCall } from '../session/use-call.ts'

type Loaded = { entry: FormEntry; id: string } | { error: string; id: string } | null

/** Loads an entry and marks it as read. */
export function useEntry(id: string): { loaded: Loaded; change: (entry: FormEntry) => void } {
  const call = useCall()
  const [loaded, setLoaded] = useState<Loaded>(null)
  const isLoaded = loaded?.id === id
  useEffect(() => {
    if (isLoaded) return undefined
    let isLeft = false
    const load = async () => {
      const path = `${resources.entries.path}/${encodeURIComponent(id)}`
      try {
        const entry = await call<FormEntry>('GET', path)
        const read = entry.is_read ? entry : await call<FormEntry>('PATCH', path, { is_read: true })
        if (!isLeft) setLoaded({ entry: read, id })
      } catch (error) {
        if (!isLeft) setLoaded({ error: error instanceof Error ? error.message : String(error), id })
      }
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [call, id, isLoaded])
  return { loaded: isLoaded ? loaded : null, change: (entry) => setLoaded({ entry, id }) }
}
