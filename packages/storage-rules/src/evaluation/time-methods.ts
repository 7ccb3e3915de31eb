import { NANOS_PER_MS, NANOS_PER_UNIT, toDate, toMillis } from '../values/time.ts';
import {
  duration,
  type DurationValue,
  float,
  int,
  type LatLngValue,
  timestamp,
  type TimestampValue,
} from '../values/value.ts';
import { type MethodTable } from './method-table.ts';

const MS_PER_DAY = 86_400_000;
const NANOS_PER_SECOND = NANOS_PER_UNIT.s ?? 1n;

const startOfDay = (self: TimestampValue): bigint => {
  const date = toDate(self.nanos);
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  return BigInt(midnight) * NANOS_PER_MS;
};

const dayOfYear = (self: TimestampValue): number => {
  const newYear = Date.UTC(toDate(self.nanos).getUTCFullYear(), 0, 1);
  return Math.floor((toMillis(self.nanos) - newYear) / MS_PER_DAY) + 1;
};

/** All in UTC. */
export const timestampMethods: MethodTable<TimestampValue> = {
  date: (self) => timestamp(startOfDay(self)),
  time: (self) => duration(self.nanos - startOfDay(self)),
  year: (self) => int(toDate(self.nanos).getUTCFullYear()),
  month: (self) => int(toDate(self.nanos).getUTCMonth() + 1),
  day: (self) => int(toDate(self.nanos).getUTCDate()),
  /** Monday is 1, Sunday 7. */
  dayOfWeek: (self) => int(toDate(self.nanos).getUTCDay() || 7),
  dayOfYear: (self) => int(dayOfYear(self)),
  hours: (self) => int(toDate(self.nanos).getUTCHours()),
  minutes: (self) => int(toDate(self.nanos).getUTCMinutes()),
  seconds: (self) => int(toDate(self.nanos).getUTCSeconds()),
  nanos: (self) => int((self.nanos - startOfDay(self)) % NANOS_PER_SECOND),
  toMillis: (self) => int(toMillis(self.nanos)),
};

export const durationMethods: MethodTable<DurationValue> = {
  seconds: (self) => int(self.nanos / NANOS_PER_SECOND),
  nanos: (self) => int(self.nanos % NANOS_PER_SECOND),
};

export const latLngMethods: MethodTable<LatLngValue> = {
  latitude: (self) => float(self.latitude),
  longitude: (self) => float(self.longitude),
};
