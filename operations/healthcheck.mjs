// Ends with 0 while the site in this container is alive. HEALTH_PORT answers however busy the site is.
const port = process.env.HEALTH_PORT || process.env.PORT || 3000
const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
