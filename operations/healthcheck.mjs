// Ends with 0 while the site in this container answers.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
