import type { ReactNode } from 'react'
import { useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { programmeMessages } from '#i18n/lazy/programme.ts'

/**
 * What of a page depends on its query: it is replaced in place where a link or a form leads to the same page with
 * another query (browser/swap-region.ts). `failed` is what is said where that cannot be had.
 */
export function ListRegion({ id, failed, children }: { id: string; failed?: string; children: ReactNode }) {
  const { notDone } = useMessages()
  const { again } = useLazyMessages(programmeMessages)
  return (
    <div id={id} data-region="" data-failed={failed ?? notDone} data-again={again}>
      {children}
    </div>
  )
}
