import { expect, test } from 'vitest'
import { readRedirectLines } from './read-redirect-lines.ts'

test('A list has a redirect in each line, however a spreadsheet has saved it', () => {
  const text =
    '\u{feff}alt;neu\r\n/de/a;/de/b\r\n\r\n"/de/c"\t"https://shop.example/?x=1"\nhttps://old.example/de/d , /de/e\n/de/f'
  expect(readRedirectLines(text)).toEqual([
    { line: 2, oldPath: '/de/a', newPath: '/de/b' },
    { line: 4, oldPath: '/de/c', newPath: 'https://shop.example/?x=1' },
    { line: 5, oldPath: '/de/d', newPath: '/de/e' },
    { line: 6, oldPath: '/de/f', newPath: '' },
  ])
})
