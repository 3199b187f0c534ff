import type { EnvironmentModuleNode, ViteDevServer } from 'vite'

/**
 * The styles of visitors' pages in development, concatenated: all style sheets that the application imports, in import
 * order, which is the order that the build uses.
 */
export async function collectStyles(vite: ViteDevServer, application: string): Promise<string> {
  const { ssr } = vite.environments
  const seen = new Set<EnvironmentModuleNode>()
  const files: string[] = []
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return
    seen.add(module)
    for (const imported of module.importedModules) visit(imported)
    if (module.file?.endsWith('.css')) files.push(module.url.replace(/\?.*$/, ''))
  }
  const entry = await ssr?.moduleGraph.getModuleByUrl(application)
  if (entry) visit(entry)
  const texts = await Promise.all(
    files.map(
      async (file) => (await vite.environments['client']?.transformRequest(`${file}?direct`))?.code ?? '',
    ),
  )
  return texts.join('\n')
}
