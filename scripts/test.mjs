// npm test: the rules and use cases on a real PostgreSQL, then the journeys in a real browser. Ends with one line of counts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, chromium, install, node, root, run } from './set-up.mjs';

install();
const results = join(root, '.cache', 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const unit = join(results, 'unit.json');
const browser = join(results, 'browser.json');
const failures = [];
if (await run(node(), ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile=${unit}`]))
  failures.push('the quick tests');

const path = await chromium();
await build();
const found = path ? { CHROMIUM_PATH: path } : {};
if (await run(node(), ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'], { ...found, PLAYWRIGHT_JSON_OUTPUT_FILE: browser })) {
  failures.push('the browser tests');
}

const count = { passed: 0, failed: 0, skipped: 0 };
if (existsSync(unit)) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(unit, 'utf8'));
  count.passed += numPassedTests;
  count.failed += numFailedTests;
  count.skipped += numPendingTests + numTodoTests;
}
if (existsSync(browser)) {
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(browser, 'utf8')).stats;
  count.passed += expected + flaky;
  count.failed += unexpected;
  count.skipped += skipped;
}
if (failures.length && count.failed === 0) count.failed = failures.length; // A runner that broke is a failure, whatever it counted.
if (failures.length) console.error(`Failed: ${failures.join(' and ')}.`);
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
process.exit(failures.length ? 1 : 0);
