import type { Carrier } from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { storage } from '../../lib/storage.ts';
import { settingsQuery } from './settings-queries.ts';

const NONE: readonly Carrier[] = [];

/** The carriers of the settings; none while they are not known. */
export const useCarriers = (): readonly Carrier[] =>
  useQuery({ ...settingsQuery(), select: ({ carriers }) => carriers }).data ?? NONE;

/** Whether the carriers are there, or are not to be had now: which link was typed and which made is known by them. */
export function useAreCarriersKnown(): boolean {
  const { isPending, failureCount } = useQuery(settingsQuery());
  return !isPending || failureCount > 0;
}

/** The carrier that this browser named last; empty for none. */
export const lastCarrier = (): string => storage.read('last-carrier') ?? '';

/** Keeps a carrier for the next parcel; nothing where none is said. */
export function rememberCarrier(name: string | undefined): void {
  if (name) storage.write('last-carrier', name);
}
