import { useState } from 'react'
import { takeBackAside } from '#editor/page/actions/block-actions.ts'
import { nameOfType } from '#editor/page/actions/block-messages.ts'
import { useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import { Banner } from '#editor/controls/banner.tsx'
import { Dialog } from '#staff/dialog/dialog.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from '#editor/controls/dialog.module.css'
import { useStore } from '#design/use-store.ts'
import { ShownBlocks } from '#editor/panels/versions/shown-block.tsx'

/**
 * Blocks that a decision or a refusal has removed from the page: a banner reports them, and its list restores each of
 * them. A block stays in the list until it is inserted or discarded, also when the page is reloaded.
 */
export function SetAside() {
  const workspace = useWorkspace()
  const { session } = workspace.draft
  const { messages, interfaceLanguage } = useTexts()
  const list = useStore(session.setAside, (state) => state)
  const [isOpen, setIsOpen] = useState(false)
  if (list.length === 0) return null
  const newest = list.at(-1)?.by ?? null
  if (!isOpen)
    return (
      <Banner action={messages.aside.show} onAction={() => setIsOpen(true)}>
        {messages.aside.banner(list.length, newest)}
      </Banner>
    )
  return (
    <Dialog title={messages.aside.title} help="aside" onClose={() => setIsOpen(false)} size="wide">
      <p>{messages.aside.intro}</p>
      {list.map((one) => (
        <section key={`${one.block.id} ${one.at}`} className={styles['group']}>
          <h3>{nameOfType(one.block.type, interfaceLanguage)}</h3>
          <p>
            {one.by === undefined
              ? (one.reason ?? messages.aside.another)
              : messages.aside.overruled(one.by || messages.conflict.someone)}
          </p>
          <div className={styles['shown']}>
            <ShownBlocks blocks={[one.block]} />
          </div>
          <p className={styles['ways']}>
            <StaffButton look="primary" onClick={() => takeBackAside(workspace, one)}>
              {messages.aside.takeBack}
            </StaffButton>
            <StaffButton onClick={() => session.dropAside(one)}>{messages.aside.discard}</StaffButton>
          </p>
        </section>
      ))}
    </Dialog>
  )
}
