import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { media } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { readLogo, type Logo } from './read-logo.ts'
import type { HouseSettings } from './settings.server.ts'

/** What an image is made of: a drawing as SVG, or a picture of the library. */
export type BrandSource = { svg: string } | { storageKey: string }
/** An image with a hash of its source, which is part of its address. */
type BrandImage = { source: BrandSource; hash: string }

export type Brand = {
  /** Shown instead of the program's emblem and the name; null if the house has none. */
  logo: Logo | { picture: BrandImage; width: number; height: number } | null
  /** Of what icons for browsers and home screens are made; null for the program's own. */
  icon: BrandImage | null
}

/** A change of how icons are drawn increments it. */
const version = 1

/** The logo and the icon that the settings name; a picture that is not in the library any more counts as none. */
export async function findBrand(
  { db }: Pick<Scope, 'db'>,
  settings: Pick<HouseSettings, 'logo' | 'logo_svg' | 'app_icon'>,
): Promise<Brand> {
  const ids = [settings.logo, settings.app_icon].flatMap((id) => id ?? [])
  const pictures = ids.length === 0 ? [] : await db.select().from(media).where(inArray(media.id, ids))
  const find = (id: number | null) =>
    pictures.find((picture) => picture.id === id && picture.kind === 'image') ?? null
  const drawing = settings.logo_svg === null ? null : readLogo(settings.logo_svg)
  const [logo, icon] = [find(settings.logo), find(settings.app_icon)]
  const { width, height } = logo ?? {}
  const picture = icon ?? logo
  return {
    logo:
      drawing ??
      (logo && width && height ? { picture: imageOf({ storageKey: logo.storageKey }), width, height } : null),
    icon:
      drawing && !icon
        ? imageOf({ svg: standAlone(drawing) })
        : picture && imageOf({ storageKey: picture.storageKey }),
  }
}

function imageOf(source: BrandSource): BrandImage {
  const hash = createHash('sha256')
    .update(JSON.stringify([version, source]))
    .digest('hex')
    .slice(0, 16)
  return { source, hash }
}

function standAlone({ markup, width, height }: Logo): string {
  const size = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`
  return markup.replace('<svg', `<svg ${size}`)
}
