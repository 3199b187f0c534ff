import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ResolverFactory } from 'oxc-resolver'
import { readModule, type SourceModule } from './read-module.ts'
import type { Reference } from './syntax.ts'

/** A breach of the import rules, and where it is. */
export type Violation = { file: string; line: number; text: string }

/** A reference with its target: a file of the project, something outside of its sources, or nothing. */
export type ResolvedReference = Reference & {
  target: string | undefined
  problem: string | undefined
  isBuiltin: boolean
}

export type ProjectModule = Omit<SourceModule, 'references'> & { references: ResolvedReference[] }

export type Project = {
  modules: Map<string, ProjectModule>
  /** Files that could not be read, with the reason. */
  failures: { file: string; reason: string }[]
  /** How many source files there are, counted separately from reading them. */
  fileCount: number
}

/** Of the examples the houses, in folders of their own: the programs beside them know the public API only. */
const folders = ['src', 'accessibility', 'houses', 'examples/*', 'shop', 'scripts', 'tests', 'bench']

/** Reads every module of the project and resolves its imports. */
export function readProject(root: string): Project {
  const files = listSourceFiles(root)
  const read: SourceModule[] = []
  const failures: Project['failures'] = []
  for (const file of files) {
    try {
      read.push(readModule(root, file))
    } catch (error) {
      failures.push({ file, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  const resolve = createResolver(root, new Set(files))
  const modules = read.map((module) => ({
    ...module,
    references: module.references.map((reference) => ({ ...reference, ...resolve(module.file, reference) })),
  }))
  return {
    modules: new Map(modules.map((module) => [module.file, module])),
    failures,
    fileCount: countSourceFiles(root),
  }
}

function listSourceFiles(root: string): string[] {
  const atRoot = readdirSync(root).filter((name) => name.endsWith('.config.ts'))
  const inFolders = globSync(folders, { cwd: root }).flatMap((folder) => listIn(root, toSlashes(folder)))
  return [...atRoot, ...inFolders].toSorted()
}

function listIn(root: string, folder: string): string[] {
  let entries
  try {
    entries = readdirSync(path.join(root, folder), { withFileTypes: true })
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    if (entry.name === 'node_modules') return []
    const file = `${folder}/${entry.name}`
    if (entry.isDirectory()) return listIn(root, file)
    return /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [file] : []
  })
}

function toSlashes(file: string): string {
  return file.split(path.sep).join('/')
}

function countSourceFiles(root: string): number {
  const patterns = [`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, '*.config.ts']
  return globSync(patterns, { cwd: root, exclude: ['**/node_modules/**'] }).filter(
    (file) => !file.endsWith('.d.ts'),
  ).length
}

function createResolver(root: string, files: Set<string>) {
  const resolver = new ResolverFactory({
    builtinModules: true,
    conditionNames: ['node', 'import', 'module', 'default'],
    extensions: ['.js', '.mjs', '.cjs', '.json'],
    mainFields: ['module', 'main'],
  })
  const declared = readDeclaredPackages(root)
  const apart = new Map(
    globSync('tests/*/package.json', { cwd: root }).map((file) => [
      path.dirname(file).split(path.sep).join('/'),
      readDeclaredPackages(path.join(root, path.dirname(file))),
    ]),
  )

  return (file: string, { specifier, kind }: Reference) => {
    const nothing = { target: undefined, problem: undefined, isBuiltin: false }
    if (isMadeByTools(specifier)) return nothing
    const isPackage = !/^[.#/]/.test(specifier)
    // Some tests have packages of their own, which may not be installed.
    if (isPackage && apart.get(path.posix.dirname(file))?.has(packageNameOf(specifier))) return nothing
    if (isPackage && !specifier.startsWith('node:') && !declared.has(packageNameOf(specifier))) {
      return { ...nothing, problem: `${packageNameOf(specifier)} is not in package.json` }
    }
    const importer = path.join(root, file)
    const withoutQuery = specifier.replace(/\?.*$/, '')
    let result = resolver.sync(path.dirname(importer), withoutQuery)
    if (result.error && !result.builtin && kind === 'type')
      result = resolver.resolveDtsSync(importer, withoutQuery)
    if (result.builtin) return { ...nothing, isBuiltin: true }
    if (!result.path) return { ...nothing, problem: `cannot find ${specifier}` }
    const target = path.relative(root, result.path).split(path.sep).join('/')
    return { ...nothing, target: files.has(target) ? target : undefined }
  }
}

/** The built site exists only after the build has run; the type check covers it. */
function isMadeByTools(specifier: string): boolean {
  return /^(\.\.\/)+build\//.test(specifier)
}

function packageNameOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** The packages that a `package.json` names, itself included: what it exports is imported by its own name. */
function readDeclaredPackages(root: string): Set<string> {
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (typeof manifest !== 'object' || manifest === null) return new Set()
  const own = 'name' in manifest && typeof manifest.name === 'string' ? [manifest.name] : []
  return new Set([
    ...own,
    ...Object.entries(manifest)
      .filter(([key]) => /^(dev|optional)?dependencies$/i.test(key))
      .flatMap(([, packages]) => Object.keys(packages)),
  ])
}
