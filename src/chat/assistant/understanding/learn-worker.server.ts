import { parentPort } from 'node:worker_threads';
import { learnExamples } from './learn-examples.server.ts';

parentPort?.postMessage(await learnExamples());
