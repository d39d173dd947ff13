/** Preloaded into a build: tells the process that started it how much memory it had at most, in bytes. */
process.channel?.unref();
process.once('exit', () => process.send?.(process.resourceUsage().maxRSS * 1024));
