export { PackingSlips as Component } from '../features/orders/packing/packing-slips.tsx';
