export { AddressLabels as Component } from '../features/orders/packing/address-labels.tsx';
