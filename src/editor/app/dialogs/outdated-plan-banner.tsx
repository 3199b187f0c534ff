import { useState } from 'react'
import { Banner } from '#editor/controls/banner.tsx'
import { useStore } from '#design/use-store.ts'
import { takeIntoPlan } from '#editor/page/actions/publish-actions.ts'
import { useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import { planInWords } from './plan-in-words.ts'

/**
 * Says, as soon as the draft is newer than what is planned, that the latest changes will not be public at the planned
 * minute. It stays until they are taken in, or the editor leaves them out on purpose.
 */
export function OutdatedPlanBanner() {
  const workspace = useWorkspace()
  const { session } = workspace.draft
  const { messages, interfaceLanguage } = useTexts()
  const [left, setLeft] = useState<readonly number[]>([])
  const plan = useStore(session.presence, ({ status }) =>
    status.scheduled.find((one) => one.is_outdated && !left.includes(one.id)),
  )
  if (!plan) return null
  const { publish: words } = messages
  const leave = () => setLeft([...left, plan.id])
  return (
    <Banner
      {...(session.mayPublish
        ? {
            action: words.takeIn,
            onAction: () => void takeIntoPlan(workspace, plan),
            other: { action: words.leaveOut, onAction: leave },
          }
        : { action: words.leaveOut, onAction: leave })}
    >
      {planInWords(plan, words, interfaceLanguage)}. {words.outdated}.
    </Banner>
  )
}
