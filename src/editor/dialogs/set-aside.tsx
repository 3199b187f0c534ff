import { useState } from 'react'
import { takeBackAside } from '../workspace/block-actions.ts'
import { nameOfType } from '../workspace/block-messages.ts'
import { useWorkspace } from '../workspace/workspace-context.tsx'
import { Banner } from '../shell/banner.tsx'
import { Dialog } from '../shell/dialog.tsx'
import styles from '../shell/dialog.module.css'
import { useStore } from '../store.ts'
import { ShownBlocks } from '../versions/shown-block.tsx'

/**
 * Blocks that a decision or a refusal has removed from the page: a banner reports them, and its list restores each of
 * them. A block stays in the list until it is inserted or discarded, also when the page is reloaded.
 */
export function SetAside() {
  const workspace = useWorkspace()
  const { session, messages, interfaceLanguage } = workspace
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
    <Dialog title={messages.aside.title} onClose={() => setIsOpen(false)} size="wide">
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
            <button type="button" data-main="" onClick={() => takeBackAside(workspace, one)}>
              {messages.aside.takeBack}
            </button>
            <button type="button" onClick={() => session.dropAside(one)}>
              {messages.aside.discard}
            </button>
          </p>
        </section>
      ))}
    </Dialog>
  )
}
