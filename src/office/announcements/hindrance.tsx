import { useState } from 'react'
import { CallError } from '#fields/staff-calls/send-call.ts'
import { record } from '#records/event/record.ts'
import { Notice } from '../records/notice.tsx'
import { Obstacles } from '../records/obstacles.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import { reasonOf, type Hindered } from '../records/use-record-form.ts'

/** Does what a dialog asks for; what failed is told in the dialog, which keeps its input for a second try. */
export function useAttempt() {
  const texts = useRecordMessages()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const attempt = async (act: () => Promise<void>) => {
    setIsBusy(true)
    setProblem('')
    try {
      await act()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setProblem(reasonOf(error, texts))
    }
    setIsBusy(false)
  }
  return { isBusy, problem, attempt }
}

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
