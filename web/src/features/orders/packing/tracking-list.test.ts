import { orderNumber, type Order, type Purchase, VALIDATION } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { checkTracking, trackingRows } from './tracking-list.ts';
import { trackingListTexts as texts } from './texts.ts';

const [A, B, C] = ['a', 'b', 'c'].map((id) => orderNumber(id, '2026-11-20T08:00:00.000Z')) as [
  string,
  string,
  string,
];

const said = (text: string) =>
  trackingRows(text).map(({ number, parcel, carrier }) => [number, parcel, carrier]);

describe('the rows of a list of tracking numbers', () => {
  it.each([
    ['semicolons', `${A};0034;DHL\n${B};1Z;UPS`],
    ['tabs', `${A}\t0034\tDHL\n${B}\t1Z\tUPS`],
    ['commas', `${A},0034,DHL\n${B},1Z,UPS`],
    ['blanks', `${A} 0034 DHL\n${B}  1Z  UPS`],
    ['quotes', `"${A}","0034","DHL"\n"${B}";"1Z";"UPS"`],
    ['the number of the parcel first', `0034;${A};DHL\n1Z;${B};UPS`],
    ['headings', `Order number;Tracking number;Carrier\n${A};0034;DHL\n${B};1Z;UPS`],
    [
      'headings of a carrier, in another order and among others',
      `Sendungsnummer;Versender;Gewicht;Referenz\n0034;DHL;2;${A}\n1Z;UPS;3;${B}`,
    ],
    ['a mark of UTF-8 and the line ends of Windows', `\uFEFF${A};0034;DHL\r\n\r\n${B};1Z;UPS\r\n`],
    ['a first line that names the sign', `sep=,\n${A},0034,DHL\n${B},1Z,UPS`],
    ['apostrophes before what a spreadsheet calculates with', `${A};'0034;DHL\n${B};'1Z;UPS`],
    [
      'small letters, without dashes',
      `${A.toLowerCase()};0034;DHL\n${B.replaceAll('-', '')};1Z;UPS`,
    ],
  ])('are read with %s', (_what, text) => {
    expect(said(text)).toEqual([
      [A, '0034', 'DHL'],
      [B, '1Z', 'UPS'],
    ]);
  });

  it('need no carrier', () => {
    expect(said(`${A};0034`)).toEqual([[A, '0034', '']]);
  });

  it.each([
    ['no order', 'x;0034', texts.noNumber('x')],
    [
      'a mistyped number',
      `${A.slice(0, -1)}${A.endsWith('2') ? '3' : '2'};1`,
      VALIDATION.orderNumberMistyped,
    ],
    ['no parcel', `${A};`, texts.noParcel(A)],
    ['a number that was rounded', `${A};3,4E+11`, texts.rounded('3,4E+11')],
    ['half a quotation', `"${A};1`, texts.quotes],
  ])('say what is wrong with %s', (_what, line, wrong) => {
    expect(trackingRows(`${B};1\n${line}`)[1]).toMatchObject({ row: 2, wrong });
  });
});

const paid = {
  ...{ paid: true, shipped: false, undoUntil: null, refundAskedAt: null, refundedAt: null },
  ...{ refundFailure: null, dispute: null, withdrawal: null },
};
const orderWith = (facts: object = {}): Purchase => [{ ...paid, ...facts } as unknown as Order];

describe('a list of tracking numbers held against orders', () => {
  it('gives those that can be shipped, and says of every other row why not', () => {
    const fine = orderWith();
    const found = new Map<string, readonly Purchase[]>([
      [A, [fine]],
      [B, [orderWith({ paid: false })]],
    ]);
    const rows = trackingRows(`${A};1;DHL\n${B};2\n${C};3\n${A};4\nx;5`);
    const { parcels, messages } = checkTracking(rows, found);
    expect(parcels).toEqual([{ lines: fine, number: '1', carrier: 'DHL' }]);
    expect([...messages]).toEqual([
      [2, texts.notPaid(B)],
      [3, texts.unknown(C)],
      [4, texts.twice(A)],
      [5, texts.noNumber('x')],
    ]);
  });

  it.each([
    ['is shipped', [orderWith({ shipped: true })], texts.shipped(A)],
    ['is refunded', [orderWith({ refundedAt: 'then' })], texts.is(A, 'Refunded')],
    ['is disputed', [orderWith({ dispute: { state: 'open' } })], texts.disputed(A)],
    ['was withdrawn from', [orderWith({ withdrawal: {} })], texts.withdrawn(A)],
    ['is one of two', [orderWith(), orderWith()], texts.ambiguous(A)],
  ])('leaves one out that %s', (_what, orders, message) => {
    const { parcels, messages } = checkTracking(trackingRows(`${A};1`), new Map([[A, orders]]));
    expect([parcels, [...messages.values()]]).toEqual([[], [message]]);
  });
});
