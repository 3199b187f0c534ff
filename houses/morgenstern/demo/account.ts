import type { HouseDemo } from '#demo/plan.ts'

/**
 * The demo's administrator: its password is public, printed on the console, and a banner warns until it is changed.
 */
export const demoAccount: HouseDemo['account'] = {
  email: 'redaktion@konzerthaus-morgenstern.example',
  username: 'Redaktion',
  password: 'Morgenstern-1913',
}
