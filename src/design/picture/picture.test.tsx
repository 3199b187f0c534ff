import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { figureWidths } from './figure-address.ts'
import { photoAddress } from './photo-address.ts'
import { Picture, type ShownPicture } from './picture.tsx'

const figure: ShownPicture = { src: null, seed: 'a', ground: 'plum', alt: null }
const photograph: ShownPicture = { src: '/media/a.jpg', seed: 'a', ground: 'plum', alt: 'Ein Saal' }

/** The page's HTML with the picture in it. */
const show = (picture: ShownPicture, isLeading?: boolean, sizes = '50vw') =>
  renderToString(
    <html lang="de">
      <head />
      <body>
        <Picture picture={picture} sizes={sizes} isLeading={isLeading} />
      </body>
    </html>,
  )

describe('A figure', () => {
  test('is offered as AVIF, WebP and JPEG in all widths, and reserves its space', () => {
    const html = show(figure)
    expect(html.match(/type="image\/(avif|webp)"/g)).toEqual(['type="image/avif"', 'type="image/webp"'])
    for (const format of ['avif', 'webp', 'jpg'])
      for (const width of figureWidths) expect(html).toContain(`/${width}.${format} ${width}w`)
    expect(html).toContain('width="640" height="480"')
    expect(html).toContain('--ground:var(--plum)')
    expect(html).toContain('alt=""')
  })

  test('is lazy, and not preloaded', () => {
    expect(show(figure)).toContain('loading="lazy"')
    expect(show(figure)).not.toContain('preload')
  })

  test('that is the largest above the fold is preloaded by the head, as AVIF in the displayed size', () => {
    const html = show(figure, true)
    const [head = ''] = html.split('</head>')
    const [link = ''] = /<link rel="preload"[^>]*>/.exec(head) ?? []
    expect(link).toContain('as="image"')
    expect(link).toContain('type="image/avif"')
    expect(link).toContain('imageSizes="50vw"')
    expect(link).toMatch(/fetchPriority="high"/i)
    for (const width of figureWidths) expect(link).toContain(`/${width}.avif ${width}w`)
    expect(html).not.toContain('loading="lazy"')
  })

  test('takes its width from the layout only if it is lazy', () => {
    expect(show(figure, false, 'auto, 50vw')).toContain('sizes="auto, 50vw"')
    const leading = show(figure, true, 'auto, 50vw')
    expect(leading).toContain('sizes="50vw"')
    expect(leading).not.toContain('auto, ')
  })
})

describe('A photograph', () => {
  test('is shown with its alternative text', () => {
    const html = show(photograph)
    expect(html).toContain('src="/media/a.jpg"')
    expect(html).toContain('alt="Ein Saal"')
    expect(html).not.toContain('figures')
    expect(show(photograph, true)).toContain('href="/media/a.jpg"')
  })

  test('of the library is offered like a figure, never wider than it is, and keeps its focal point visible', () => {
    const src = photoAddress({ key: 'a'.repeat(32), width: 900, height: 600, focus: { x: 20, y: 30 } }, 1536)
    const html = show({ ...photograph, src })
    expect(html.match(/type="image\/(avif|webp)"/g)).toEqual(['type="image/avif"', 'type="image/webp"'])
    for (const width of [320, 640, 768, 900]) expect(html).toContain(`/${width}.avif ${width}w`)
    expect(html).not.toContain('1024')
    expect(html).toContain('width="640" height="427"')
    expect(html).toContain('object-position:20% 30%')
    expect(show({ ...photograph, src }, true)).toMatch(/<link rel="preload"[^>]*900\.avif 900w/)
  })
})
