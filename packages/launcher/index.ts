export { findChromium, neededChromium } from './src/browser/find-chromium.ts';
export { EXEC_DATA, ONLY_OPTIONS } from './src/commands/command-exec.ts';
export { provideStripeMock } from './src/setup/stripe-mock.mjs';
export { Run } from './src/processes/run.mjs';
export { stateFolder, testResultsFile } from './src/shop/places.ts';
export { summaryLine, type Counts } from './src/suite/summary.mjs';
export { apiEnv, chooseAddresses, clientEnv, EXPORT_HUB } from './src/shop/addresses.ts';
export { placeholderEnv, STAND_INS_VARIABLE } from './src/emulators/java-wrapper.ts';
