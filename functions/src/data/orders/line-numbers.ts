import { MAX_PURCHASE_LINES } from '../../contract/constants.ts';

/** Numbers of lines in few words, ascending: 1, 2, 3 and 5 are `1-3,5`. For 200 lines less than 400 characters. */
export const writeLineNumbers = (lines: readonly number[]): string => {
  const ranges: [number, number][] = [];
  for (const line of [...lines].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
};

/** The numbers that such words stand for; none for anything else. */
export const readLineNumbers = (text: string): number[] => {
  if (!/^\d{1,3}(-\d{1,3})?(,\d{1,3}(-\d{1,3})?)*$/.test(text)) return [];
  return text.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    const length = Math.max(0, Math.min(to, MAX_PURCHASE_LINES) - from + 1);
    return Array.from({ length }, (_line, index) => from + index);
  });
};
