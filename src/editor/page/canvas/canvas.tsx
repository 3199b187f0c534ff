import { Fragment, memo, useMemo } from 'react'
import contentStyles from '#blocks/content.module.css'
import { completeContext } from '#blocks/content.tsx'
import { Missing } from '#blocks/missing.tsx'
import { readBlock, type ReadBlock } from '#blocks/read-block.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { BlockContext } from '#blocks/view.ts'
import { blockViews } from '#blocks/views.generated.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { Language } from '#i18n/languages.ts'
import type { ReadableStore } from '#design/store.ts'
import { useStore } from '#design/use-store.ts'
import type { CanvasParts, Typing } from '../workspace/canvas-view.ts'

type Props = {
  content: ReadableStore<ContentDocument>
  /** Shown instead of the content when it is not null. */
  instead: ReadableStore<ContentDocument | null>
  place: CanvasParts
  language: Language
  now: string
}

/**
 * The page's content while it is edited: the same views in the same elements with the same classes as on the public
 * page (src/blocks/content.tsx), so that the layout is pixel-identical. A block renders only when it, or the data it
 * shows of other records, has changed. A content without containers has room for the first one (overlay.tsx).
 */
export function Canvas({ content, instead, place, language, now }: Props) {
  const draft = useStore(content, (state) => state)
  const older = useStore(instead, (state) => state)
  const { containers } = older ?? draft
  const isOlder = older !== null
  const links = useStore(place.shown, (shown) => shown.links)
  const libraryTexts = useStore(place.shown, (shown) => shown.libraryTexts)
  const isLoading = useStore(place.shown, ({ pending = [] }) => pending.length > 0)
  const context = useMemo<BlockContext>(
    () => completeContext({ language, now, links, libraryTexts, isStaff: true, isEdited: !isOlder }),
    [language, now, links, libraryTexts, isOlder],
  )
  return (
    <div className={contentStyles['section']} data-canvas="" data-loading={isLoading ? '' : undefined}>
      {containers.map((container) => (
        <CanvasContainer key={container.id} container={container} place={place} context={context} />
      ))}
      {!older && containers.length === 0 && <div data-room="" />}
    </div>
  )
}

const CanvasContainer = memo(function CanvasContainer(props: {
  container: ContentDocument['containers'][number]
  place: CanvasParts
  context: BlockContext
}) {
  const { container, place, context } = props
  return (
    <Fragment ref={place.elements.refOf(container.id)}>
      <div className={contentStyles['container']} data-layout={container.layout}>
        {container.columns.map((column, number) => (
          // Columns have no identity but their position.
          <div key={number} className={contentStyles['column']}>
            <CanvasBlocks blocks={column} place={place} context={context} parent={null} />
          </div>
        ))}
      </div>
    </Fragment>
  )
})

type Shared = { place: CanvasParts; context: BlockContext; parent: string | null }

function CanvasBlocks({ blocks, ...shared }: Shared & { blocks: StoredBlock[] }) {
  return blocks.map((block) => <CanvasBlock key={block.id} block={block} {...shared} />)
}

const CanvasBlock = memo(function CanvasBlock(props: Shared & { block: StoredBlock }) {
  const { block, place, parent } = props
  const generation = useStore(place.view, ({ generations }) => generations[block.id] ?? 0)
  const read = useMemo(
    () => readBlock(block, blockDefinitions, parent === null ? undefined : blockDefinitions[parent]),
    [block, parent],
  )
  return (
    <Fragment key={generation} ref={place.elements.refOf(block.id)}>
      <ShownBlock {...props} read={read} />
    </Fragment>
  )
})

function ShownBlock({
  block,
  read,
  place,
  context,
  parent,
}: Shared & { block: StoredBlock; read: ReadBlock }) {
  const data = useStore(place.shown, (shown) =>
    // An id may be the name of an inherited property, such as `constructor`.
    Object.hasOwn(shown.data, block.id) ? shown.data[block.id] : undefined,
  )
  const isSelected = useStore(place.view, ({ selected }) => selected === block.id)
  const isBroken = useStore(place.shown, ({ broken = [] }) => broken.includes(block.id))
  const error = read.error ?? (isBroken ? 'not_loaded' : undefined)
  const fields = useFieldsAround(
    useStore(place.view, ({ typing }) => (typing?.block === block.id ? typing : null)),
    read.fields,
  )
  const View = Object.hasOwn(blockViews, block.type) ? blockViews[block.type] : undefined
  if (error !== undefined || !View)
    return (
      <Missing
        context={context}
        reason={error ?? 'unknown_type'}
        subject={block.type}
        isItem={parent !== null}
      />
    )
  const children = block.children ?? []
  // The fields were read through the block's own schema and the data found by its own loader: the types of its view.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const own = { fields: fields as never, data: (data ?? read.presented) as never }
  return (
    <View
      {...own}
      context={context}
      isItem={parent !== null}
      count={children.length}
      hasEmptyTexts={isSelected && context.isEdited === true}
    >
      {children.length > 0 &&
        children.map((child) => (
          <CanvasBlock key={child.id} block={child} place={place} context={context} parent={block.type} />
        ))}
    </View>
  )
}

/** The fields, with the one being typed as it was when typing began, so that React leaves its element alone. */
function useFieldsAround(typing: Typing | null, fields: Record<string, unknown>): Record<string, unknown> {
  const field = typing?.field
  const held = useMemo(
    () => (field === undefined ? undefined : fields[field]),
    // Only when another field is started.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [typing],
  )
  return useMemo(() => (field === undefined ? fields : { ...fields, [field]: held }), [fields, field, held])
}
