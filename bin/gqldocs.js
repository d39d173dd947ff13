#!/usr/bin/env node
import module from 'node:module';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`gqldocs needs Node.js 20.19 or newer; this is ${process.version}.\n`);
  process.exit(2);
}
// What V8 has compiled stays, where Node knows how: half of a short run is reading our own code.
module.enableCompileCache?.();
const { main } = await import('../dist/cli.js');
await main();
