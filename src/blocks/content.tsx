import { useMessages } from '#i18n/language-context.tsx'
import styles from './content.module.css'
import type { BlockContext } from './view.ts'
import { blockViews } from './views.generated.ts'

export type ShownBlock = {
  id: string
  type: string
  fields: Record<string, unknown>
  children: ShownBlock[]
  fault?: string
}
export type ShownContent = {
  containers: { id: string; layout: string; columns: ShownBlock[][] }[]
  /** What a page may have to fetch in order to show it: this module and the kinds of block in it. */
  parts: string[]
  /** What the blocks' loaders found, by block. */
  data: Record<string, unknown>
  links: Record<string, string>
}

export type ContentProps = {
  content: ShownContent
  context: Omit<BlockContext, 'links'>
}

/** The content of a section: containers, their columns, the blocks in them. */
export function Content({ content, context }: ContentProps) {
  const whole: BlockContext = { ...context, links: content.links }
  if (content.containers.length === 0) return null
  return (
    <div className={styles.section} data-parts={content.parts.join(' ')}>
      {content.containers.map((container) => (
        <div key={container.id} className={styles.container} data-layout={container.layout}>
          {container.columns.map((column, index) => (
            // Columns have no identity but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={styles.column}>
              <Blocks blocks={column} data={content.data} context={whole} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function Blocks(props: { blocks: ShownBlock[]; data: Record<string, unknown>; context: BlockContext }) {
  return props.blocks.map((block) => (
    <Block key={block.id} block={block} data={props.data} context={props.context} />
  ))
}

function Block(props: { block: ShownBlock; data: Record<string, unknown>; context: BlockContext }) {
  const { block, data, context } = props
  const View = Object.hasOwn(blockViews, block.type) ? blockViews[block.type] : undefined
  if (block.fault !== undefined || !View) return context.isStaff ? <BrokenBlock type={block.type} /> : null
  return (
    // The fields were read through the block's own schema, which is what its view is typed by.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    <View fields={block.fields as never} data={data[block.id] as never} context={context}>
      {block.children.length > 0 && <Blocks blocks={block.children} data={data} context={context} />}
    </View>
  )
}

function BrokenBlock({ type }: { type: string }) {
  const messages = useMessages()
  return (
    <p className={styles.broken}>
      {messages.content.broken(type)} {messages.content.brokenHint}
    </p>
  )
}
