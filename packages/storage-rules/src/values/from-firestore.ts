import { parseTimestamp } from './time.ts';
import {
  bool,
  EvaluationError,
  float,
  int,
  list,
  map,
  type MapValue,
  NULL,
  path,
  string,
  timestamp,
  type Value,
} from './value.ts';

/** A document as Firestore's REST interface gives it. */
export type FirestoreDocument = {
  readonly name?: string;
  readonly fields?: Readonly<Record<string, unknown>>;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mapOf = (fields: unknown): MapValue =>
  map(
    Object.entries(isRecord(fields) ? fields : {}).map(([key, value]) => [
      key,
      fromFirestore(value),
    ]),
  );

const pathOf = (name: string) => path(name.replace(/^projects\/[^/]+\//, '').split('/'));

const readers: Readonly<Record<string, (content: unknown) => Value>> = {
  nullValue: () => NULL,
  booleanValue: (content) => bool(content === true),
  integerValue: (content) => int(BigInt(String(content))),
  doubleValue: (content) => float(Number(content)),
  stringValue: (content) => string(String(content)),
  bytesValue: (content) => ({ type: 'bytes', base64: String(content) }),
  timestampValue: (content) => timestamp(parseTimestamp(String(content))),
  referenceValue: (content) => pathOf(String(content)),
  geoPointValue: (content) => ({
    type: 'latlng',
    latitude: Number(isRecord(content) ? (content.latitude ?? 0) : NaN),
    longitude: Number(isRecord(content) ? (content.longitude ?? 0) : NaN),
  }),
  arrayValue: (content) => {
    const values = isRecord(content) ? content.values : undefined;
    return list(Array.isArray(values) ? values.map(fromFirestore) : []);
  },
  mapValue: (content) => mapOf(isRecord(content) ? content.fields : undefined),
};

const fromFirestore = (tagged: unknown): Value => {
  const [entry] = isRecord(tagged) ? Object.entries(tagged) : [];
  const reader = entry && Object.hasOwn(readers, entry[0]) ? readers[entry[0]] : undefined;
  if (entry === undefined || reader === undefined) {
    throw new EvaluationError(`the document holds a value of an unknown kind`);
  }
  return reader(entry[1]);
};

/** What `firestore.get()` gives: `data`, `id` and `__name__`. @throws EvaluationError for a value it cannot read */
export const documentValue = (document: FirestoreDocument): MapValue => {
  const name = pathOf(document.name ?? '');
  return map([
    ['data', mapOf(document.fields)],
    ['id', string(name.segments.at(-1) ?? '')],
    ['__name__', name],
  ]);
};
