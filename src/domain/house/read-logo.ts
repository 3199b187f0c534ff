/** The elements of drawings; all others could load, run or show something. Titles and descriptions are left out. */
const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath'.split(
    ' ',
  ),
)
const attributes = new Set(
  (
    'viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform id ' +
    'fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-dashoffset stroke-opacity opacity color clip-path clip-rule ' +
    'offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod clipPathUnits'
  ).split(' '),
)
/** What drawing programs add, and nothing shows. */
const meaningless = /^(?:xmlns(?::\w+)?|version|xml:space|role|aria-[\w-]+|data-[\w-]+)$/
const maxDepth = 40
/** Precedes all ids, so that they differ from those of pages. */
const idPrefix = 'logo-'

export type Logo = { markup: string; width: number; height: number }

/**
 * Reads a drawing as SVG and writes it anew from a closed list of elements and attributes. Null if it has anything else:
 * scripts, styles, texts, pictures, references to other files.
 */
export function readLogo(text: string): Logo | null {
  const source = text
    .replace(/^\s*<\?xml[^<>]*\?>/, '')
    .replace(/^\s*<!DOCTYPE svg[^<>[\]]*>/i, '')
    .replaceAll(/<!--(?:(?!-->)[^])*-->/g, '')
    .replaceAll(/<(title|desc)(?:\s[^<>]*)?>[^<>]*<\/\1>/g, '')
  const token =
    /\s*<(?:\/(?<closed>\w+)\s*>|(?<name>\w+)(?<rest>(?:\s+[\w:-]+\s*=\s*(?:"[^"<&]*"|'[^'<&]*'))*)\s*(?<empty>\/?)>)/y
  const open: string[] = []
  const written: string[] = []
  let size: Omit<Logo, 'markup'> | null = null
  while (token.lastIndex < source.trimEnd().length) {
    const { closed, name = '', rest = '', empty } = token.exec(source)?.groups ?? {}
    if (closed !== undefined) {
      if (open.pop() !== closed) return null
      written.push(`</${closed}>`)
      continue
    }
    const isRoot = written.length === 0
    const read = elements.has(name) ? readAttributes(rest) : null
    if (!read || isRoot !== (name === 'svg') || (!isRoot && open.length === 0)) return null
    if (isRoot) {
      size = sizeOf(read.get('viewBox'))
      for (const own of ['width', 'height', 'id', 'x', 'y']) read.delete(own)
    }
    written.push(`<${[name, ...[...read].map(([key, value]) => `${key}="${value}"`)].join(' ')}${empty}>`)
    if (!empty) open.push(name)
    if (open.length > maxDepth) return null
  }
  return size && open.length === 0 ? { markup: written.join(''), ...size } : null
}

/** Null if one of them may not stand there. */
function readAttributes(text: string): Map<string, string> | null {
  const read = new Map<string, string>()
  for (const [, name = '', double, single] of text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = (double ?? single ?? '').replaceAll(/\s+/g, ' ')
    if (meaningless.test(name)) continue
    if (!attributes.has(name) || !/^[\w .,#%()+-]*$/.test(value)) return null
    if (/url/i.test(value) && !/^url\(#[\w-]+\)$/.test(value)) return null
    read.set(name, name === 'id' ? idPrefix + value : value.replace(/^url\(#/, `url(#${idPrefix}`))
  }
  return read
}

function sizeOf(viewBox: string | undefined): { width: number; height: number } | null {
  const [, , width = 0, height = 0] = (viewBox ?? '').split(/[ ,]+/).map(Number)
  return width > 0 && height > 0 ? { width, height } : null
}
