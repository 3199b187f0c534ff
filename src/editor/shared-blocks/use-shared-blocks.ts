import { useCallback, useEffect, useState } from 'react'
import type { SharedBlock } from '#contracts/shared-blocks.ts'
import type { Calls } from '../calls.ts'

type Listed = {
  /** Null until they are loaded, or when that fails. */
  blocks: SharedBlock[] | null
  hasFailed: boolean
  reload: () => Promise<void>
}

/** The shared blocks, those in the trash included. */
export function useSharedBlocks(calls: Calls): Listed {
  const [blocks, setBlocks] = useState<SharedBlock[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const reload = useCallback(async () => {
    try {
      setBlocks(await calls.get<SharedBlock[]>('shared-blocks'))
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }, [calls])
  useEffect(() => void reload(), [reload])
  return { blocks, hasFailed, reload }
}
