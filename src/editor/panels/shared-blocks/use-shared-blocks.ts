import { useCallback, useEffect, useState } from 'react'
import type { SharedBlock } from '#contracts/shared-blocks.ts'
import type { Calls } from '#editor/model/calls.ts'
import { hasWord, wordsIn } from '#i18n/find-words.ts'

type Listed = {
  /** Null until they are loaded. */
  blocks: SharedBlock[] | null
  hasFailed: boolean
  reload: () => Promise<void>
}

/** All shared blocks, including those in the trash. Without `calls` nothing is loaded. */
export function useSharedBlocks(calls: Calls | undefined): Listed {
  const [blocks, setBlocks] = useState<SharedBlock[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(async () => (calls ? calls.get('/pageeditor-api/shared-blocks') : null), [calls])
  useEffect(() => {
    load().then(setBlocks, () => setHasFailed(true))
  }, [load])
  return { blocks, hasFailed, reload: async () => setBlocks(await load()) }
}

/** The shared blocks outside of the trash whose German or English name has words that begin as the query's do. */
export function findShared(query: string, blocks: readonly SharedBlock[]): SharedBlock[] {
  const wanted = wordsIn(query)
  return blocks.filter(
    ({ name, deleted }) => deleted === null && wanted.every((word) => hasWord(`${name.de} ${name.en}`, word)),
  )
}
