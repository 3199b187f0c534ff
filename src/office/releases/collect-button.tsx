import { StaffButton } from '#staff/button/staff-button.tsx'
import { lazy, Suspense, useState } from 'react'
import type { MeantRecords } from '#contracts/office-releases.ts'
import { useStart } from '../start-context.ts'

const CollectDialog = lazy(async () => ({ default: (await import('./collect-dialog.tsx')).CollectDialog }))

/** The button that puts drafts into a release, for those who may publish. */
export function CollectButton(props: {
  label: string
  meant: MeantRecords
  /** What is meant, in words. */
  about: string
  look?: 'quiet'
  isBusy?: boolean
  /** Called when the dialog closes. */
  onDone?: () => void
}) {
  const { label, look, isBusy = false, onDone, ...asked } = props
  const [isOpen, setIsOpen] = useState(false)
  if (!useStart().rights.includes('manage_records')) return null
  return (
    <>
      <StaffButton look={look} isBusy={isBusy} onClick={() => setIsOpen(!isBusy)}>
        {label}
      </StaffButton>
      {isOpen && (
        <Suspense>
          <CollectDialog
            {...asked}
            onClose={() => {
              setIsOpen(false)
              onDone?.()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
