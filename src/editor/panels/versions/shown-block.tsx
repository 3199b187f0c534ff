import { useEffect, useMemo, useState } from 'react'
import { Content } from '#blocks/content.tsx'
import { readBlock } from '#blocks/read-block.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { ShownParts, StoredBlock } from '#contracts/pages.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { fetchShown, isLoaded, referencesIn } from '#editor/page/canvas/follow-shown.ts'
import { useCanvas, useDraft, useShell } from '#editor/page/workspace/workspace-context.tsx'
import { useStore } from '#design/use-store.ts'

/**
 * Blocks rendered as staff see them on the page, but outside of it: inert, for comparison only. What they show of other
 * records is fetched for them, because the page may not have these blocks, or other versions of them.
 */
export function ShownBlocks({ blocks }: { blocks: StoredBlock[] }) {
  const { language } = useDraft()
  const { place } = useCanvas()
  const { tools } = useShell()
  const { data, links, libraryTexts } = useStore(place.shown, (shown) => shown)
  const [fetched, setFetched] = useState<Pick<ShownParts, 'data' | 'links' | 'libraryTexts'> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const asked = JSON.stringify(blocks)
  const isNeeded = blocks.some(
    (block) => isLoaded(block) || referencesIn(block).some((one) => !Object.hasOwn(links, one)),
  )
  useEffect(() => {
    if (!isNeeded) return undefined
    let isWanted = true
    fetchShown(tools.calls, { blocks }).then(
      (parts) => isWanted && setFetched(parts),
      () => isWanted && setHasFailed(true),
    )
    return () => {
      isWanted = false
    }
    // Callers make the list anew for each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, isNeeded, tools.calls])
  const content = useMemo(() => {
    const column = blocks.map((block) => {
      const read = readBlock(block, blockDefinitions)
      return hasFailed && isLoaded(block) ? { ...read, error: 'not_loaded' as const } : read
    })
    return {
      containers: [{ id: 'shown', layout: '100', columns: [column] }],
      data: { ...data, ...fetched?.data },
      links: { ...links, ...fetched?.links },
      libraryTexts: { ...libraryTexts, ...fetched?.libraryTexts },
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, data, links, libraryTexts, fetched, hasFailed])
  return (
    <div inert lang={language} data-shown-blocks="">
      <LanguageProvider language={language}>
        <Content content={content} context={{ language, now: tools.page.now, isStaff: true }} />
      </LanguageProvider>
    </div>
  )
}
