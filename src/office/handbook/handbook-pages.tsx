import { Heading } from '../records/heading.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import { ChapterPage } from './chapter-page.tsx'
import { chapters } from './chapters.ts'
import { Overview } from './overview.tsx'

/** The handbook: its overview, or the chapter that the last part of the address names. */
export function HandbookPages({ last }: { last: string }) {
  const { noPage } = useRecordMessages()
  if (last === '') return <Overview />
  const chapter = chapters.find(({ id }) => id === last)
  return chapter ? <ChapterPage chapter={chapter} /> : <Heading title={noPage} />
}
