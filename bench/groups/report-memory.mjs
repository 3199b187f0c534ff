// Loaded before a program that is measured: at its end tells the highest resident set that it had, in millions of bytes.
process.on('exit', () => {
  process.stderr.write(`peak ${Math.round((process.resourceUsage().maxRSS * 1024) / 1e6)} MB\n`)
})
