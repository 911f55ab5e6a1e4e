// What the two runners wrote down, as counts and as failures to be read at the end of a long log.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './set-up.mjs';

const maxLines = 60;
const maxLineLength = 300;

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Results */

/** Of vitest's JSON; null where there is none. @returns {Results | null} */
export function unitResults(path) {
  if (!existsSync(path)) return null;
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(path, 'utf8'));
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (!failed.length) return [told('Failed', file, message)];
      return failed.map(({ fullName, failureMessages }) => told('Failed', `${file}: ${fullName}`, failureMessages.join('\n')));
    });
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, failures };
}

/** Of Playwright's JSON; null where there is none. What passed only when tried again counts as passed, and is told. @returns {Results | null} */
export function browserResults(path) {
  if (!existsSync(path)) return null;
  const { suites, stats, errors } = JSON.parse(readFileSync(path, 'utf8'));
  const tests = suites.flatMap(testsIn);
  const failures = ['flaky', 'unexpected'].flatMap((status) =>
    tests
      .filter((test) => test.status === status)
      .map(({ title, results }) => {
        const words = results.flatMap((result) => result.errors.map(({ message }) => message));
        return told(status === 'flaky' ? 'Passed only when tried again' : 'Failed', title, words[0] ?? 'It was interrupted.');
      }),
  );
  for (const { title, annotations } of tests)
    for (const { type, description } of annotations) if (type === 'skip' && description) failures.push(told('Skipped', title, description));
  for (const { message } of errors) failures.push(told('Failed', 'the run itself', message));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, failures };
}

function testsIn({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests.map(({ projectName, status, results, annotations }) => ({
      annotations,
      title: `[${projectName}] e2e/${file}:${line} ${title}`,
      status,
      results,
    })),
  );
  return [...own, ...suites.flatMap(testsIn)];
}

function told(what, title, words) {
  const lines = stripVTControlCharacters(words ?? '')
    .trim()
    .split('\n');
  const rest = lines.length - maxLines;
  const below = rest > 0 ? [...lines.slice(0, maxLines), `… ${rest} more lines`] : lines;
  return [`${what}: ${title}`, ...below.map((line) => `    ${line}`)].map(cut).join('\n');
}

function cut(line) {
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)} …` : line;
}
