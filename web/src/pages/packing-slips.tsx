import { PackingSlips } from '../features/orders/packing/packing-slips.tsx';

export function Component() {
  return <PackingSlips />;
}
