import { useEffect, useState } from 'react'
import type { Announcement } from '#contracts/office-releases.ts'
import type { RecordDefinition } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { useStart } from '../start-context.ts'
import { useRecords } from '../records/records-context.ts'

/** The release with which the season of an event is announced that is not public yet; null without one. */
export function useAnnouncement({ kind }: RecordDefinition, values: Values): Announcement['release'] | null {
  const { calls } = useRecords()
  const isWanted = useStart().rights.includes('manage_records') && kind === 'event'
  const [announcements, setAnnouncements] = useState<readonly Announcement[]>([])
  useEffect(() => {
    // Without them the server decides, and the form says afterwards what waits.
    if (isWanted) calls.get('releases/announcements').then(setAnnouncements, () => {})
  }, [calls, isWanted])
  return announcements.find(({ season }) => season === values['season'])?.release ?? null
}
