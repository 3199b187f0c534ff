import { gzipSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Icon } from './icon.tsx'
import { iconPaths } from './paths.ts'

describe('An icon', () => {
  test('is decorative unless it has a label', () => {
    expect(renderToStaticMarkup(<Icon name="close" />)).toContain('aria-hidden="true"')
    const labelled = renderToStaticMarkup(<Icon name="close" label="Schließen" />)
    expect(labelled).toContain('role="img" aria-label="Schließen"')
    expect(labelled).not.toContain('aria-hidden')
  })

  test('shows a question mark for an unknown name', () => {
    for (const name of ['theremin', '', 'constructor', '__proto__'])
      expect(renderToStaticMarkup(<Icon name={name} />)).toMatch(/>\?</)
  })

  test('stays inside of its square', () => {
    for (const [name, path] of Object.entries(iconPaths))
      for (const number of path.match(/\d+(\.\d+)?/g) ?? [])
        expect(Number(number), name).toBeLessThanOrEqual(24)
  })

  test('is small: all of them have less than two kilobytes', () => {
    expect(gzipSync(JSON.stringify(iconPaths)).length).toBeLessThan(2048)
  })
})
