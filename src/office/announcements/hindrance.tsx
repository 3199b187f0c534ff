import { record } from '#records/event/record.ts'
import { Notice } from '#staff/notice/notice.tsx'
import { Obstacles } from '../records/obstacles.tsx'
import type { Hindered } from '../records/use-record-form.ts'

/** Why a dialog has changed nothing: what stands in the way in other evenings, or a call that failed. */
export function Hindrance(props: {
  hindered: Hindered | null
  problem: string
  isBusy: boolean
  onLeave: () => void
}) {
  const { hindered, problem, isBusy, onLeave } = props
  return (
    <>
      {hindered && <Obstacles definition={record} {...hindered} isBusy={isBusy} onLeave={onLeave} />}
      <Notice told={problem === '' ? null : { text: problem, isAlarm: true }} />
    </>
  )
}
