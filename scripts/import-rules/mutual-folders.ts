import { placeOf } from './places.ts'
import type { Project, Violation } from './project.ts'

/** Folders below these whose modules must not import each other, because neither could be read without the other. */
const roots = ['src/editor/']

/** Reports each import that closes a circle of two folders, once for the side with fewer of them. */
export function checkMutualFolders({ modules }: Project): Violation[] {
  const imports = new Map<string, Violation[]>()
  for (const { file, references } of modules.values()) {
    const from = folderOf(file)
    if (from === null) continue
    for (const { target, line } of references) {
      const to = target === undefined ? null : folderOf(target)
      if (to === null || to === from) continue
      const text = `${from} may not import ${to} (${target}), because ${to} imports ${from}`
      const known = imports.get(`${from} ${to}`) ?? []
      imports.set(`${from} ${to}`, [...known, { file, line, text }])
    }
  }
  return [...imports].flatMap(([pair, own]) => {
    const [from, to] = pair.split(' ')
    const others = imports.get(`${to} ${from}`)?.length ?? 0
    const isSmaller = own.length < others || (own.length === others && pair < `${to} ${from}`)
    return isSmaller ? own : []
  })
}

/** The layer and folder of a module below one of the roots; null for tests and everything else. */
function folderOf(file: string): string | null {
  const root = roots.find((one) => file.startsWith(one))
  if (root === undefined || placeOf(file)?.name === 'tests') return null
  const folders = file.slice(root.length).split('/').slice(0, -1)
  return root + folders.slice(0, 2).join('/')
}
