export { ADMIN, CUSTOMER, people, SECOND, type SamplePerson } from './src/content/people.ts';
export { products } from './src/content/products.ts';
