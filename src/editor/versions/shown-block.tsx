import { useMemo } from 'react'
import { Content } from '#blocks/content.tsx'
import { readBlock } from '#blocks/read-block.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import { useWorkspace } from '../workspace/workspace-context.tsx'
import { useStore } from '../store.ts'

/** Blocks rendered as staff see them on the page, but outside of it: inert, for comparison only. */
export function ShownBlocks({ blocks }: { blocks: StoredBlock[] }) {
  const { place, language, tools } = useWorkspace()
  const { data, links, libraryTexts } = useStore(place.shown, (shown) => shown)
  const content = useMemo(
    () => ({
      containers: [
        { id: 'shown', layout: '100', columns: [blocks.map((block) => readBlock(block, blockDefinitions))] },
      ],
      data,
      links,
      libraryTexts,
    }),
    [blocks, data, links, libraryTexts],
  )
  return (
    <div inert lang={language}>
      <LanguageProvider language={language}>
        <Content content={content} context={{ language, now: tools.page.now, isStaff: true }} />
      </LanguageProvider>
    </div>
  )
}
