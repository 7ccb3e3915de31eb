const DAY_MS = 24 * 60 * 60 * 1000;

/** A day of the calendar as its midnight in UTC, in milliseconds: there each day has 24 hours. */
export type CalendarDay = number;

/** A day of the calendar as the API says it: `2026-12-24`. */
export const isoDay = (day: CalendarDay): string => new Date(day).toISOString().slice(0, 10);

/** Easter Sunday of a year of the Gregorian calendar, by the anonymous rule of 1876 (Meeus). */
export function easter(year: number): CalendarDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const corrected = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(day / 31) - 1, (day % 31) + 1);
}

/** New Year, Labour Day, German Unity Day and the two days of Christmas: `month-day`. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set(['1-1', '5-1', '10-3', '12-25', '12-26']);

/** Good Friday, Easter Monday, Ascension Day and Whit Monday, in days after Easter Sunday. */
const AFTER_EASTER: ReadonlySet<number> = new Set([-2, 1, 39, 50]);

/** Whether a text is a day of the calendar: `2026-12-24`. */
export function isCalendarDay(text = ''): boolean {
  const midnight = new Date(`${text}T00:00Z`);
  // The thirtieth of February is read as a day of March.
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(`${text}T`);
}

/** How many days lie from one to another, both among them; less than 1 where it ends before it begins. */
export const closureDays = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** True from Monday to Friday, but for the holidays that all of Germany has. */
export function isWorkingDay(day: CalendarDay): boolean {
  const date = new Date(day);
  const isWeekend = date.getUTCDay() % 6 === 0;
  const isFixed = FIXED_HOLIDAYS.has(`${date.getUTCMonth() + 1}-${date.getUTCDate()}`);
  const afterEaster = (day - easter(date.getUTCFullYear())) / DAY_MS;
  return !isWeekend && !isFixed && !AFTER_EASTER.has(afterEaster);
}

/** The next working day after a day, or of those among them that `counts` takes. */
export function nextWorkingDay(day: CalendarDay, counts = isWorkingDay): CalendarDay {
  let next = day + DAY_MS;
  while (!counts(next)) next += DAY_MS;
  return next;
}

/** By time zone: making one takes longer than all that is asked of it for a page. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What calendar and clock of a time zone say at a moment. */
export function calendarDayAt(moment: Date, timeZone: string): { day: CalendarDay; hour: number } {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 0, day = 0, hour = 0] = (['year', 'month', 'day', 'hour'] as const).map(
    (name) => parts.get(name),
  );
  return { day: Date.UTC(year, month - 1, day), hour };
}
