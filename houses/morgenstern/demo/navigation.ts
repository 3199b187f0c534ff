import { z } from 'zod'
import { localized } from '#demo/texts/read-texts.ts'
import { readData } from './own-texts.ts'

const link = z.strictObject({ key: z.string(), name: localized, target: z.string() })
const entry = link.extend({ isHighlight: z.boolean().default(false), children: z.array(link).default([]) })
const redirect = z.strictObject({ oldPath: z.string(), newPath: z.string() })

/**
 * The main menu, highlighted entries first, and the links in the footer of every page; addresses of earlier websites that
 * are still printed on posters.
 */
export const { redirects, ...navigation } = readData(
  'navigation.yaml',
  z.strictObject({ menu: z.array(entry), footer: z.array(link), redirects: z.array(redirect) }),
)
