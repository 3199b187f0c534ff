import { expect, it } from 'vitest'
import { plantFiles } from '../../tests/support/planted-files.ts'
import { createPartStyleFinder } from './part-styles.ts'

const files = {
  'src/blocks/event-list/view.tsx': { file: 'assets/view-1.js', imports: ['_row.js', '_frame.js'] },
  'src/blocks/magazine/view.tsx': {
    file: 'assets/view-2.js',
    imports: ['_row.js'],
    css: ['assets/magazine.css'],
  },
  'src/site/pages/home/composed-home.tsx': { file: 'assets/home.js', css: ['assets/home.css'] },
  '_row.js': { file: 'assets/row.js', imports: ['_frame.js'], css: ['assets/row.css'] },
  '_frame.js': { file: 'assets/frame.js', imports: ['_row.js'], css: ['assets/frame.css'] },
}

/** The view of `song` was put together with that of the magazine. */
const modules = {
  'src/blocks/event-list/view.tsx': 'assets/view-1.js',
  'src/blocks/magazine/view.tsx': 'assets/view-2.js',
  'src/blocks/song/view.tsx': 'assets/view-2.js',
  'src/site/pages/home/composed-home.tsx': 'assets/home.js',
}

function findIn(list: unknown) {
  return createPartStyleFinder(
    plantFiles({
      '.vite/manifest.json': JSON.stringify(list),
      '.vite/modules.json': JSON.stringify(modules),
    }),
  )
}

it('A block’s styles are those of its view, after those of everything that the view needs', () => {
  const find = findIn(files)
  expect(find(['magazine'])).toEqual(['/assets/frame.css', '/assets/row.css', '/assets/magazine.css'])
  expect(find(['event-list', 'magazine', 'event-list'])).toEqual([
    '/assets/frame.css',
    '/assets/row.css',
    '/assets/magazine.css',
  ])
})

it('A block whose view has no file of its own has the styles of the file that it is in', () => {
  expect(findIn(files)(['song'])).toEqual(findIn(files)(['magazine']))
})

it('A part that is no block is found by its name', () => {
  expect(findIn(files)(['composed-home'])).toEqual(['/assets/home.css'])
})

it('A block that nobody knows has no styles', () => {
  expect(findIn(files)(['text', '__proto__', ''])).toEqual([])
})

it('Without a build there are no styles, and a build without a list of its files is refused', () => {
  expect(createPartStyleFinder(null)(['magazine'])).toEqual([])
  expect(() => createPartStyleFinder(plantFiles({ 'assets/frame.css': '' }))).toThrow('manifest.json')
  expect(() => findIn(null)).toThrow(TypeError)
  expect(() => createPartStyleFinder(plantFiles({ '.vite/manifest.json': '{}' }))).toThrow('modules.json')
})
