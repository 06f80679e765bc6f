import { PerformanceObserver } from 'node:perf_hooks';

/** Loaded into a preview before its own code: prints when each stage of a build began. */
new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries())
    process.stdout.write(`mark ${(performance.timeOrigin + startTime).toFixed(1)} ${name}\n`);
}).observe({ entryTypes: ['mark'] });
