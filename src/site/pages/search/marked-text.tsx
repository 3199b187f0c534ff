import { Fragment } from 'react'
import type { SearchHit } from '#contracts/search.ts'

/** A text with its found words marked; `marks` are in the order of the text. */
export function MarkedText({ text, marks }: { text: string; marks: SearchHit['title_marks'] }) {
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
