/** Where the emulators listen, in the variables that Firebase's own tools set. */
const hostAndPort = (variable: string, fallback: string): { host: string; port: number } => {
  const [host = '', port = ''] = (process.env[variable] ?? fallback).split(':');
  return { host, port: Number(port) };
};

export const FIRESTORE = hostAndPort('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
export const STORAGE = hostAndPort('FIREBASE_STORAGE_EMULATOR_HOST', '127.0.0.1:9199');
