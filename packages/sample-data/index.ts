export { ADMIN, CUSTOMER, people, SECOND, type SamplePerson } from './src/content/people.ts';
