import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { findPdfError } from './inspect-pdf.ts'

const pdfOf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.map((object) => Buffer.from(object)),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
const catalogue = '1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction[3 0 R/Fit]>>endobj\n'

/** A stream with a content that is compressed, if not said otherwise. */
function stream(
  dictionary: string,
  content: string | Buffer,
  { filter = '/Filter/FlateDecode', packed = true } = {},
) {
  const bytes = Buffer.from(content)
  return Buffer.concat([
    Buffer.from(`9 0 obj<<${dictionary}${filter}>>stream\r\n`),
    packed ? deflateSync(bytes) : bytes,
    Buffer.from('\nendstream endobj\n'),
  ])
}
const objects = '/Type/ObjStm/N 1/First 4'

describe('A PDF is refused', () => {
  test.each([
    ['a script', '<</S/JavaScript/JS(app.alert\\(1\\))>>'],
    ['a script whose name is written with codes', '<</S/J#61va#53cript/JS(x)>>'],
    ['the start of a program', '<</Type/Action /S /Launch /F (cmd.exe)>>'],
    ['a form that is sent elsewhere', '<</S/SubmitForm/F(https://elsewhere.example)>>'],
    ['an embedded file', '<</Type/Filespec/EF<</F 4 0 R>>>> <</Type/EmbeddedFile>>'],
    ['a dynamic form', '<</AcroForm<</XFA 5 0 R>>>>'],
    ['a film with a program', '<</Subtype/RichMedia>>'],
  ])('with %s, openly or in a compressed stream of objects', (_, active) => {
    expect(findPdfError(pdfOf(catalogue, `4 0 obj${active}endobj\n`))).toBe('active')
    expect(findPdfError(pdfOf(catalogue, stream(objects, `4 0 ${active}`)))).toBe('active')
    expect(findPdfError(pdfOf(catalogue, stream('/N 1/F#69rst 4', `4 0 ${active}`)))).toBe('active')
    expect(findPdfError(pdfOf(catalogue, stream('/N 1/First 4%1 0 obj\n', `4 0 ${active}`)))).toBe('active')
    expect(
      findPdfError(pdfOf(catalogue, stream(objects, `4 0 ${active}`, { filter: '', packed: false }))),
    ).toBe('active')
  })

  test('if it is encrypted, or its objects are packed so that nobody can look at them', () => {
    const secret = pdfOf(catalogue, '5 0 obj<</Encrypt 6 0 R>>endobj\n')
    expect(findPdfError(secret)).toBe('unreadable')
    for (const filter of ['/Filter[/ASCIIHexDecode/FlateDecode]', '/Filter/LZWDecode', '/Filter 7 0 R'])
      expect(findPdfError(pdfOf(stream(objects, '4 0 <<>>', { filter }))), filter).toBe('unreadable')
    expect(findPdfError(pdfOf(stream(objects, 'damaged', { packed: false })))).toBe('unreadable')
    expect(findPdfError(pdfOf(stream(objects, Buffer.alloc(40 * 1024 * 1024))))).toBe('unreadable')
  })
})

test('A PDF with links, bookmarks, a form to print and a page to begin with is accepted', () => {
  const harmless = pdfOf(
    catalogue,
    '4 0 obj<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://hall.example/JavaScripts)>>>>endobj\n',
    '5 0 obj<</Title(About JavaScript)/A<</S/GoTo/D[3 0 R/XYZ 0 0 0]>>>>endobj\n',
    '6 0 obj<</AcroForm<</Fields[7 0 R]>>>>endobj\n',
    stream('', 'BT (JavaScript) Tj ET'),
    stream(objects, '4 0 <</Type/Page/Contents 9 0 R>>'),
  )
  expect(findPdfError(harmless)).toBeNull()
})
