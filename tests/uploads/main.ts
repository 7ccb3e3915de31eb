/**
 * `npm run check:uploads`: uploads nasty files, one after the other, to the function for pictures in a
 * process of its own, while customers order from the API in another. No file may be kept or served
 * unsafe, none may take more than 512 MiB of memory, and neither a file nor an order beside it many times
 * as long as an ordinary photograph and an order beside that take in the same run. Then 40 of those that are large to open come four at a time: together they may take what the
 * function has. `-- --only <text>` takes the files whose name holds the text.
 */
import { db } from '../support/api-admin.ts';
import { clientAddress } from '../support/api-client.ts';
import { newProduct } from '../support/api-orders.ts';
import { formWith } from '../support/api-pictures.ts';
import { startScript } from '../support/api-processes.ts';
import { optionsOf, refuse } from '../support/options.ts';
import { PICTURE_SETTINGS } from '../../functions/src/function-settings.ts';
import { middle } from '../bench/middle.ts';
import { Customers } from './customers.ts';
import { BOMBS } from './files/bombs.ts';
import { BROKEN } from './files/broken.ts';
import { LIES } from './files/lies.ts';
import { METADATA } from './files/metadata.ts';
import { POLYGLOTS } from './files/polyglots.ts';
import { judge, type Answer } from './judge.ts';
import type { NastyFile } from './nasty-file.ts';
import { forgetPeak, peakBytes } from './peak-memory.ts';
import { rush, RUSH } from './rush.ts';

const MEBIBYTE = 1024 * 1024;
const MOST_MIB = 512;
/** How many ordinary photographs come first, and how many times as long as those anything may take. */
const ORDINARY = 9;
const PATIENCE = { upload: 40, order: 40 } as const;
/** What the function has in the cloud, which ends a process that takes more. */
const LIMIT_MIB = Number.parseInt(PICTURE_SETTINGS.memory, 10) * 1024;
const UPLOAD_KEY = process.env.UPLOAD_KEY ?? 'demo-upload-key';

const { only } = optionsOf({ only: '' });
const files = [...LIES, ...BROKEN, ...POLYGLOTS, ...METADATA, ...BOMBS].filter(({ name }) =>
  name.includes(only),
);
if (files.length === 0) refuse(`No file’s name holds “${only}”.`);

// The shop is measured as it is deployed.
process.loadEnvFile(new URL('../../functions/.env', import.meta.url));

const productId = await newProduct({ minOrder: 1, available: 100_000 });
const api = await startScript('../bench/shop-under-load.ts', ['queue']);
const pictures = await startScript('../uploads/pictures-process.ts');
const pid = pictures.child.pid ?? 0;

const upload = async (bytes: Buffer, claims = 'image/jpeg'): Promise<Answer> => {
  const response = await fetch(`http://127.0.0.1:${pictures.line}/image?key=${UPLOAD_KEY}`, {
    method: 'POST',
    headers: clientAddress(),
    body: formWith(bytes, 'photo.jpg', claims),
  });
  const { status, headers } = response;
  return { status, headers, body: (await response.json()) as Answer['body'] };
};

const timedUpload = async (bytes: Buffer, claims?: string): Promise<[Answer, number]> => {
  const begun = performance.now();
  return [await upload(bytes, claims), performance.now() - begun];
};

const uploadsNoted = async (): Promise<number> =>
  (await db.collection('uploads').count().get()).data().count;

const cell = (value: number | undefined, width: number): string =>
  (value === undefined ? '?' : value.toFixed(0)).padStart(width);

interface Tried {
  faults: string[];
  kept: boolean;
  ms: number;
  memoryMiB: number;
  orderMs: number;
}

const before = await uploadsNoted();
const customers = new Customers(`http://127.0.0.1:${api.line}`, productId);
const photograph = Buffer.from(await (METADATA[0]?.make() ?? Buffer.alloc(0)));
// The libraries are loaded with the first picture; a shop that runs has done that.
await upload(photograph);
customers.takeTimes();
const ordinary: number[] = [];
while (ordinary.length < ORDINARY) ordinary.push((await timedUpload(photograph))[1]);
const most = {
  uploadMs: PATIENCE.upload * middle(ordinary),
  orderMs: PATIENCE.order * middle(customers.takeTimes()),
};

const tryFile = async (customers: Customers, file: NastyFile): Promise<Tried> => {
  const bytes = await file.make();
  customers.takeSlowest();
  forgetPeak(pid);
  const [answer, ms] = await timedUpload(bytes, file.claims);
  const memory = peakBytes(pid);
  const memoryMiB = memory === undefined ? undefined : memory / MEBIBYTE;
  const orderMs = customers.takeSlowest();
  const faults = [
    ...(await judge(file, bytes, answer)),
    ...((memoryMiB ?? 0) > MOST_MIB ? ['too much memory'] : []),
    ...(ms > most.uploadMs ? ['too slow'] : []),
    ...(orderMs > most.orderMs ? ['an order had to wait'] : []),
  ];
  console.log(
    `${cell(bytes.length / 1024, 6)} ${cell(answer.status, 6)} ${cell(ms, 6)} ${cell(memoryMiB, 5)} ${cell(orderMs, 8)}  ${file.name}${faults.length > 0 ? `  WRONG: ${faults.join(', ')}` : ''}`,
  );
  return { faults, kept: answer.status === 201, ms, memoryMiB: memoryMiB ?? 0, orderMs };
};

console.log('   KiB status     ms   MiB order ms  file');
const tried: Tried[] = [];
for (const file of files) tried.push(await tryFile(customers, file));
const stray =
  (await uploadsNoted()) - before - 1 - ORDINARY - tried.filter(({ kept }) => kept).length;

customers.takeSlowest();
forgetPeak(pid);
const { sent, statuses, unexpected } = await rush(
  BOMBS.filter((file) => files.includes(file)),
  upload,
);
const rushMiB = (peakBytes(pid) ?? 0) / MEBIBYTE;
const rushOrderMs = customers.takeSlowest();
const isAlive = pictures.child.exitCode === null && pictures.child.signalCode === null;
const rushHeld = isAlive && unexpected === 0 && rushMiB <= LIMIT_MIB && rushOrderMs <= most.orderMs;
const { orders, failed } = await customers.end();
for (const { child } of [api, pictures]) child.kill('SIGTERM');

const worst = (key: 'ms' | 'memoryMiB' | 'orderMs') =>
  Math.max(...tried.map((each) => each[key])).toFixed(0);
const wrong = tried.filter(({ faults }) => faults.length > 0).length;
console.log(
  `${files.length} files, ${tried.filter(({ kept }) => kept).length} kept, made anew; ${wrong} wrong, ${stray} stray uploads`,
);
console.log(
  `worst: ${worst('memoryMiB')} MiB, ${worst('ms')} ms of ${most.uploadMs.toFixed(0)}; slowest order ${worst('orderMs')} ms of ${most.orderMs.toFixed(0)}`,
);
const answered = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
console.log(
  `${sent} at ${RUSH.atOnce} a time: ${answered || 'none answered'}, ${unexpected} otherwise; at most ${rushMiB.toFixed(0)} of ${LIMIT_MIB} MiB, the process ${isAlive ? 'lives' : 'is gone'}; slowest order ${rushOrderMs.toFixed(0)} ms${rushHeld ? '' : '  WRONG'}`,
);
console.log(`${orders} orders beside them, ${failed} failed`);
process.exit(wrong + stray + failed === 0 && rushHeld ? 0 : 1);
