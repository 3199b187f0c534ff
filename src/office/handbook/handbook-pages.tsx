import { Heading } from '../records/heading.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import { ChapterPage } from './chapter-page.tsx'
import { Overview } from './overview.tsx'
import { useChapters } from './use-chapters.ts'

/** The handbook: its overview, or the chapter that the last part of the address names. */
export function HandbookPages({ last }: { last: string }) {
  const { noPage } = useRecordMessages()
  const chapters = useChapters()
  if (last === '') return <Overview chapters={chapters} />
  const chapter = chapters.find(({ id }) => id === last)
  return chapter ? <ChapterPage chapter={chapter} chapters={chapters} /> : <Heading title={noPage} />
}
