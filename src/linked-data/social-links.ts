import type { House } from './frame.ts'

const networks = [
  ['instagram', 'Instagram', 'social_instagram'],
  ['facebook', 'Facebook', 'social_facebook'],
  ['youtube', 'YouTube', 'social_youtube'],
  ['spotify', 'Spotify', 'social_spotify'],
] as const
type Networks = Pick<House, (typeof networks)[number][2]>

/** The house's pages in social networks, with the icons and names of these. */
export function socialLinks(house: Networks) {
  return networks.flatMap(([icon, name, field]) => {
    const url = house[field]
    return url === null ? [] : [{ icon, name, url }]
  })
}
