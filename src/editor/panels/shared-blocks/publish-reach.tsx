import { useDraft, useShell, useTexts } from '#editor/page/workspace/workspace-context.tsx'
import styles from '#editor/controls/dialog.module.css'
import { sharedMessages } from '#i18n/lazy/editor-shared-blocks.ts'
import { isOriginal } from '#editor/model/blocks/is-original.ts'
import { groupUses } from './group-uses.ts'
import { UsesList, useUses } from './uses-list.tsx'

/** Lists in the publish dialog of an original the pages that change, which are those in the published language. */
export function PublishReach() {
  const { slug } = useDraft()
  return isOriginal(slug) ? <Reach id={Number(slug.replace('shared-', ''))} /> : null
}

function Reach({ id }: { id: number }) {
  const { language } = useDraft()
  const { tools } = useShell()
  const { interfaceLanguage } = useTexts()
  const messages = sharedMessages[interfaceLanguage]
  const { uses: all, hasFailed } = useUses(tools.calls, id)
  const uses = all?.filter((use) => use.language === language || use.language === null)
  if (hasFailed) return <p>{messages.failed}</p>
  if (!uses) return null
  return (
    <div className={styles['note']}>
      <p>{messages.shownOn(groupUses(uses).length)}</p>
      {uses.length > 0 && <UsesList uses={uses} />}
    </div>
  )
}
