export { findProgram, userCache } from './src/hidane.ts';
export { stateFolder, testResultsFile } from './src/places.ts';
export { summaryLine, type Counts } from './src/summary.mjs';
