export { findChromium, neededChromium } from './src/browser/find-chromium.ts';
export { ONLY_OPTIONS } from './src/only-options.ts';
export { provideStripeMock } from './src/stripe-mock.mjs';
export { Run } from './src/run.mjs';
export { stateFolder, testResultsFile } from './src/places.ts';
export { summaryLine, type Counts } from './src/summary.mjs';
export { apiEnv, chooseAddresses, clientEnv } from './src/addresses.ts';
export { placeholderEnv, STAND_INS_VARIABLE } from './src/java-wrapper.ts';
