import { parentPort, workerData } from 'node:worker_threads';
import { readContent } from './source.ts';

const { files, pictures } = readContent(workerData);
parentPort?.postMessage({ files, pictures });
