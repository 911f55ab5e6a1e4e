// npm test: the rules and use cases on a real PostgreSQL, then the journeys in a real browser that are tagged @every-run; with
// `npm test -- --all` every journey. Ends with what failed, told once more where a cut log still shows it, and one line of counts.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, chromium, install, node, root, run } from './set-up.mjs';
import { browserResults, unitResults } from './test-results.mjs';

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (isStopped = true));

install({ testTools: true });
const results = join(root, '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const browser = chromium(); // May have to be fetched, which leaves the processors free meanwhile.
await build();
const unit = join(results, 'unit.json');
const journeys = join(results, 'browser.json');
const failed = [];
if (await run(node(), ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile=${unit}`]))
  failed.push('the quick tests');

if (isStopped) process.exit(1);
const path = await browser;
const found = path ? { CHROMIUM_PATH: path } : {};
// Where a journey is walked on a desk and on a phone, every run walks it on the phone.
const which = process.argv.includes('--all') ? [] : ['--grep=^(?!desktop .*@phone).*@every-run'];
if (
  await run(node(), ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json', ...which], {
    ...found,
    PLAYWRIGHT_JSON_OUTPUT_FILE: journeys,
  })
)
  failed.push('the browser tests');

const count = { passed: 0, failed: 0, skipped: 0 };
for (const told of [unitResults(unit), browserResults(journeys)]) {
  if (!told) continue;
  for (const of of ['passed', 'failed', 'skipped']) count[of] += told[of];
  for (const failure of told.failures) console.error(`\n${failure}`);
}
if (failed.length && count.failed === 0) count.failed = failed.length; // A runner that broke is a failure, whatever it counted.
if (failed.length) console.error(`\nFailed: ${failed.join(' and ')}.`);
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(failed.length ? 1 : 0);
