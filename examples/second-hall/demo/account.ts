import type { HouseDemo } from 'concert-hall/house/demo'

export const demoAccount: HouseDemo['account'] = {
  email: 'redaktion@sihlhalle.example',
  username: 'Redaktion',
  password: 'Papiermaschine-4',
}
