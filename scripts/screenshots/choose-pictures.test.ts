import { describe, expect, it } from 'vitest'
import { pageKinds } from '../../tests/support/page-kinds.ts'
import { choosePictures, fileOf, printedKinds } from './choose-pictures.ts'

const filesOf = (...words: string[]) => choosePictures(words).map(fileOf)

describe('the choice of pictures', () => {
  it('contains every picture without arguments, each in a file of its own', () => {
    const files = filesOf()
    expect(files).toHaveLength((pageKinds.length * 4 * 2 + printedKinds.length) * 2)
    expect(new Set(files).size).toBe(files.length)
  })

  it('is narrowed by arguments in any order, where those of one kind add up', () => {
    expect(filesOf('en', 'event', 'evening', '360', 'article')).toEqual([
      'event/360-evening-en.png',
      'article/360-evening-en.png',
    ])
  })

  it('treats printed sheets as kinds', () => {
    expect(filesOf('print-event')).toEqual(['print-event/de.pdf', 'print-event/en.pdf'])
  })
})
