import { AddressLabels } from '../features/orders/packing/address-labels.tsx';

export function Component() {
  return <AddressLabels />;
}
