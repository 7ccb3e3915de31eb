import { parseTimestamp } from './time.ts';
import { setOf } from './compare.ts';
import { bool, float, int, list, map, NULL, path, string, timestamp, type Value } from './value.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const valuesIn = (holder: unknown): Value[] => {
  const values = isRecord(holder) ? holder.values : undefined;
  return Array.isArray(values) ? values.map(fromProtocol) : [];
};

const fieldsIn = (holder: unknown): [string, Value][] => {
  const fields = isRecord(holder) ? holder.fields : undefined;
  if (!isRecord(fields)) return [];
  return Object.entries(fields).map(([key, value]) => [key, fromProtocol(value)]);
};

const segmentsIn = (holder: unknown): string[] => {
  const segments = isRecord(holder) ? holder.segments : undefined;
  if (!Array.isArray(segments)) return [];
  return segments.map((segment: unknown) => String(isRecord(segment) ? segment.simple : ''));
};

const readers: Readonly<Record<string, (content: unknown) => Value>> = {
  null_value: () => NULL,
  bool_value: (content) => bool(content === true),
  int_value: (content) => int(typeof content === 'string' ? BigInt(content) : Number(content)),
  float_value: (content) => float(Number(content)),
  string_value: (content) => string(String(content)),
  bytes_value: (content) => ({ type: 'bytes', base64: String(content) }),
  timestamp_value: (content) => timestamp(parseTimestamp(String(content))),
  path_value: (content) => path(segmentsIn(content)),
  list_value: (content) => list(valuesIn(content)),
  set_value: (content) => setOf(valuesIn(content)),
  map_value: (content) => map(fieldsIn(content)),
};

/** Reads a tagged value such as `{string_value: 'a'}`. @throws Error for a tag nobody told us of */
export const fromProtocol = (tagged: unknown): Value => {
  const [entry] = isRecord(tagged) ? Object.entries(tagged) : [];
  const reader = entry && Object.hasOwn(readers, entry[0]) ? readers[entry[0]] : undefined;
  if (entry === undefined || reader === undefined) {
    throw new Error(`Unknown value in the request: ${JSON.stringify(tagged)}`);
  }
  return reader(entry[1]);
};
