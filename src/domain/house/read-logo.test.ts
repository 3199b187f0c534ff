import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLogo } from './read-logo.ts'

const drawing = (content: string, root = 'viewBox="0 0 40 20"') => `<svg ${root}>${content}</svg>`

describe('A logo as SVG', () => {
  test('is written anew without what only programs need, and with ids of its own', () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
      <!-- Made by a program -->
      <svg xmlns="http://www.w3.org/2000/svg" width="400" height='200' viewBox="0 0 40 20" data-name="Ebene 1">
        <title>Haus</title>
        <defs><linearGradient id="a"><stop offset="0" stop-color="#123456"/></linearGradient></defs>
        <g fill="url(#a)"><path d="M0 0L40 20
          l-1-2z" /></g>
      </svg>
    `
    expect(readLogo(text)).toEqual({
      width: 40,
      height: 20,
      markup:
        '<svg viewBox="0 0 40 20"><defs><linearGradient id="logo-a"><stop offset="0" stop-color="#123456"/>' +
        '</linearGradient></defs><g fill="url(#logo-a)"><path d="M0 0L40 20 l-1-2z"/></g></svg>',
    })
  })

  test.each([
    ['a script', drawing('<script>alert(1)</script>')],
    ['a script as an attribute', drawing('<path d="M0 0" onload="alert(1)"/>')],
    ['a style', drawing('<style>path{fill:red}</style><path d="M0 0"/>')],
    ['a style as an attribute', drawing('<path d="M0 0" style="fill:url(https://e.example/a)"/>')],
    ['a text', drawing('<text>Haus</text>')],
    ['words between elements', drawing('Haus<path d="M0 0"/>')],
    ['a picture', drawing('<image href="https://e.example/a.png"/>')],
    ['a part of another file', drawing('<use href="https://e.example/a.svg#a"/>')],
    ['HTML', drawing('<foreignObject><p>Haus</p></foreignObject>')],
    ['a link', drawing('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ['an animation', drawing('<animate attributeName="href" to="javascript:alert(1)"/>')],
    ['a paint of another file', drawing('<path fill="url(https://e.example/a#b)" d="M0 0"/>')],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('<path d="&a;"/>')}`],
    ['no size', drawing('<path d="M0 0"/>', 'width="40" height="20"')],
    ['an element that is not closed', '<svg viewBox="0 0 1 1"><g></svg>'],
    ['two roots', `${drawing('')}${drawing('')}`],
    ['a root inside', drawing(drawing(''))],
    ['no SVG', '<p>Haus</p>'],
    ['nothing', ''],
  ])('is refused if it has %s', (_, text) => expect(readLogo(text)).toBeNull())

  test('has nothing but the permitted characters in its values, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, value) => {
        const { markup = '' } = readLogo(drawing(`<path ${name}="${value}"/>`)) ?? {}
        expect(markup).toMatch(/^(?:<svg viewBox="0 0 40 20"><path(?: [\w-]+="[\w .,#%()+-]*")*\/><\/svg>)?$/)
      }),
      {
        examples: [
          ['d', '"><script>'],
          ['fill', 'url(#a)'],
          ['d="M0 0" onclick', 'x'],
        ],
      },
    )
  })
})
