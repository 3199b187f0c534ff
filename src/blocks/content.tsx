import styles from './content.module.css'
import { Missing } from './missing.tsx'
import type { BlockContext, InnerContent, ShownBlock, ShownContent } from './view.ts'
import { blockViews } from './views.generated.ts'

export type ContentProps = {
  content: ShownContent
  context: Omit<BlockContext, 'links' | 'libraryTexts' | 'showInner'>
}

/** The content of a section: containers, their columns and blocks. */
export function Content({ content, context }: ContentProps) {
  const { links, libraryTexts = {} } = content
  const whole = completeContext({ ...context, links, libraryTexts })
  if (content.containers.length === 0) return null
  return (
    <div className={styles.section} data-section="">
      <Containers content={content} context={whole} />
    </div>
  )
}

/** The context of a page with the function by which its blocks show the content of their sources. */
export function completeContext(context: Omit<BlockContext, 'showInner'>): BlockContext {
  const whole: BlockContext = {
    ...context,
    // The content of a source is not edited where it is shown.
    showInner: (inner) => <Containers content={inner} context={{ ...whole, isEdited: false }} />,
  }
  return whole
}

function Containers({ content, context }: { content: InnerContent; context: BlockContext }) {
  return content.containers.map((container) => (
    <div key={container.id} className={styles.container} data-layout={container.layout}>
      {container.columns.map((column, index) => (
        // Columns have no identity but their position.
        <div key={index} className={styles.column}>
          <Blocks blocks={column} data={content.data} context={context} />
        </div>
      ))}
    </div>
  ))
}

type Shown = { data: Record<string, unknown>; context: BlockContext; isItem?: boolean }

function Blocks({ blocks, ...shown }: Shown & { blocks: ShownBlock[] }) {
  return blocks.map((block) => <Block key={block.id} block={block} {...shown} />)
}

function Block({ block, data, context, isItem }: Shown & { block: ShownBlock }) {
  const View = Object.hasOwn(blockViews, block.type) ? blockViews[block.type] : undefined
  if (block.error !== undefined || !View)
    return (
      <Missing
        context={context}
        reason={block.error ?? 'unknown_type'}
        subject={block.type}
        isItem={isItem}
      />
    )
  const children = context.isStaff
    ? block.children
    : block.children.filter(({ error }) => error === undefined)
  // An id may be the name of an inherited property, such as `constructor`.
  const loaded = Object.hasOwn(data, block.id) ? data[block.id] : undefined
  // The fields were read through the block's own schema, the data found by its own loader or computed by its
  // definition: the types of its view.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const own = { fields: block.fields as never, data: (loaded ?? block.presented) as never }
  return (
    <View {...own} context={context} isItem={isItem} count={children.length}>
      {children.length > 0 &&
        children.map((child) => <Block key={child.id} block={child} data={data} context={context} isItem />)}
    </View>
  )
}
