import { useEffect } from 'react'
import { handbookHref } from '#routing/handbook-places.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { handbookMessages } from '../messages/handbook.ts'
import { Heading } from '../records/heading.tsx'
import { plainText, type Chapter } from './chapter.ts'
import { ChapterSection } from './chapter-section.tsx'
import styles from './handbook.module.css'

/** One chapter: its contents, its sections, and the way to the chapters before and after it. */
export function ChapterPage({ chapter, chapters }: { chapter: Chapter; chapters: readonly Chapter[] }) {
  const messages = useLazyMessages(handbookMessages)
  useNamedSection()
  const at = chapters.indexOf(chapter)
  const [previous, next] = [chapters[at - 1], chapters[at + 1]]
  return (
    <>
      <Heading
        title={chapter.title}
        above={{ name: messages.title, href: handbookHref() }}
        about={plainText(chapter.intro)}
      />
      <div className={styles.chapter}>
        <nav className={styles.contents} aria-label={messages.contents}>
          <h2>{messages.contents}</h2>
          <ol>
            {chapter.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {chapter.sections.map((section) => (
            <ChapterSection key={section.id} chapter={chapter.id} section={section} />
          ))}
        </div>
      </div>
      <nav className={styles.turn} aria-label={messages.turn}>
        {previous && (
          <a href={handbookHref(previous.id)} rel="prev">
            <span>{messages.previous}</span> {previous.title}
          </a>
        )}
        {next && (
          <a href={handbookHref(next.id)} rel="next">
            <span>{messages.next}</span> {next.title}
          </a>
        )}
      </nav>
    </>
  )
}

/** Goes to the section that the address names: the browser has looked for it before the page was there. */
function useNamedSection(): void {
  useEffect(() => {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (!named) return
    named.scrollIntoView()
    named.focus({ preventScroll: true })
  }, [])
}
