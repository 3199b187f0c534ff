import { useMemo, useState } from 'react'
import { readExample, storeExample } from '#blocks/block-example.ts'
import type { BlockExample } from '#blocks/block-examples.ts'
import { Content } from '#blocks/content.tsx'
import type { BlockForm } from '#blocks/form.ts'
import { blockForms } from '#blocks/forms.generated.ts'
import { readBlock } from '#blocks/read-block.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { exampleNow } from '#design/example-events.ts'
import type { Language } from '#i18n/languages.ts'
import type { Calls } from '#editor/model/calls.ts'
import { BlockPanel } from '#editor/panels/block/block-panel.tsx'
import { Sign } from '#editor/controls/sign.tsx'
import { changeBlock, moveItem, newBlock } from './edited-block.ts'
import styles from './gallery.module.css'

/** An example's block with its panel: changes in the panel appear in the block. */
export function GalleryBlock(props: {
  type: string
  example: BlockExample
  language: Language
  calls: Calls
}) {
  const { type, example, language, calls } = props
  const first = useMemo(() => {
    const [block] = storeExample(example, language, blockDefinitions).flatMap(({ columns }) => columns.flat())
    return block ?? newBlock(type)
  }, [example, language, type])
  const [root, setRoot] = useState(first)
  const [selected, setSelected] = useState(
    () => findBlock(first, ({ type: one }) => one === type)?.id ?? first.id,
  )
  const block = findBlock(root, ({ id }) => id === selected) ?? root
  const form: BlockForm | undefined = blockForms[block.type]
  const content = readExample([{ layout: '100', columns: [[root]] }], blockDefinitions, {
    example,
    language,
  })
  // As in the editor: the stored fields, upgraded to the current version.
  const { fields } = readBlock(block, blockDefinitions, blockDefinitions[parentOf(root, block)?.type ?? ''])
  if (!form) return null
  return (
    <div className={styles.pair}>
      <div className={styles.view}>
        <Content content={content} context={{ language, now: exampleNow, isStaff: true }} />
      </div>
      <div className={styles.side}>
        {block !== root && (
          <button type="button" className={styles.back} onClick={() => setSelected(root.id)}>
            <Sign name="outer" size={16} /> {blockForms[root.type]?.name[language]}
          </button>
        )}
        <BlockPanel
          key={block.id}
          block={{ ...block, fields }}
          form={form}
          errors={blockDefinitions[block.type]?.check(fields) ?? []}
          calls={calls}
          language={language}
          onChange={(changed) =>
            setRoot((before) =>
              changeBlock(before, block.id, (one) => ({ ...one, fields: { ...one.fields, ...changed } })),
            )
          }
          onGoToText={() => {}}
          items={{
            invalid: new Set(
              (block.children ?? [])
                .filter((child) => (blockDefinitions[child.type]?.check(child.fields) ?? []).length > 0)
                .map(({ id }) => id),
            ),
            onSelect: setSelected,
            onAdd: (kind) => {
              const added = newBlock(kind)
              setRoot((before) =>
                changeBlock(before, block.id, (one) => ({
                  ...one,
                  children: [...(one.children ?? []), added],
                })),
              )
            },
            onMove: (id, by) =>
              setRoot((before) => changeBlock(before, block.id, (one) => moveItem(one, id, by))),
            onRemove: (id) => setRoot((before) => changeBlock(before, id, () => null)),
          }}
        />
      </div>
    </div>
  )
}

function findBlock(block: StoredBlock, is: (block: StoredBlock) => boolean): StoredBlock | undefined {
  if (is(block)) return block
  for (const child of block.children ?? []) {
    const found = findBlock(child, is)
    if (found) return found
  }
  return undefined
}

function parentOf(root: StoredBlock, block: StoredBlock): StoredBlock | undefined {
  return findBlock(root, ({ children }) => children?.includes(block) ?? false)
}
