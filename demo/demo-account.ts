/** The demo's administrator: known to everybody, shown on the console, and marked by a banner until it is changed. */
export const demoAccount = {
  email: 'redaktion@konzerthaus-morgenstern.example',
  username: 'Redaktion',
  password: 'Morgenstern-1913',
}
