import { contrast, readColour } from '#colour/contrast.ts'
import { theme } from '#colour/house.generated.ts'
import type { ErrorCode } from '../errors.ts'
import { readLogo } from './read-logo.ts'
import type { Scope } from '../scope.ts'
import type { HouseSettings } from './settings.server.ts'

const { page } = theme

/** The grounds on which a button can stand, in each theme: `--paper` and `--paper-raised` of the design's tokens. */
const grounds = {
  accent_light: [page.paper.day, page['paper-raised'].day],
  accent_dark: [page.paper.evening, page['paper-raised'].evening],
}
const leastContrast = 4.5

type Checked = Pick<
  HouseSettings,
  'accent_light' | 'accent_dark' | 'consent_services' | 'logo_svg' | 'shop_feed'
>

/**
 * The errors that only a look at the whole shows: colours on their grounds, keys of consent services, and a new address of the
 * feed that leads into a private network.
 */
export async function checkSettings(
  settings: Checked,
  { scope, before }: { scope: Pick<Scope, 'judgeAddress'>; before: Pick<Checked, 'shop_feed'> | null },
): Promise<Record<string, ErrorCode>> {
  const errors: Record<string, ErrorCode> = {}
  for (const name of ['accent_light', 'accent_dark'] as const) {
    const colour = settings[name]
    if (colour !== null && grounds[name].some((ground) => !isLegible(colour, ground)))
      errors[name] = 'contrast'
  }
  if (settings.logo_svg !== null && !readLogo(settings.logo_svg)) errors['logo_svg'] = 'logo'
  const { shop_feed: feed } = settings
  if (feed !== null && feed !== before?.shop_feed && (await scope.judgeAddress?.(feed)) === 'private')
    errors['shop_feed'] = 'private_host'
  const known = new Set<string>()
  for (const [index, { key }] of settings.consent_services.entries()) {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)) errors[`consent_services.${index}.key`] = 'slug'
    else if (known.has(key)) errors[`consent_services.${index}.key`] = 'duplicate'
    known.add(key)
  }
  return errors
}

function isLegible(text: string, ground: string): boolean {
  const [front, back] = [readColour(text), readColour(ground)]
  return front !== null && back !== null && contrast(front, back) >= leastContrast
}
