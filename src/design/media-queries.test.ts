import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '..')
const files = globSync('{blocks,design,fields,site}/**/*.css', { cwd: source })

// With larger text a line holds fewer words, as on a narrower screen. Queries in px would keep the wide layout, in
// which the header's links covered each other.
test('measures the width of the window in em, so that the layout follows the size of the text', () => {
  const queries = files.flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/@media[^{]*width[^{]*/g)].map(([query]) => ({
      file,
      query: query.trim(),
    })),
  )
  expect(queries.length).toBeGreaterThan(50)
  expect(queries.filter(({ query }) => !/^@media \(width (<|<=|>|>=) [\d.]+em\)$/.test(query))).toEqual([])
})
