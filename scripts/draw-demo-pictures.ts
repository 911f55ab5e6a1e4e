/**
 * Draws the demo shop's pictures from its data into db/demo/pictures. Only what changed is drawn again: index.json keeps a
 * fingerprint of each picture's inputs and of the drawing rules. `--only <part of a name>` draws a few, for looking at.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { isGoods } from '#surfaces/goods/goods.ts';
import { type DrawnPicture, drawPicture } from './demo-pictures/draw.ts';
import { drawingRules } from './demo-pictures/drawing-rules.ts';
import { inputsOf, type PictureJob } from './demo-pictures/jobs.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'db/demo/pictures');
const indexFile = join(folder, 'index.json');

type IndexEntry = { width: number; height: number; placeholder: string; inputs: string };
type Answer = Omit<DrawnPicture, 'webp'> & { webp: Uint8Array };

if (isMainThread) await drawAll();
else
  parentPort?.on('message', async (job: PictureJob) => {
    parentPort?.postMessage(await drawPicture(job));
  });

async function drawAll(): Promise<void> {
  const { allJobs } = await import('./demo-pictures/all-jobs.ts');
  const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
  const jobs = allJobs();
  mkdirSync(folder, { recursive: true });
  const index: Record<string, IndexEntry> = existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : {};
  const rules = { goods: drawingRules('goods', root), floors: drawingRules('floors', root), rooms: drawingRules('rooms', root) };
  const fingerprint = (job: PictureJob): string => inputsOf(job, rules[job.inRoom ? 'rooms' : isGoods(job.appearance.material) ? 'goods' : 'floors']);
  const waiting = jobs.filter((job) => {
    if (only && !job.file.includes(only)) return false;
    return only || index[job.file]?.inputs !== fingerprint(job) || !existsSync(join(folder, job.file));
  });
  console.log(`${waiting.length} of ${jobs.length} pictures to draw`);
  await Promise.all([work(waiting, index, fingerprint), work(waiting, index, fingerprint)]);

  const wanted = new Set(jobs.map((job) => job.file));
  for (const file of globSync('*.webp', { cwd: folder })) if (!wanted.has(file)) rmSync(join(folder, file));
  save(Object.fromEntries(Object.entries(index).filter(([file]) => wanted.has(file))));
  const total = [...wanted].reduce((sum, file) => sum + (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0), 0);
  console.log(`${wanted.size} pictures, ${(total / 1e6).toFixed(1)} MB`);
}

/** One worker thread takes pictures from the common pile until it is empty. */
async function work(waiting: PictureJob[], index: Record<string, IndexEntry>, fingerprint: (job: PictureJob) => string): Promise<void> {
  const worker = new Worker(import.meta.filename);
  for (let job = waiting.shift(); job; job = waiting.shift()) {
    const { webp, ...facts } = await ask(worker, job);
    writeFileSync(join(folder, job.file), webp);
    index[job.file] = { ...facts, inputs: fingerprint(job) };
    if (waiting.length % 25 === 0) {
      console.log(`${waiting.length} left`);
      save(index);
    }
  }
  await worker.terminate();
}

function ask(worker: Worker, job: PictureJob): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners('message').removeAllListeners('error');
    worker.once('message', resolve).once('error', reject);
    worker.postMessage(job);
  });
}

function save(index: Record<string, IndexEntry>): void {
  const sorted = Object.entries(index).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(indexFile, `{\n${sorted.map(([file, entry]) => `  ${JSON.stringify(file)}: ${JSON.stringify(entry)}`).join(',\n')}\n}\n`);
}
