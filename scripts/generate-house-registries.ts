/** Writes which house the program is built for: the only modules of src that import something of a house. */
import path from 'node:path'
import { specifierOf, type House } from './house-folder.ts'

type Registry = { file: string; source: string }

const origin =
  '// Generated from the folder of the house by scripts/generate-house-registries.ts: do not edit.'

/** The content of the generated files, whose paths are relative to the folder `source` (src). */
export function houseRegistries(source: string, house: House): Registry[] {
  return [
    {
      file: 'project/house.generated.ts',
      source: lines([
        `/** Relative to the project, or absolute. */`,
        `export const house = ${JSON.stringify(house.name)}`,
      ]),
    },
    { file: 'demo/house.generated.ts', source: demo(path.join(source, 'demo'), house) },
  ]
}

function demo(from: string, house: House): string {
  const [account, plan] = [house.find('demo/account.ts'), house.find('demo/index.ts')]
  if (!account || !plan)
    return lines([
      `import type { HouseDemo } from './plan.ts'`,
      '',
      'export const houseDemo: HouseDemo | null = null',
    ])
  return lines([
    `import { demoAccount } from '${specifierOf(from, account)}'`,
    `import type { HouseDemo } from './plan.ts'`,
    '',
    'export const houseDemo: HouseDemo | null = {',
    '  account: demoAccount,',
    `  loadPlan: async () => (await import('${specifierOf(from, plan)}')).planDemo,`,
    '}',
  ])
}

function lines(source: string[]): string {
  return [origin, ...source, ''].join('\n')
}
