import type { HouseLayout } from 'concert-hall/house'

export const layout: Partial<HouseLayout> = {
  header: 'centred',
  footer: 'lines',
  stage: 'beside',
  share: 'band',
}
