import {
  type Purchase,
  type Shipment,
  SHIP_UNDO_MS,
  VALIDATION,
} from '@rollwell/functions/contract';
import { useState } from 'react';
import { useListLock } from '../../../components/list/stable-list.tsx';
import { lastCarrier, rememberCarrier, useCarriers } from '../../../entities/shop/carriers.ts';
import { announce } from '../../../lib/announce.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { type ShipmentOutcome, useShipBatch } from '../api/ship-batch.ts';
import { shipmentId, useSelection } from './selection.tsx';
import { packingTexts } from './texts.ts';

const { dialog: texts } = packingTexts;

/** An order that is to be shipped, with what is known of its parcel before; empty where nothing is. */
export interface Parcel {
  lines: Purchase;
  number: string;
  carrier: string;
}

/** What became of an order; `until` (ISO 8601) is until when it can be undone. */
export interface Outcome extends ShipmentOutcome {
  until: string;
}

const isDone = (outcome: Outcome | undefined): boolean => outcome?.modifiedCount !== undefined;

/** Ids of the rows whose number stands in a row above as well. */
function repeatedIn(numbers: ReadonlyMap<string, string>): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const [id, number] of numbers) {
    const plain = number.trim();
    if (plain !== '' && seen.has(plain)) repeated.add(id);
    seen.add(plain);
  }
  return repeated;
}

/** The state of shipping several orders: what is typed of their parcels, and what became of each. */
export function useShipMany(parcels: readonly Parcel[]) {
  const { lockFor } = useListLock();
  const { select } = useSelection();
  const carriers = useCarriers();
  const [typed, setTyped] = useState<string>();
  const [numbers, setNumbers] = useState<ReadonlyMap<string, string>>(
    () => new Map(parcels.map(({ lines, number }) => [shipmentId(lines), number])),
  );
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isChecked, setChecked] = useState(false);
  /** The rows of which somebody was told that their number stands in another one. */
  const [told, setTold] = useState('');

  const carrier = typed ?? (lastCarrier() || (carriers[0]?.name ?? ''));
  const waiting = parcels.filter(({ lines }) => !isDone(outcomes.get(shipmentId(lines))));
  const numberOf = (id: string): string => (numbers.get(id) ?? '').trim();
  const repeated = repeatedIn(numbers);
  const lacksCarrier =
    carrier.trim() === '' &&
    waiting.some((parcel) => parcel.carrier === '' && numberOf(shipmentId(parcel.lines)) !== '');

  const { mutateAsync, isPending } = useShipBatch((found) => {
    const until = new Date(serverNow() + SHIP_UNDO_MS).toISOString();
    setOutcomes(
      (now) => new Map([...now, ...found.map((one) => [one.id, { ...one, until }] as const)]),
    );
    lockFor(SHIP_UNDO_MS);
    const done = new Set(
      found.filter((one) => one.modifiedCount !== undefined).map(({ id }) => id),
    );
    select(
      parcels.map(({ lines }) => lines).filter((lines) => done.has(shipmentId(lines))),
      false,
    );
  });

  const shipmentOf = (parcel: Parcel): Shipment => {
    const id = shipmentId(parcel.lines);
    const number = numberOf(id);
    return number === '' ? { id } : { id, number, carrier: parcel.carrier || carrier.trim() };
  };

  /** Ships what is not shipped yet; false where something is to be corrected first. */
  const ship = async (): Promise<boolean> => {
    setChecked(true);
    const alike = [...repeated].join(' ');
    setTold(alike);
    if (lacksCarrier || (alike !== '' && alike !== told)) return false;
    const shipments = waiting.map(shipmentOf);
    if (shipments.some(({ number }) => number !== undefined)) rememberCarrier(carrier.trim());
    setOutcomes((now) => new Map([...now].filter(([, outcome]) => isDone(outcome))));
    await mutateAsync(shipments);
    return true;
  };

  return {
    carrier,
    setCarrier: setTyped,
    carrierProblem: isChecked && lacksCarrier ? VALIDATION.trackingCarrier : undefined,
    numbers,
    setNumber: (id: string, number: string) => setNumbers((now) => new Map([...now, [id, number]])),
    problemOf: (id: string) => (isChecked && repeated.has(id) ? texts.twice : undefined),
    outcomes,
    isDone: (id: string) => isDone(outcomes.get(id)),
    waiting: waiting.length,
    isPending,
    ship,
  };
}

export type ShipMany = ReturnType<typeof useShipMany>;

/** Says aloud what became of all. */
export const announceOutcomes = (outcomes: ReadonlyMap<string, Outcome>): void => {
  const all = [...outcomes.values()];
  const shipped = all.filter(isDone).length;
  announce(texts.done(shipped, all.length - shipped));
};
